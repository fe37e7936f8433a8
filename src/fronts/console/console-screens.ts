import { type Permission, permits } from '#people/access/permissions.ts'
import type { IconName } from '#platform/ui/show/icon-paths.tsx'
import type { Locale, Role } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { queues } from './queues.ts'

type Name = (inputs: Record<string, never>, options: { readonly locale: Locale }) => string
type Screen = {
  /** Below `/{lang}/ops`. */
  readonly path: string
  readonly name: Name
  readonly permission: Permission
  readonly icon: IconName
}

/** Screens that stand beside the queues, or inside one of them. */
const others: readonly Screen[] = [
  { path: '', name: m.console_overview, permission: 'overview', icon: 'chart' },
  { path: 'purchase/bought', name: m.purchasing_tab_bought, permission: 'purchase', icon: 'card' },
  { path: 'late/times', name: m.expectations_times, permission: 'orders', icon: 'clock' },
  { path: 'requests/deliveries', name: m.requests_deliveries, permission: 'requests', icon: 'truck' },
  { path: 'run-sheets', name: m.requests_sheets, permission: 'hub', icon: 'list' },
  { path: 'legacy-orders', name: m.orders_legacy_title, permission: 'legacy-orders', icon: 'clock' },
  { path: 'finance', name: m.console_finance, permission: 'finance', icon: 'building' },
  { path: 'finance/tills', name: m.console_tills, permission: 'till', icon: 'wallet' },
  { path: 'finance/holidays', name: m.finance_holidays, permission: 'finance', icon: 'clock' },
  { path: 'finance/statement', name: m.finance_statement, permission: 'finance', icon: 'list' },
  { path: 'pricing', name: m.tariffs_pricing, permission: 'pricing', icon: 'list' },
  { path: 'pricing/compare', name: m.tariffs_compare, permission: 'pricing', icon: 'list' },
  { path: 'pricing/packages', name: m.console_subscriptions, permission: 'pricing', icon: 'star' },
  { path: 'pricing/coupons', name: m.coupons_desk, permission: 'coupons', icon: 'coupon' },
  { path: 'health', name: m.console_health, permission: 'reports', icon: 'shield' },
  { path: 'settings/audit', name: m.console_audit, permission: 'audit', icon: 'list' },
  { path: 'settings/audit/security', name: m.console_security, permission: 'audit', icon: 'shield' },
  { path: 'purchase/cards', name: m.console_cards, permission: 'supplier-cards', icon: 'card' },
  { path: 'warehouse/unknown', name: m.warehouse_tab_unknown, permission: 'receive', icon: 'box' },
  { path: 'warehouse/bins', name: m.console_bins, permission: 'receive', icon: 'list' },
  { path: 'warehouse/boxes', name: m.console_boxes, permission: 'receive', icon: 'box' },
  { path: 'couriers/companies', name: m.couriers_companies, permission: 'couriers', icon: 'building' },
  { path: 'finance/bank', name: m.finance_bank_lines, permission: 'finance', icon: 'list' },
  { path: 'finance/bank/accounts', name: m.finance_accounts, permission: 'finance', icon: 'building' },
  { path: 'finance/withdrawals/batches', name: m.finance_batches, permission: 'finance', icon: 'list' },
  { path: 'finance/courier-cash', name: m.finance_courier_cash, permission: 'finance', icon: 'truck' },
  { path: 'finance/closes', name: m.finance_closes, permission: 'finance', icon: 'clock' },
  { path: 'finance/revenue', name: m.finance_revenue, permission: 'finance', icon: 'chart' },
  { path: 'finance/rules', name: m.finance_rules, permission: 'finance', icon: 'shield' },
  { path: 'pricing/rates', name: m.tariffs_rates, permission: 'pricing', icon: 'chart' },
  { path: 'pricing/coupons/new', name: m.coupons_new, permission: 'coupons', icon: 'coupon' },
]

export type ConsoleScreen = {
  readonly to: string
  readonly text: string
  /** What it is called in both languages. */
  readonly names: string
  readonly icon: IconName
}

/** Every screen that these roles may open, found by its name in either language. */
export function consoleScreens(home: string, locale: Locale, roles: readonly Role[]): readonly ConsoleScreen[] {
  const me = { kind: 'staff', id: '', roles, places: [] } as const
  return [...queues, ...others]
    .filter(({ permission }) => permits(me, permission))
    .map(({ path, name, icon }) => ({
      to: path === '' ? home : `${home}/${path}`,
      text: name({}, { locale }),
      names: `${name({}, { locale: 'ar' })} ${name({}, { locale: 'en' })}`.toLowerCase(),
      icon,
    }))
}
