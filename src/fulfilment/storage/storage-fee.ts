import { smallerOf } from '#platform/values/amounts/round.ts'
import { nextDay } from './local-days.ts'

/** The terms of a site that hold for a wait. */
export type StorageRule = {
  readonly validFrom: string
  readonly freeDays: number
  readonly feeMinor: bigint
  readonly mostMinor: bigint
  readonly remindDays: number
  readonly lastWordDays: number
  readonly caseDays: number
  readonly twoPeopleFromMinor: bigint
}

export type StorageDay = { readonly day: string; readonly minor: bigint }

/** The terms that held when a wait began; before the first terms, those, from their day on. Null: the site has none. */
export function ruleFor(rules: readonly StorageRule[], beganOn: string): StorageRule | null {
  const byDay = rules.toSorted((a, b) => a.validFrom.localeCompare(b.validFrom))
  return byDay.findLast(({ validFrom }) => validFrom <= beganOn) ?? byDay[0] ?? null
}

type Facts = {
  readonly pieces: number
  readonly booked: readonly StorageDay[]
  /** The day on which the customer was told what it will cost; null: not yet, so it costs nothing. */
  readonly toldOn: string | null
}

/**
 * What the days of a wait cost that are not booked yet: nothing in the free time, then the fee of each piece, up to the
 * most. What is booked stays as it is, also if a holiday is entered later.
 */
export function newStorageDays(
  counted: readonly string[],
  rule: StorageRule,
  { pieces, booked, toldOn }: Facts,
): readonly StorageDay[] {
  const perDay = rule.feeMinor * BigInt(pieces)
  const last = booked.at(-1)?.day ?? ''
  // Fewer pieces than when it was booked leave nothing to add, and take nothing back.
  const most = rule.mostMinor * BigInt(pieces) - sumOfDays(booked)
  let left = most < 0n ? 0n : most
  return counted
    .filter((day) => day >= rule.validFrom && day > last)
    .map((day, place) => {
      const isFree = booked.length + place < rule.freeDays || toldOn === null || day <= toldOn
      const minor = isFree ? 0n : smallerOf(perDay, left)
      left -= minor
      return { day, minor }
    })
}

export function sumOfDays(days: readonly StorageDay[]): bigint {
  return days.reduce((sum, { minor }) => sum + minor, 0n)
}

/** The last day that is free if the goods go on waiting: so many open days from the next one that counts. */
export function lastFreeDay(days: readonly StorageDay[], rule: StorageRule, next: NextDays): string {
  const paid = days.findIndex(({ minor }) => minor > 0n)
  if (paid > 0) return days[paid - 1]!.day
  // The time is over, but nobody has told the customer.
  if (days.length >= rule.freeDays) return openDaysFrom(next, 1)
  const from = [next.from, rule.validFrom].toSorted().at(-1)!
  return openDaysFrom({ ...next, from }, rule.freeDays - days.length)
}

export type NextDays = { readonly from: string; readonly isOpen: (day: string) => boolean }

/** The n-th open day from a day on, that day included. */
export function openDaysFrom({ from, isOpen }: NextDays, count: number): string {
  let day = from
  for (let left = count; ; day = nextDay(day)) {
    if (isOpen(day)) left--
    if (left <= 0) return day
  }
}
