import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { ObstacleKind } from './read-obstacles.ts'

const texts = {
  orders: { title: m.account_delete_orders, note: m.account_delete_orders_note },
  requests: { title: m.account_delete_requests, note: m.account_delete_requests_note },
  returns: { title: m.account_delete_returns, note: m.account_delete_returns_note },
  payments: { title: m.account_delete_payments, note: m.account_delete_payments_note },
  receipts: { title: m.account_delete_receipts, note: m.account_delete_receipts_note },
  withdrawals: { title: m.account_delete_withdrawals, note: m.account_delete_withdrawals_note },
  refunds: { title: m.account_delete_refunds, note: m.account_delete_refunds_note },
  money: { title: m.account_delete_money, note: m.account_delete_money_note },
  held: { title: m.account_delete_held, note: m.account_delete_held_note },
  debt: { title: m.account_delete_debt, note: m.account_delete_debt_note },
  package: { title: m.account_delete_package, note: m.account_delete_package_note },
  invoice: { title: m.account_delete_invoice, note: m.account_delete_invoice_note },
} as const satisfies Record<ObstacleKind, unknown>

/** What prevents the deletion, and what the customer can do about it. */
export function obstacleText(kind: ObstacleKind, locale: Locale): { readonly title: string; readonly note: string } {
  const { title, note } = texts[kind]
  return { title: title({}, { locale }), note: note({}, { locale }) }
}
