import { providerName } from '#office/finance/reports/break-names.ts'
import { DeedDialog } from '#people/proofs/deed-dialog.tsx'
import { ReasonAndProof } from '#people/proofs/reason-and-proof.tsx'
import { StaffProof } from '#people/proofs/staff-proof.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { type Choice, Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import { money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import { sayMoment } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { type Site, sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { Rule } from './read-rules.ts'
import type { RuleValues } from './rule-values.ts'

export type RuleProps = {
  readonly rule: Rule
  readonly here: string
  readonly accounts: readonly Choice[]
  readonly formKey: string
  readonly asksProof: boolean
  readonly answer: FormAnswer | undefined
  readonly locale: Locale
  readonly site: Site
}

export const keyOf = ({ rule, provider }: Rule) => (provider === null ? rule : `${rule}:${provider}`)

function titleOf({ rule, provider }: Rule): string {
  if (rule === 'receiptLimit') return m.finance_rule_receipt()
  if (rule === 'suspenseLimit') return m.finance_rule_suspense()
  return m.finance_rule_terms({ provider: isolate(providerName(provider ?? '')) })
}

/** What a rule says, as a person reads it. */
function factsOf(values: RuleValues, { accounts, locale, site }: Pick<RuleProps, 'accounts' | 'locale' | 'site'>) {
  const amount = (minor: number) => <Amount money={money(BigInt(minor), sites[site].currency)} locale={locale} />
  if ('other_person_from_minor' in values)
    return [{ term: m.finance_rule_amount(), value: amount(values.other_person_from_minor) }]
  if ('two_people_from_minor' in values)
    return [{ term: m.finance_rule_amount(), value: amount(values.two_people_from_minor) }]
  const account = accounts.find(({ value }) => value === values.payout_account_id)
  return [
    { term: m.finance_rule_percent(), value: <Ltr>{minorToDecimal(BigInt(values.basis_points))}</Ltr> },
    { term: m.finance_rule_fixed(), value: amount(values.fixed_minor) },
    { term: m.finance_rule_account(), value: <bdi>{account?.text ?? m.finance_rule_any_account()}</bdi> },
    { term: m.finance_rule_known_as(), value: <bdi>{values.known_as || '—'}</bdi> },
  ]
}

/** One limit or the terms of one provider: what holds, who changed it, and what waits for a second person. */
export function RuleCard(props: RuleProps) {
  const { rule, here, locale, site } = props
  const { last, waiting } = rule
  return (
    <Card title={titleOf(rule)}>
      {rule.rule !== 'feeTerms' && (
        <p className="text-sm text-soft">
          {rule.rule === 'receiptLimit' ? m.finance_rule_receipt_text() : m.finance_rule_suspense_text()}
        </p>
      )}
      <Facts items={factsOf(rule.values, props)} />
      <p className="mt-2 text-sm text-soft">
        {last?.agreedAt
          ? m.finance_rule_last({
              by: isolate(last.by),
              agreed: isolate(last.agreedBy ?? ''),
              at: isolate(sayMoment(last.agreedAt, locale, site)),
            })
          : m.finance_rule_never()}
      </p>
      {waiting ? (
        <Waiting {...props} waiting={waiting} />
      ) : (
        <p className="mt-2">
          <TextLink to={`${here}?change=${keyOf(rule)}`}>{m.finance_rule_change()}</TextLink>
        </p>
      )}
    </Card>
  )
}

function Waiting({ waiting, ...props }: RuleProps & { readonly waiting: NonNullable<Rule['waiting']> }) {
  const { answer, formKey, asksProof } = props
  const mine = answer?.typed.id === waiting.id ? answer : undefined
  return (
    <Notice tone="wait" title={m.finance_rule_waiting()} className="mt-3">
      <Facts
        items={[
          ...factsOf(waiting.values, props),
          { term: m.finance_by(), value: <bdi>{waiting.by}</bdi> },
          { term: m.finance_reason(), value: <bdi>{waiting.reason}</bdi> },
        ]}
      />
      {mine?.errors.general && <p className="text-bad">{mine.errors.general}</p>}
      {waiting.isMine && <p className="mt-2 text-sm">{m.finance_own_proposal()}</p>}
      <PostForm answer={mine} className="mt-3 flex flex-col gap-3">
        <input type="hidden" name="key" value={`${formKey}-${waiting.id}`} />
        <input type="hidden" name="id" value={waiting.id} />
        <StaffProof asks={asksProof} />
        <div className="flex flex-wrap gap-3">
          {!waiting.isMine && (
            <SubmitButton name="do" value="agree">
              {m.finance_rule_agree()}
            </SubmitButton>
          )}
          <SubmitButton kind="secondary" name="do" value="withdraw">
            {m.finance_withdraw_proposal()}
          </SubmitButton>
        </div>
      </PostForm>
    </Notice>
  )
}

/** Another limit, or other terms, for a colleague to agree to. */
export function ChangeDialog({ rule, here, accounts, formKey, asksProof, answer }: RuleProps) {
  const { values } = rule
  return (
    <DeedDialog formKey={formKey} answer={answer} title={titleOf(rule)} closeTo={here}>
      <input type="hidden" name="rule" value={rule.rule} />
      {'basis_points' in values ? (
        <>
          <input type="hidden" name="provider" value={rule.provider ?? ''} />
          {amountField('percent', m.finance_rule_percent(), minorToDecimal(BigInt(values.basis_points)))}
          {amountField('fixed', m.finance_rule_fixed(), minorToDecimal(BigInt(values.fixed_minor)))}
          <Select
            label={m.finance_rule_account()}
            name="payoutAccount"
            options={[{ value: '', text: m.finance_rule_any_account() }, ...accounts]}
            defaultValue={values.payout_account_id ?? ''}
          />
          <Field
            label={m.finance_rule_known_as()}
            hint={m.finance_rule_known_as_hint()}
            name="knownAs"
            defaultValue={values.known_as}
            autoComplete="off"
          />
        </>
      ) : (
        amountField('amount', m.finance_rule_amount(), minorToDecimal(BigInt(Object.values(values)[0] ?? 0)))
      )}
      <ReasonAndProof label={m.finance_reason()} asksProof={asksProof} />
      <SubmitButton name="do" value="propose">
        {m.finance_rule_propose()}
      </SubmitButton>
    </DeedDialog>
  )
}

function amountField(name: string, label: string, now: string | undefined) {
  return <Field label={label} name={name} defaultValue={now} inputMode="decimal" autoComplete="off" required ltr />
}
