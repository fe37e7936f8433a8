import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

/** An item of which fewer units come than were bought, and whether the price of all the others came back. */
export type ShortItem = { readonly quantity: number; readonly units: number; readonly isPaidBack: boolean }

type Reader = { readonly locale?: Locale }

/** How many of what was bought come, and what became of the others. */
export function sayShort({ quantity, units, isPaidBack }: ShortItem, reader: Reader = {}): string {
  const say = isPaidBack ? m.orders_units_short_paid : m.orders_units_short
  return say({ units, quantity, count: quantity - units }, reader)
}
