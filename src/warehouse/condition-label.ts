import { m } from '#words/messages.js'

const labels = {
  good: m.warehouse_condition_good,
  wrong: m.warehouse_condition_wrong,
  damaged: m.warehouse_condition_damaged,
  short: m.warehouse_condition_short,
  prohibited: m.warehouse_condition_prohibited,
} as const

export const conditions = ['good', 'wrong', 'damaged', 'short', 'prohibited'] as const

/** A condition of received goods by its name. */
export function conditionLabel(condition: string): string {
  const known = conditions.find((one) => one === condition)
  return known ? labels[known]() : condition
}
