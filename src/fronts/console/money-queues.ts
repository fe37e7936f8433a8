import { m } from '#words/messages.js'
import type { Queue } from './queues.ts'

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
