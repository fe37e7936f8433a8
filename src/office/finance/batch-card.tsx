import { withdrawalMethodNames } from '#money/payments/withdrawals/withdrawal-names.ts'
import { StaffProof } from '#people/proofs/staff-proof.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { sayMoment } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { Batch, PayingPlace } from './read-batches.ts'

type BatchCardProps = {
  readonly batch: Batch & { readonly key: string }
  readonly places: readonly PayingPlace[]
  readonly asksProof: boolean
  readonly answer: FormAnswer | undefined
  readonly locale: Locale
  readonly site: Site
}

/** One batch: its file, and once the bank has paid it, the mark that it did. */
export function BatchCard({ batch, places, answer, asksProof, locale, site }: BatchCardProps) {
  const { id, number, method, count, total, madeAt, madeBy, settledAt, settledBy, reference } = batch
  return (
    <Card
      as="article"
      title={<Ltr>{number}</Ltr>}
      aside={settledAt ? <Badge tone="ok">{m.finance_paid()}</Badge> : <Badge tone="wait">{m.finance_to_pay()}</Badge>}
    >
      <Facts
        items={[
          { term: m.finance_method(), value: withdrawalMethodNames[method].name() },
          { term: m.finance_batch_size(), value: <bdi className="figures">{count}</bdi> },
          { term: m.finance_total(), value: <Amount money={total} locale={locale} className="font-semibold" /> },
          {
            term: m.finance_made(),
            value: (
              <>
                <bdi>{madeBy}</bdi> · <bdi>{sayMoment(madeAt, locale, site)}</bdi>
              </>
            ),
          },
          ...(settledAt
            ? [
                {
                  term: m.finance_paid(),
                  value: (
                    <>
                      <bdi>{settledBy}</bdi> · <bdi>{sayMoment(settledAt, locale, site)}</bdi> · <Ltr>{reference}</Ltr>
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
      {method !== 'office' && (
        <ButtonLink
          href={`/${locale}/ops/finance/withdrawals/batches/${id}/file`}
          size="small"
          icon="download"
          className="mt-3"
        >
          {m.finance_batch_file()}
        </ButtonLink>
      )}
      {!settledAt && count > 0 && <Settle batch={batch} places={places} asksProof={asksProof} answer={answer} />}
    </Card>
  )
}

function Settle({ batch, places, asksProof, answer }: Omit<BatchCardProps, 'locale' | 'site'>) {
  if (batch.isOwn)
    return (
      <Notice tone="info" className="mt-3">
        {m.finance_own_batch()}
      </Notice>
    )
  const { errors = {} } = answer ?? {}
  return (
    <PostForm answer={answer} className={`mt-4 flex flex-col gap-3 border-line border-t pt-4 ${denseForm}`}>
      {errors.general && (
        <Notice tone="bad" role="alert">
          {errors.general}
        </Notice>
      )}
      <FormKey value={batch.key} />
      <input type="hidden" name="batchId" value={batch.id} />
      {batch.method === 'fawry' ? (
        <input type="hidden" name="place" value="fawry" />
      ) : (
        <Select
          id={`place-${batch.id}`}
          label={m.finance_paid_from()}
          name="place"
          options={places}
          defaultValue={places[0]?.value ?? ''}
        />
      )}
      <Field
        id={`reference-${batch.id}`}
        label={m.finance_bank_reference()}
        hint={m.finance_bank_reference_hint()}
        name="reference"
        autoComplete="off"
        ltr
      />
      <StaffProof asks={asksProof} />
      <SubmitButton className="self-start">{m.finance_mark_paid()}</SubmitButton>
    </PostForm>
  )
}
