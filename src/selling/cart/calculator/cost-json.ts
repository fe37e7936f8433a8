import type { CalculationCost } from './cost-calculation.ts'

/** Amounts are integers of any size: JSON carries them as text. */
export function writeCost(cost: CalculationCost): string {
  return JSON.stringify(cost, (_key, value) => (typeof value === 'bigint' ? `${value}n` : value))
}

export function parseCost(text: string): CalculationCost {
  return JSON.parse(text, (_key, value) =>
    typeof value === 'string' && /^-?\d+n$/.test(value) ? BigInt(value.slice(0, -1)) : value,
  )
}
