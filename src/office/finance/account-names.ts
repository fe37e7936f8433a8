import type { Locale } from '#platform/work/work.ts'
import { details, lineName } from '#pricing/quote/price-lines.ts'
import { m } from '#words/messages.js'

const names: Readonly<Record<string, () => string>> = {
  customer: m.finance_family_customer,
  'customer-card': m.finance_family_customer_card,
  'customer-cash': m.finance_family_customer_cash,
  'customer-hold': m.finance_family_customer_hold,
  order: m.finance_family_order,
  request: m.finance_family_request,
  subscription: m.finance_family_subscription,
  payment: m.finance_family_payment,
  withdrawal: m.finance_family_withdrawal,
  gateway: m.finance_family_gateway,
  bank: m.finance_family_bank,
  till: m.finance_family_till,
  courier: m.finance_family_courier,
  'supplier-card': m.finance_family_supplier_card,
  suspense: m.finance_family_suspense,
  receivable: m.finance_family_receivable,
  fx: m.finance_family_fx,
  revenue: m.finance_family_revenue,
  purchases: m.finance_family_purchases,
  vat: m.finance_family_vat,
  duties: m.finance_family_duties,
  'gateway-fees': m.finance_family_gateway_fees,
  refunds: m.finance_family_refunds,
  'price-lock': m.finance_family_price_lock,
  'till-difference': m.finance_family_till_difference,
}

const revenueNames: Readonly<Record<string, () => string>> = {
  rest: m.finance_revenue_rest,
  fee: m.finance_revenue_fee,
  storage: m.finance_revenue_storage,
  priceOff: m.finance_revenue_price_off,
  paymentFees: m.finance_revenue_payment_fees,
  cancellationFees: m.finance_revenue_cancellation_fees,
  returnFees: m.finance_revenue_return_fees,
  delivery: m.finance_revenue_delivery,
  packages: m.finance_revenue_packages,
}

/** What a line of the revenue is called: a line of the price, or what else the shop earns with. */
export function revenueName(line: string, locale: Locale): string {
  const priced = details.find((detail) => detail === line)
  return priced ? lineName(priced, locale) : (revenueNames[line]?.() ?? line)
}

/** What a family of accounts is called in the reader's language. */
export function familyName(family: string): string {
  return names[family]?.() ?? family
}
