import { answerOf } from '#fulfilment/warehouse/form-part.ts'
import { WhyForm } from '#fulfilment/warehouse/shipments/why-form.tsx'
import { StaffProof } from '#people/proofs/staff-proof.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { money } from '#platform/values/amounts/money.ts'
import { sayMoment } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { type Site, sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { DutiesForm, type DutiesFormFacts } from './duties-form.tsx'
import type { Assessment, ItemVariance } from './read-duties.ts'
import { VarianceTable } from './variance-table.tsx'

export type DutiesFacts = DutiesFormFacts & {
  readonly assessments: readonly Assessment[]
  readonly variances: readonly ItemVariance[]
  readonly me: string
  readonly mayAgree: boolean
  readonly asksProof: boolean
  readonly locale: Locale
  readonly site: Site
}

/** What customs really charged, posted by two people, beside the quoted amounts. */
export function DutiesCard({ facts, answer }: { readonly facts: DutiesFacts; readonly answer?: FormAnswer }) {
  const { assessments, variances, locale, site } = facts
  return (
    <Card id="duties" title={m.warehouse_duties()} className="mb-4">
      <p className="pb-3 text-sm text-soft">{m.warehouse_duties_lead()}</p>
      {assessments.map((one) => (
        <AssessmentPart key={one.number} one={one} facts={facts} answer={answer} />
      ))}
      {variances.length > 0 && <VarianceTable rows={variances} locale={locale} site={site} />}
      <DutiesForm facts={facts} answer={answer} />
    </Card>
  )
}

type PartProps = { readonly one: Assessment; readonly facts: DutiesFacts; readonly answer?: FormAnswer }

function AssessmentPart({ one, facts, answer }: PartProps) {
  const { locale, site } = facts
  const sum = (minor: bigint) => <Amount money={money(minor, sites[site].currency)} locale={locale} />
  return (
    <div className="mb-4 border-s-4 border-line ps-4">
      <p className="flex flex-wrap items-center gap-x-4">
        <strong className="font-semibold">
          <Ltr>{one.declaration}</Ltr>
        </strong>
        <span className="text-soft">{one.consignee ? <bdi>{one.consignee}</bdi> : m.warehouse_duties_all()}</span>
        <TextLink href={`/api/files/${one.receiptId}`} newTab>
          {m.warehouse_duties_receipt()}
        </TextLink>
        <Badge tone={one.agreedBy ? 'ok' : 'wait'} size="small">
          {one.agreedBy ? m.warehouse_duties_posted() : m.warehouse_duties_waits()}
        </Badge>
      </p>
      <Facts
        look="grid"
        items={[
          { term: m.warehouse_duties_duty(), value: sum(one.duty) },
          { term: m.warehouse_duties_vat(), value: sum(one.vat) },
          { term: m.warehouse_duties_fees(), value: sum(one.fees) },
          {
            term: m.warehouse_duties_entered(),
            value: (
              <>
                <bdi>{one.enteredBy}</bdi> · {sayMoment(one.enteredAt, locale, site)}
              </>
            ),
          },
          ...(one.agreedBy ? [{ term: m.warehouse_duties_agreed(), value: <bdi>{one.agreedBy}</bdi> }] : []),
        ]}
      />
      {!one.agreedBy && <AnswerForm one={one} facts={facts} answer={answer} />}
    </div>
  )
}

function AnswerForm({ one, facts, answer }: PartProps) {
  const at = `duties-${one.number}`
  const mine = answerOf(answer, at)
  const { errors, typed } = mine
  const mayAgree = facts.mayAgree && one.enteredById !== facts.me
  const key = typed.key ?? `${facts.formKey}-${one.number}`
  return (
    <div className="flex flex-wrap items-start gap-3 pt-3">
      {errors.general && (
        <Notice tone="bad" role="alert">
          {errors.general}
        </Notice>
      )}
      {mayAgree && (
        <PostForm answer={mine} className={`${denseForm} flex flex-wrap items-start gap-3`}>
          <input type="hidden" name="at" value={at} />
          <input type="hidden" name="assessment" value={one.number} />
          <input type="hidden" name="key" value={key} />
          <StaffProof asks={facts.asksProof} />
          <SubmitButton size="small" name="do" value="agreeDuties" className="sm:mt-6.5 sm:rtl:mt-8">
            {m.warehouse_duties_agree()}
          </SubmitButton>
        </PostForm>
      )}
      <WhyForm
        sent={{ at, assessment: one.number, key }}
        label={m.warehouse_duties_why()}
        act="withdrawDuties"
        button={m.warehouse_duties_withdraw()}
        typed={typed.why}
        error={errors.why}
      />
    </div>
  )
}
