import { ticketNames } from '#care/tickets/ticket-names.ts'
import { isOpen } from '#money/payments/payment-moves.ts'
import type { RefundStatus } from '#money/payments/refunds/refund-moves.ts'
import { withdrawalMethodNames, withdrawalStatusNames } from '#money/payments/withdrawals/withdrawal-names.ts'
import { browserName } from '#people/access/browser-name.ts'
import { permits } from '#people/access/permissions.ts'
import type { MessageState } from '#people/notices/states/message-state.ts'
import type { Tone } from '#platform/ui/show/tone.ts'
import type { Money } from '#platform/values/amounts/money.ts'
import { sayDay, sayMoment } from '#platform/values/say-date.ts'
import type { Work } from '#platform/work/work.ts'
import { methodName } from '#pricing/quote/method-table.ts'
import { statusLooks } from '#pricing/subscriptions/status-look.ts'
import { m } from '#words/messages.js'
import { limitNames } from './limit-names.ts'
import type { CustomerPage } from './read-customer-page.ts'

/** A line about one thing of a customer: `to` is below `/{lang}/ops`, null where the member may not open it. */
export type ThingLine = {
  readonly key: string
  readonly name: string
  readonly to: string | null
  readonly note: string
  readonly at: string
  readonly amount?: Money
  readonly status?: readonly [Tone, string]
}
export type Section = {
  readonly key: string
  readonly title: string
  readonly lines: readonly ThingLine[]
  readonly hasMore: boolean
}

type Facts = Pick<Work, 'locale' | 'site' | 'who'>

/** The lists of a customer's page, in the reader's language; a part that the member may not see is missing. */
export function customerSections(page: CustomerPage, { locale, site, who }: Facts): readonly Section[] {
  const day = (at: Date) => sayDay(at, locale, site)
  const section = <Row>(key: string, title: string, rows: readonly Row[] | null, line: (row: Row) => ThingLine) => {
    if (rows === null) return []
    const most = page.mostOf(key)
    return [{ key, title, lines: rows.slice(0, most).map(line), hasMore: rows.length > most }]
  }
  const may = (permission: string, to: string | null) => (permits(who, permission) ? to : null)
  return [
    ...section('orders', m.console_find_orders(), page.orders, (one) => ({
      key: one.number,
      name: one.number,
      to: `orders/${one.number}`,
      note: one.status,
      at: day(one.placedAt),
    })),
    ...section('requests', m.console_customer_requests(), page.requests, (one) => ({
      key: one.number,
      name: one.number,
      to: `${one.kind === 'PickUp' ? 'requests' : 'requests/deliveries'}?q=${one.number}`,
      note: one.kindLabel,
      at: day(one.createdAt),
      status: ['info', one.stateLabel],
    })),
    ...section('payments', m.console_customer_payments(), page.payments, (one) => ({
      key: one.id,
      name: one.number,
      to: paidFor(one.subject?.kind, one.of),
      note: methodName(one.method, locale),
      at: day(one.createdAt),
      amount: one.amount,
      status: paymentLook(one.status),
    })),
    ...section('refunds', m.console_customer_refunds(), page.refunds, (one) => ({
      key: one.id,
      name: one.number,
      to: one.subject.kind === 'order' ? may('orders', `orders/${one.subject.number}`) : null,
      note: one.subject.number,
      at: day(one.at),
      amount: one.amount,
      status: refundLooks[one.status](),
    })),
    ...section('withdrawals', m.console_customer_withdrawals(), page.withdrawals, (one) => {
      const [tone, said] = withdrawalStatusNames[one.status]
      return {
        key: one.id,
        name: one.number,
        to: may('finance', `finance/withdrawals/${one.number}`),
        note: withdrawalMethodNames[one.method].name(),
        at: day(one.requestedAt),
        amount: one.amount,
        status: [tone, said()],
      }
    }),
    ...section('tickets', m.console_customer_tickets(), page.tickets, (one) => {
      const [tone, , staff] = ticketNames[one.state]
      return {
        key: one.number,
        name: one.number,
        to: `tickets/${one.number}`,
        note: one.said,
        at: day(one.updatedAt),
        status: [tone, staff()],
      }
    }),
    ...section('messages', m.console_customer_messages(), page.messages, (one) => ({
      key: one.id,
      name: one.subject,
      to: null,
      note: one.to,
      at: sayMoment(one.at, locale, site),
      status: messageLooks[one.state](),
    })),
    ...section('packages', m.console_customer_packages(), packagesOf(page), (one) => {
      const [tone, said] = statusLooks[one.status]
      return {
        key: one.id,
        name: one.number,
        to: null,
        note: one.name,
        at: one.endsAt ? day(one.endsAt) : day(one.requestedAt),
        status: [tone, said()],
      }
    }),
    ...section('devices', m.console_customer_devices(), page.sessions, (one) => ({
      key: one.id,
      name: browserName(one.agent) ?? m.people_sessions_program(),
      to: null,
      note: one.ip,
      at: sayMoment(one.lastSeenAt, locale, site),
    })),
    ...section('limits', m.console_customer_limits(), page.limits, (one) => ({
      key: one.kind,
      name: limitNames[one.kind](),
      to: null,
      note: m.console_customer_limit_tries({ count: one.hits }),
      at: sayMoment(one.at, locale, site),
    })),
  ]
}

function packagesOf({ packages }: CustomerPage) {
  const { active, requested, past } = packages
  return [...(requested ? [requested] : []), ...(active ? [active] : []), ...past]
}

function paidFor(kind: string | undefined, number: string | null): string | null {
  if (number === null) return null
  return kind === 'order' ? `orders/${number}` : `find?q=${number}`
}

function paymentLook(status: CustomerPayment['status']): readonly [Tone, string] {
  if (status === 'successed') return ['ok', m.console_customer_paid()]
  if (isOpen(status)) return ['wait', m.console_customer_paying()]
  return ['bad', m.console_customer_unpaid()]
}
type CustomerPayment = NonNullable<CustomerPage['payments']>[number]

const messageLooks: Readonly<Record<MessageState, () => readonly [Tone, string]>> = {
  queued: () => ['wait', m.console_customer_message_queued()],
  sent: () => ['info', m.console_customer_message_sent()],
  delivered: () => ['ok', m.console_customer_message_delivered()],
  read: () => ['ok', m.console_customer_message_read()],
  failed: () => ['bad', m.console_customer_message_failed()],
}

const refundLooks: Readonly<Record<RefundStatus, () => readonly [Tone, string]>> = {
  in_wallet: () => ['ok', m.payments_refund_status_in_wallet()],
  sending: () => ['info', m.payments_refund_status_sending()],
  sent: () => ['ok', m.payments_refund_status_sent()],
  returned: () => ['warn', m.payments_refund_status_returned()],
}
