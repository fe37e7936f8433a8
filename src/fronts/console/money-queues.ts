import type { Permission } from '#people/access/permissions.ts'
import type { IconName } from '#platform/ui/show/icon-paths.tsx'
import type { ItemState } from '#selling/orders/items/item-states.ts'
import { m } from '#words/messages.js'

/** Where money waits for finance; counted by finance itself. */
export const moneyQueues: readonly Queue[] = [
  {
    key: 'receipts',
    path: 'finance/receipts',
    name: m.console_receipts,
    icon: 'receipt',
    group: 'money',
    permission: 'finance',
    states: [],
    targetHours: 24,
  },
  {
    key: 'withdrawals',
    path: 'finance/withdrawals',
    name: m.console_withdrawals,
    icon: 'cash',
    group: 'money',
    permission: 'finance',
    states: [],
    targetHours: 48,
  },
  {
    key: 'refunds',
    path: 'finance/refunds',
    name: m.console_refunds,
    icon: 'wallet',
    group: 'money',
    permission: 'finance',
    states: [],
    targetHours: 48,
  },
  {
    key: 'reports',
    path: 'finance/reports',
    name: m.console_reports,
    icon: 'warning',
    group: 'money',
    permission: 'finance',
    states: [],
    targetHours: 72,
  },
  {
    key: 'suspense',
    path: 'finance/suspense',
    name: m.console_suspense,
    icon: 'help',
    group: 'money',
    permission: 'finance',
    states: [],
    targetHours: 24,
  },
]

/** A place where goods, orders or money wait for staff: what stands in it, who works on it, and how soon they should. */
export type Queue = {
  readonly key: string
  /** Below `/{lang}/ops`. */
  readonly path: string
  readonly name: () => string
  readonly icon: IconName
  readonly group: 'goods' | 'pickup' | 'people' | 'money'
  readonly permission: Permission
  readonly states: readonly ItemState[]
  /** What the shop sets itself; null where the pace is not ours (a seller, a carrier). */
  readonly targetHours: number | null
}
