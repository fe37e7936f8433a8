/** A period of a package: a unit and a count. */
export const periodUnits = ['week', 'month', 'year'] as const
export type Period = { readonly unit: (typeof periodUnits)[number]; readonly count: number }

export const freeMonth: Period = { unit: 'month', count: 1 }
const dayMs = 86_400_000

export function periodOf(row: { readonly period_unit: string; readonly period_count: number }): Period {
  return { unit: periodUnits.find((unit) => unit === row.period_unit) ?? 'month', count: row.period_count }
}

/** When a period that begins now ends: the same day of a later month, or its last day if it has no such day. */
export function endOfPeriod(from: Date, { unit, count }: Period): Date {
  if (unit === 'week') return new Date(from.getTime() + count * 7 * dayMs)
  const months = unit === 'year' ? count * 12 : count
  const end = new Date(from)
  end.setUTCDate(1)
  end.setUTCMonth(end.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return end
}

/** Whole days that are left; one that has begun counts. */
export function daysLeft(endsAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / dayMs))
}
