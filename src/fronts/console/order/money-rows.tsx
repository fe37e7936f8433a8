import { Badge } from '#platform/ui/show/badge.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import type { Tone } from '#platform/ui/show/tone.ts'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { money } from '#platform/values/amounts/money.ts'
import { sayMoment } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { DeskListRow } from './desk-list.tsx'
import type { OrderDesk } from './read-order-desk.ts'
import type { DeskPayment } from './read-order-money.ts'

export type OrderMoneyProps = {
  readonly order: OrderDesk
  readonly ops: string
  readonly locale: Locale
  readonly site: Site
}

const statuses: Readonly<Record<DeskPayment['status'], readonly [Tone, () => string]>> = {
  pending: ['wait', m.payments_status_pending],
  pending_payment: ['wait', m.payments_status_pending_payment],
  pending_review: ['warn', m.payments_status_pending_review],
  on_progress: ['info', m.payments_status_on_progress],
  successed: ['ok', m.payments_status_successed],
  failed: ['bad', m.payments_status_failed],
  cancelled: ['neutral', m.payments_status_cancelled],
}

export function paymentRow(one: DeskPayment, { order, ops, locale, site }: OrderMoneyProps): DeskListRow {
  const [tone, name] = statuses[one.status]
  const number = <Ltr>{one.number}</Ltr>
  return {
    key: one.id,
    title: (
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {one.isTransfer && order.sight.ledger ? (
          <TextLink to={`${ops}/finance/receipts/${one.number}`}>{number}</TextLink>
        ) : (
          number
        )}
        <Amount money={one.amount} locale={locale} />
        <Badge tone={tone} wraps>
          {name()}
        </Badge>
      </span>
    ),
    facts: [
      <span key="method">{one.method}</span>,
      one.card && <Ltr key="card">{`${one.card.brand} •••• ${one.card.last4}`}</Ltr>,
      one.walletPart.minor > 0n && (
        <span key="wallet">
          {m.console_order_from_wallet()} <Amount money={one.walletPart} locale={locale} />
        </span>
      ),
      one.provider && <bdi key="provider">{one.provider}</bdi>,
      <bdi key="at">{sayMoment(one.settledAt ?? one.createdAt, locale, site)}</bdi>,
    ],
  }
}

type FromBalance = OrderDesk['fromBalance'][number]

export function balanceRow(one: FromBalance, place: number, { order, locale, site }: OrderMoneyProps): DeskListRow {
  return {
    key: `balance ${place}`,
    title: (
      <span className="flex flex-wrap items-center gap-x-3">
        {m.console_order_balance_paid()} <Amount money={money(one.minor, order.currency)} locale={locale} />
      </span>
    ),
    facts: [<span key="kind">{kinds[one.kind]()}</span>, <bdi key="at">{sayMoment(one.at, locale, site)}</bdi>],
  }
}

const refundStatuses = {
  in_wallet: m.console_order_refund_in_wallet,
  sending: m.payments_refund_status_sending,
  sent: m.payments_refund_status_sent,
  returned: m.console_order_refund_returned,
} as const
const causes = {
  cancelled: m.console_order_cause_cancelled,
  cancelledByUs: m.console_order_cause_by_us,
  lowerTotal: m.console_order_cause_lower_total,
  lost: m.console_order_cause_lost,
  returned: m.console_order_cause_returned,
} as const
const kinds = { card: m.account_card_money, cash: m.account_cash_money, valu: m.account_hold_valu } as const

type Refund = NonNullable<OrderDesk['refunds']>[number]

export function refundRow(one: Refund, { order, ops, locale, site }: OrderMoneyProps): DeskListRow {
  const number = <Ltr>{one.number}</Ltr>
  return {
    key: one.id,
    title: (
      <span className="flex flex-wrap items-center gap-x-3">
        {order.sight.ledger && one.status === 'sending' ? (
          <TextLink to={`${ops}/finance/refunds?q=${one.number}`}>{number}</TextLink>
        ) : (
          number
        )}
        <Amount money={one.amount} locale={locale} />
      </span>
    ),
    facts: [
      <span key="cause">{causes[one.cause]()}</span>,
      <span key="kind">{kinds[one.kind]()}</span>,
      <span key="status">{refundStatuses[one.status]()}</span>,
      <bdi key="at">{sayMoment(one.at, locale, site)}</bdi>,
    ],
  }
}

type Entry = NonNullable<OrderDesk['entries']>['rows'][number]

export function entryRow(one: Entry, { order, ops, locale, site }: OrderMoneyProps): DeskListRow {
  const { currency } = order
  const statement = (account: string) =>
    `${ops}/finance/statement?account=${encodeURIComponent(account)}&currency=${currency}`
  return {
    key: one.id,
    title: (
      <span className="flex flex-wrap items-center gap-x-3">
        {one.said} <Amount money={money(one.minor, currency)} locale={locale} />
      </span>
    ),
    facts: [
      <bdi key="at">{sayMoment(one.at, locale, site)}</bdi>,
      ...one.others.map((account) => (
        <TextLink key={account} to={statement(account)} quiet>
          <bdi dir="ltr" className="wrap-anywhere">
            {account}
          </bdi>
        </TextLink>
      )),
      one.balance !== null && (
        <span key="balance">
          {m.console_order_balance_after()} <Amount money={money(one.balance, currency)} locale={locale} />
        </span>
      ),
      one.corrects && <span key="corrects">{m.console_order_corrects()}</span>,
      one.note && <bdi key="note">{one.note}</bdi>,
    ],
  }
}
