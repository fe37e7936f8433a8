import { type Permission, permits } from '#people/permissions.ts'
import type { IconName } from '#platform/ui/icon-paths.tsx'
import type { Locale, Role } from '#platform/work.ts'
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
  { path: 'pricing/packages', name: m.subscriptions_desk_title, permission: 'pricing', icon: 'star' },
  { path: 'pricing/coupons', name: m.coupons_desk, permission: 'coupons', icon: 'coupon' },
  { path: 'health', name: m.console_health, permission: 'reports', icon: 'shield' },
  { path: 'settings/audit', name: m.console_audit, permission: 'audit', icon: 'list' },
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
