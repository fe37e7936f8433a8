import { receivedKinds } from '#selling/orders/discrepancies/discrepancy-kinds.ts'
import { kindName } from '#selling/orders/discrepancies/discrepancy-names.ts'
import { m } from '#words/messages.js'

/** What may be said of goods on a scale. */
export const conditions = ['good', ...receivedKinds] as const

/** The same by its name. */
export function conditionLabel(condition: string): string {
  return condition === 'good' ? m.warehouse_condition_good() : kindName(condition)
}
