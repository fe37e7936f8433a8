import type { Withdrawal } from '#money/payments/withdrawals/withdrawal.ts'
import { withdrawalStatusNames } from '#money/payments/withdrawals/withdrawal-names.ts'
import { StaffProof } from '#people/proofs/staff-proof.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SearchBar } from '#platform/ui/forms/search-bar.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

export type FoundWithdrawal = Withdrawal & { readonly customer: string; readonly isOwn: boolean }

type PayCardProps = {
  readonly here: string
  /** What was searched for. */
  readonly number: string
  readonly withdrawal: FoundWithdrawal | null
  readonly formKey: string
  readonly answer: FormAnswer | undefined
  readonly asksProof: boolean
  readonly locale: Locale
}

/** The customer shows the number of a withdrawal and their papers; the clerk compares, pays, and writes down who took it. */
export function PayCard(props: PayCardProps) {
  const { here, number, withdrawal } = props
  const isReady = withdrawal?.status === 'on_progress' && !withdrawal.isOwn
  return (
    <Card title={m.finance_till_pay()}>
      <SearchBar
        action={here}
        name="withdrawal"
        isCode
        label={m.finance_till_pay_number()}
        placeholder="WD-"
        button={m.finance_till_find()}
        value={number}
        quiet={isReady}
      />
      {number !== '' && !withdrawal && (
        <Notice tone="warn" role="status" className="mt-3">
          {m.finance_till_pay_none()}
        </Notice>
      )}
      {withdrawal && !isReady && (
        <Notice tone="warn" role="status" className="mt-3">
          {withdrawal.isOwn && withdrawal.status === 'on_progress'
            ? m.finance_till_pay_own()
            : m.finance_till_pay_not_now({ state: withdrawalStatusNames[withdrawal.status][1]() })}
        </Notice>
      )}
      {withdrawal && isReady && <PayForm {...props} withdrawal={withdrawal} />}
    </Card>
  )
}

function PayForm({ withdrawal, formKey, answer, asksProof, locale }: PayCardProps & { withdrawal: FoundWithdrawal }) {
  const mine = answer?.typed.do === 'pay' ? answer : undefined
  return (
    <PostForm answer={mine} className={`mt-4 flex flex-col gap-3 border-line border-t pt-4 ${denseForm}`}>
      <FormKey value={formKey} />
      <input type="hidden" name="number" value={withdrawal.number} />
      <Facts
        items={[
          { term: m.finance_number(), value: <Ltr>{withdrawal.number}</Ltr> },
          { term: m.finance_customer(), value: <bdi>{withdrawal.customer}</bdi> },
          {
            term: m.finance_till_pay_due(),
            value: <Amount money={withdrawal.amount} locale={locale} className="text-xl font-semibold" />,
          },
        ]}
      />
      <Field
        label={m.finance_collector()}
        hint={m.finance_collector_hint()}
        name="collector"
        autoComplete="off"
        required
      />
      <Field
        label={m.finance_collector_id()}
        hint={m.finance_collector_id_hint()}
        name="idNumber"
        autoComplete="off"
        required
        ltr
      />
      <StaffProof asks={asksProof} />
      <SubmitButton name="do" value="pay" className="self-start">
        {m.finance_till_pay_action()}
      </SubmitButton>
    </PostForm>
  )
}
