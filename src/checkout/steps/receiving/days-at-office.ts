import { expectNewOrder } from '#fulfilment/expectations/expect-new-order.ts'
import { sayDays } from '#platform/values/say-date.ts'
import type { Work } from '#platform/work/work.ts'

type Days = { readonly from: Date; readonly to: Date }

/** The days on which the last of these goods is expected at the office; null where one of them has no day. */
export async function daysAtOffice(work: Work, goods: readonly { country: string }[]): Promise<string | null> {
  const all: (Days | null)[] = []
  for (const country of new Set(goods.map((one) => one.country))) all.push(await expectNewOrder(work, country))
  const days = lastOf(all)
  return days && sayDays(days.from, days.to, work.locale, work.site)
}

/** The days of what comes last; null where nothing is known of one. */
export function lastOf(all: readonly (Days | null)[]): Days | null {
  return all.reduce(
    (last, days) =>
      last &&
      days && {
        from: later(last.from, days.from),
        to: later(last.to, days.to),
      },
  )
}

function later(one: Date, other: Date): Date {
  return new Date(Math.max(one.getTime(), other.getTime()))
}
