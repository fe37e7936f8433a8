import { Table } from '#platform/ui/lists/table.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import type { Tone } from '#platform/ui/show/tone.ts'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { money } from '#platform/values/amounts/money.ts'
import { sayTime } from '#platform/values/say-date.ts'
import { m } from '#words/messages.js'
import type { OrderFacts } from './load-order.ts'

const kinds = { payment: m.account_paid_in, refund: m.account_refunded, hold: m.account_held_back } as const
const moneyKinds = { card: m.account_card_money, cash: m.account_cash_money, valu: m.account_hold_valu } as const
const statuses: Readonly<Record<string, readonly [Tone, () => string]>> = {
  Paid: ['ok', m.orders_payment_paid],
  'Partially Paid': ['warn', m.orders_payment_partially_paid],
  'Not Paid': ['wait', m.orders_payment_not_paid],
  Cancelled: ['neutral', m.orders_payment_cancelled],
}

/** How an order is paid: its tone, and its word. */
export function paymentBadge(status: string): readonly [Tone, () => string] {
  return statuses[status] ?? (['neutral', () => status] as const)
}

/** The payments and refunds of the order, with their methods. */
export function OrderPayments({ facts }: { readonly facts: OrderFacts }) {
  const { order, locale, site } = facts
  const { currency } = order.money
  return (
    <>
      {order.payments.length === 0 ? (
        <p className="text-soft">{m.account_no_payments()}</p>
      ) : (
        <Table
          caption={m.account_payments()}
          rows={order.payments.map((row, place) => ({ ...row, key: String(place) }))}
          rowKey={(row) => row.key}
          columns={[
            {
              key: 'what',
              title: m.account_col_what(),
              lead: true,
              cell: (row) => (
                <>
                  {kinds[row.what]()} · {row.methodName ?? moneyKinds[row.kind]()}
                  <span className="block text-sm font-normal whitespace-nowrap text-soft">
                    {sayTime(row.at, locale, site)}
                  </span>
                  {row.feesMinor > 0n && (
                    <span className="block text-sm font-normal text-soft">
                      {m.account_payment_fee()} <Amount money={money(row.feesMinor, currency)} locale={locale} />
                    </span>
                  )}
                </>
              ),
            },
            {
              key: 'kind',
              title: m.account_col_kind(),
              cell: (row) =>
                row.paymentId && row.what === 'payment' ? (
                  <TextLink to={`/${locale}/payment/${row.paymentId}`}>{moneyKinds[row.kind]()}</TextLink>
                ) : (
                  moneyKinds[row.kind]()
                ),
            },
            {
              key: 'amount',
              title: m.account_col_amount(),
              numeric: true,
              cell: (row) => <Amount money={money(row.minor, currency)} locale={locale} className="font-semibold" />,
            },
          ]}
        />
      )}
    </>
  )
}
