import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { money } from '#platform/values/amounts/money.ts'
import { sayTime } from '#platform/values/say-date.ts'
import { m } from '#words/messages.js'
import { actionText } from './action-text.ts'
import type { OrderFacts } from './load-order.ts'

type PaymentAskProps = {
  readonly facts: OrderFacts
  readonly home: string
  /** Another answer is needed first. */
  readonly isBlocked: boolean
}

/** Before the review of an order that is reviewed first: the next steps, and that nothing is to be paid yet. */
export function ReviewFirst({ facts: { order, balanceFirst } }: { readonly facts: OrderFacts }) {
  const isOffice = order.paymentMethod === 'office'
  return (
    <Card title={m.account_review_first_title()}>
      <p className="text-soft">{isOffice ? m.account_review_first_office() : m.account_review_first_bank()}</p>
      {balanceFirst && <p className="mt-2 text-soft">{m.account_review_first_balance()}</p>}
    </Card>
  )
}

/** The amount to pay for the order, the deadline, and the method: as requested, or as the customer chooses. */
export function PaymentAsk({ facts, home, isBlocked }: PaymentAskProps) {
  const { order, waiting, locale, site } = facts
  const action = order.actions.find((one) => one.type === 'PendingPayment')
  if (!action || waiting?.hasReceipt) return null
  const path = `${home}/account/orders/${order.number}`
  const pay = `${home}/checkout/order/${order.number}`
  const due = <Amount money={money(order.payableMinor, order.money.currency)} locale={locale} />
  return (
    <Card
      tone="warn"
      title={actionText('PendingPayment').title}
      aside={<strong className="figures text-lg font-semibold">{due}</strong>}
    >
      <p className="mb-3 text-soft">
        {noteOf(facts)}
        {action.deadline && (
          <span className="block">{m.account_pay_until({ time: sayTime(action.deadline, locale, site) })}</span>
        )}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {waiting && (
          <ButtonLink kind="primary" to={`${home}/payment/${waiting.id}`} icon="card">
            {m.account_act_how_to_pay()}
          </ButtonLink>
        )}
        <ButtonLink {...(!waiting && { kind: isBlocked ? 'secondary' : 'primary', icon: 'card' })} to={pay}>
          {waiting ? m.account_act_other_way() : order.isChangeAsked ? m.account_accept_and_pay() : m.account_act_pay()}
        </ButtonLink>
        {order.mayCancel && (
          <ButtonLink to={`${path}/cancel`}>{order.isChangeAsked ? m.account_refuse() : m.account_cancel()}</ButtonLink>
        )}
      </div>
    </Card>
  )
}

/**
 * While finance looks for the transfer nothing else is asked; the receipt is shown, and the order may still be cancelled.
 */
export function ReceiptSent({ facts: { order, waiting }, home }: Pick<PaymentAskProps, 'facts' | 'home'>) {
  if (!waiting?.hasReceipt) return null
  return (
    <Card title={m.account_pay_receipt_title()}>
      <p className="mb-3 text-soft">{m.account_pay_receipt_note()}</p>
      <div className="flex flex-wrap items-center gap-3">
        <ButtonLink to={`${home}/payment/${waiting.id}`}>{m.account_act_see_receipt()}</ButtonLink>
        {order.mayCancel && (
          <ButtonLink to={`${home}/account/orders/${order.number}/cancel`}>{m.account_cancel()}</ButtonLink>
        )}
      </div>
    </Card>
  )
}

function noteOf({ waiting }: OrderFacts): string {
  if (!waiting) return actionText('PendingPayment').note
  const amount = `\u2068${waiting.amount}\u2069`
  return waiting.code === null
    ? m.account_pay_bank_note({ amount })
    : m.account_pay_office_note({ amount, code: `\u2068${waiting.code}\u2069` })
}
