import { OrderCosts } from '#fronts/account/orders/order-costs.tsx'
import { Fold } from '#platform/ui/frame/fold.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { money } from '#platform/values/amounts/money.ts'
import { CheckPrice } from '#pricing/quote/explain/check-price.tsx'
import { m } from '#words/messages.js'
import { DeskList } from './desk-list.tsx'
import { balanceRow, entryRow, type OrderMoneyProps, paymentRow, refundRow } from './money-rows.tsx'

/** What the order costs and why, what was paid and given back, and how that stands in the ledger; each part for who may see it. */
export function OrderMoney({ order, ops, locale, site }: OrderMoneyProps) {
  const { costs, payments, refunds, entries, currency } = order
  if (costs === null && payments === null && entries === null) return null
  const amount = (minor: bigint) => <Amount money={money(minor, currency)} locale={locale} />
  return (
    <Card title={m.console_order_money()} flush>
      {costs && (
        <Fold
          id="price"
          title={<span className="font-semibold">{m.console_order_price_lines()}</span>}
          aside={amount(costs.money.total)}
        >
          <OrderCosts order={costs} locale={locale} />
          <CheckPrice tables={costs.tables} href={null} />
        </Fold>
      )}
      {payments && (
        <Fold
          id="payments"
          title={<span className="font-semibold">{m.account_payments()}</span>}
          aside={<Ltr>{payments.length + order.fromBalance.length}</Ltr>}
        >
          {payments.length + order.fromBalance.length === 0 ? (
            <p className="text-soft">{m.account_no_payments()}</p>
          ) : (
            <DeskList
              rows={[
                ...payments.map((one) => paymentRow(one, { order, ops, locale, site })),
                ...order.fromBalance.map((one, place) => balanceRow(one, place, { order, ops, locale, site })),
              ]}
            />
          )}
        </Fold>
      )}
      {refunds && refunds.length > 0 && (
        <Fold
          id="refunds"
          title={<span className="font-semibold">{m.console_refunds()}</span>}
          aside={<Ltr>{refunds.length}</Ltr>}
        >
          <DeskList rows={refunds.map((one) => refundRow(one, { order, ops, locale, site }))} />
        </Fold>
      )}
      {entries && (
        <Fold
          id="ledger"
          title={<span className="font-semibold">{m.console_order_ledger()}</span>}
          aside={<Ltr>{entries.rows.length}</Ltr>}
        >
          <DeskList rows={entries.rows.map((one) => entryRow(one, { order, ops, locale, site }))} />
          <TextLink
            to={`${ops}/finance/statement?account=${encodeURIComponent(entries.account)}&currency=${currency}`}
            className="mt-2 min-h-11"
          >
            {m.finance_statement()}
          </TextLink>
        </Fold>
      )}
    </Card>
  )
}
