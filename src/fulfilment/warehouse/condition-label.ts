import { receivedKinds } from '#selling/orders/discrepancies/discrepancy-kinds.ts'
import { kindName } from '#selling/orders/discrepancies/discrepancy-names.ts'
import { m } from '#words/messages.js'

/** The possible conditions of goods at receiving. */
export const conditions = ['good', ...receivedKinds] as const

/** The name of a condition. */
export function conditionLabel(condition: string): string {
  return condition === 'good' ? m.warehouse_condition_good() : kindName(condition)
}
