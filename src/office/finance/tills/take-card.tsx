import type { Payment } from '#money/payments/payment.ts'
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
import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { DeskOrder, DeskPayer } from './find-desk-payment.ts'

type TakeCardProps = {
  readonly here: string
  readonly code: string
  readonly payment: Payment | null
  readonly payer: DeskPayer | null
  /** The order whose number it is, where it has no payment for an office. */
  readonly order: DeskOrder | null
  readonly formKey: string
  readonly answer: FormAnswer | undefined
  readonly asksProof: boolean
  readonly locale: Locale
}

/** The customer says a number, the clerk sees what is due, takes it and says so. */
export function TakeCard({ here, asksProof, code, payment, payer, order, formKey, answer, locale }: TakeCardProps) {
  const isWaiting = payment?.status === 'pending_payment'
  return (
    <Card title={m.finance_till_take()}>
      <SearchBar
        action={here}
        name="code"
        isCode
        label={m.finance_till_code()}
        placeholder={m.finance_till_code()}
        button={m.finance_till_find()}
        value={code}
        quiet={isWaiting}
      />
      {code !== '' && !payment && (
        <Notice tone="warn" role="status" className="mt-3">
          {order ? orderTexts[order.why]({ number: order.number }) : m.finance_till_none()}
        </Notice>
      )}
      {payment && !isWaiting && (
        <Notice tone="warn" role="status" className="mt-3">
          {m.finance_till_over_already({ state: stateName(payment.status) })}
        </Notice>
      )}
      {payment && isWaiting && (
        <TakeForm
          payment={payment}
          payer={payer}
          formKey={formKey}
          answer={answer}
          asksProof={asksProof}
          locale={locale}
        />
      )}
    </Card>
  )
}

function stateName(status: Payment['status']): string {
  if (status === 'successed') return m.finance_state_paid()
  return status === 'cancelled' || status === 'failed' ? m.finance_state_ended() : m.finance_state_elsewhere()
}

const orderTexts = {
  inReview: m.finance_till_order_in_review,
  otherWay: m.finance_till_order_other_way,
  nothingDue: m.finance_till_order_nothing_due,
} as const satisfies Readonly<Record<DeskOrder['why'], unknown>>

type TakeFormProps = Omit<TakeCardProps, 'here' | 'code' | 'order' | 'payment'> & { readonly payment: Payment }

function TakeForm({ payment, payer, formKey, answer, asksProof, locale }: TakeFormProps) {
  const mine = answer?.typed.do === 'take' ? answer : undefined
  return (
    <PostForm answer={mine} className={`mt-4 flex flex-col gap-3 border-line border-t pt-4 ${denseForm}`}>
      <FormKey value={formKey} />
      <input type="hidden" name="code" value={payment.number} />
      <Facts
        items={[
          ...(payer?.order ? [{ term: m.orders_staff_order(), value: <Ltr>{payer.order}</Ltr> }] : []),
          ...(payer ? [{ term: m.finance_customer(), value: <bdi>{payer.customer}</bdi> }] : []),
          { term: m.finance_number(), value: <Ltr>{payment.number}</Ltr> },
          {
            term: m.finance_till_due(),
            value: <Amount money={payment.outside} locale={locale} className="text-xl font-semibold" />,
          },
        ]}
      />
      <Field
        label={m.finance_till_amount()}
        hint={m.finance_till_amount_hint()}
        name="amount"
        defaultValue={minorToDecimal(payment.outside.minor)}
        inputMode="decimal"
        autoComplete="off"
        required
        ltr
      />
      <StaffProof asks={asksProof} />
      <SubmitButton name="do" value="take" data-key="t" className="self-start">
        {m.finance_till_take_action()}
      </SubmitButton>
    </PostForm>
  )
}
