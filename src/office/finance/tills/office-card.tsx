import { StaffProof } from '#people/proofs/staff-proof.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
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
import type { OfficeTill } from './read-tills.ts'

type OfficeCardProps = {
  readonly till: OfficeTill & { readonly key: string }
  readonly answer: FormAnswer | undefined
  readonly asksProof: boolean
  readonly locale: Locale
  readonly site: Site
}

/** One office: the way into its till, or the form that opens it. What the books expect in it is not said to who is to count it. */
export function OfficeCard({ till, answer, asksProof, locale, site }: OfficeCardProps) {
  const { open } = till
  if (!open)
    return (
      <Card title={<bdi>{till.name}</bdi>} aside={<Badge tone="neutral">{m.finance_till_is_closed()}</Badge>}>
        <OpenForm till={till} answer={answer} asksProof={asksProof} />
      </Card>
    )
  return (
    <Card
      title={<bdi>{till.name}</bdi>}
      aside={
        open.count ? (
          <Badge tone="wait">{m.finance_waits_second()}</Badge>
        ) : (
          <Badge tone="ok">{m.finance_till_is_open()}</Badge>
        )
      }
    >
      <Facts
        items={[
          { term: m.finance_till_float(), value: <Amount money={open.float} locale={locale} /> },
          {
            term: m.finance_till_opened_by(),
            value: (
              <>
                <bdi>{open.openedBy}</bdi> · <bdi>{sayMoment(open.openedAt, locale, site)}</bdi>
              </>
            ),
          },
          { term: m.finance_number(), value: <Ltr>{open.number}</Ltr> },
        ]}
      />
      <ButtonLink to={`/${locale}/ops/finance/tills/${open.id}`} kind="primary" size="small" className="mt-3">
        {m.finance_till_go()}
      </ButtonLink>
    </Card>
  )
}

type OpenFormProps = Pick<OfficeCardProps, 'till' | 'answer' | 'asksProof'>

function OpenForm({ till, answer, asksProof }: OpenFormProps) {
  const { errors = {} } = answer ?? {}
  const shared = { inputMode: 'decimal', autoComplete: 'off', ltr: true } as const
  return (
    <PostForm answer={answer} className={`mt-3 flex flex-col gap-3 ${denseForm}`}>
      {(errors.general ?? errors.office) && (
        <Notice tone="bad" role="alert">
          {errors.general ?? errors.office}
        </Notice>
      )}
      <input type="hidden" name="do" value="open" />
      <FormKey value={till.key} />
      <input type="hidden" name="office" value={till.code} />
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Field
          {...shared}
          id={`counted-${till.code}`}
          label={m.finance_till_counted()}
          hint={m.finance_till_counted_hint()}
          name="counted"
          required
        />
        <Field
          {...shared}
          id={`brought-${till.code}`}
          label={m.finance_till_brought()}
          optional={m.finance_optional()}
          name="brought"
        />
      </div>
      <Field
        id={`note-${till.code}`}
        label={m.finance_till_reason()}
        hint={m.finance_till_reason_hint()}
        optional={m.finance_till_reason_when()}
        name="note"
      />
      <StaffProof asks={asksProof} />
      <SubmitButton kind="secondary" className="self-start">
        {m.finance_till_open()}
      </SubmitButton>
    </PostForm>
  )
}
