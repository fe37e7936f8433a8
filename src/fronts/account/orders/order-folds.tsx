import { Form } from 'react-router'
import { MessageForm } from '#care/tickets/pages/message-form.tsx'
import { MessageList } from '#care/tickets/pages/message-list.tsx'
import { RefundCard } from '#money/payments/refunds/refund-card.tsx'
import { HoldClock } from '#money/payments/refunds/refund-clock-card.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Fold } from '#platform/ui/frame/fold.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { money } from '#platform/values/amounts/money.ts'
import { CheckPrice } from '#pricing/quote/explain/check-price.tsx'
import { mayChooseBox, stillComes } from '#selling/orders/may-choose-box.ts'
import { m } from '#words/messages.js'
import type { OrderFacts } from './load-order.ts'
import type { Problem } from './order-asks.tsx'
import { OrderCosts } from './order-costs.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderPayments, paymentBadge } from './order-payments.tsx'
import { OrderRequests } from './order-requests.tsx'

type OrderFoldsProps = { readonly facts: OrderFacts; readonly path: string; readonly problem: Problem | null }

/** The goods, and folded below them what can be looked up: costs, payments, refunds, receiving, messages. */
export function OrderFolds({ facts, path, problem }: OrderFoldsProps) {
  const { order, refunds, holds, locale, site } = facts
  const { currency, paid, refunded, held, total } = order.money
  const amount = (minor: bigint) => <Amount money={money(minor, currency)} locale={locale} className="font-semibold" />
  const [tone, label] = paymentBadge(order.paymentStatus)
  const back = refunded - held
  return (
    <Card flush>
      <OrderItems order={order} short={facts.short} path={path} />
      <Fold
        id="cost"
        title={<b className="font-semibold">{paid > 0n ? m.account_what_you_paid() : m.account_total()}</b>}
        aside={amount(paid > 0n ? paid - back : total)}
      >
        <OrderCosts order={order} locale={locale} />
        <TextLink to={`${path}/invoice`} icon="receipt" className="mt-2 min-h-11 text-sm">
          {m.account_invoice()}
        </TextLink>
        <CheckPrice tables={order.tables} href={`/api/orders/${order.number}/quote`} />
      </Fold>
      <Fold
        icon="card"
        title={m.account_payments()}
        aside={
          <Badge tone={tone} size="small" wraps>
            {label()}
          </Badge>
        }
      >
        <OrderPayments facts={facts} />
      </Fold>
      {(refunds.length > 0 || holds.length > 0) && (
        <Fold icon="wallet" title={m.account_refunds()} aside={amount(back > 0n ? back : held)}>
          <div className="flex flex-col gap-5">
            {holds.map(({ id, minor, until }) => (
              <HoldClock key={id} amount={money(minor, currency)} until={until} locale={locale} site={site} />
            ))}
            {refunds.map((refund) => (
              <RefundCard key={refund.id} refund={refund} home={`/${locale}`} locale={locale} site={site} />
            ))}
          </div>
        </Fold>
      )}
      <Receiving facts={facts} />
      <Messages facts={facts} problem={problem} />
    </Card>
  )
}

/** How the goods reach the customer, and whether their boxes are kept. */
function Receiving({ facts }: { readonly facts: OrderFacts }) {
  const { order, requests, wish, locale, site } = facts
  const hasBox = stillComes(order)
  if (!hasBox && requests.length === 0 && !wish) return null
  return (
    <Fold id="receiving" icon="store" title={m.account_receiving()}>
      <div className="flex flex-col gap-5">
        <OrderRequests requests={requests.map(({ request }) => request)} wish={wish} locale={locale} site={site} />
        {hasBox && <OrderBox removeBox={order.removeBox} mayChoose={mayChooseBox(order)} />}
      </div>
    </Fold>
  )
}

type OrderBoxProps = { readonly removeBox: boolean; readonly mayChoose: boolean }

/** Whether the boxes are kept, for the whole order; can be changed until the first item is packed. */
function OrderBox({ removeBox, mayChoose }: OrderBoxProps) {
  return (
    <section>
      <h3 className="font-semibold">{removeBox ? m.account_box_removed() : m.account_box_kept()}</h3>
      <p className="text-sm text-soft">{mayChoose ? m.account_box_note() : m.account_box_decided()}</p>
      {mayChoose && (
        <Form method="post" preventScrollReset className="mt-3">
          <input type="hidden" name="removeBox" value={removeBox ? 'no' : 'yes'} />
          <SubmitButton name="do" value="box" kind="secondary">
            {removeBox ? m.account_box_keep() : m.account_box_remove()}
          </SubmitButton>
        </Form>
      )}
    </section>
  )
}

/** The messages about the order; open where there are some. */
function Messages({ facts, problem }: Pick<OrderFoldsProps, 'facts' | 'problem'>) {
  const { messages, order, messageKey, locale, site } = facts
  const isRefused = problem?.typed.do === 'write'
  return (
    <Fold
      id="comments"
      icon="mail"
      title={messages.length > 0 ? m.tickets_messages() : m.account_ask_us()}
      open={messages.length > 0 || isRefused}
    >
      <div className="flex flex-col gap-4">
        {messages.length === 0 ? (
          <p className="text-soft">{m.tickets_about_order_lead()}</p>
        ) : (
          <MessageList who="customer" messages={messages} place={{ locale, site }} />
        )}
        <MessageForm
          key={messages.length}
          who="customer"
          action="#comments"
          items={order.items}
          formKey={messageKey}
          answer={isRefused ? problem : undefined}
        />
      </div>
    </Fold>
  )
}
