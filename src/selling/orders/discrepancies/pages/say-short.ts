import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

/** An item with fewer arriving units than bought, and whether the price of the missing ones was refunded. */
export type ShortItem = { readonly quantity: number; readonly units: number; readonly isPaidBack: boolean }

type Reader = { readonly locale?: Locale }

/** How many of the bought units arrive, and what happened to the others. */
export function sayShort({ quantity, units, isPaidBack }: ShortItem, reader: Reader = {}): string {
  const say = isPaidBack ? m.orders_units_short_paid : m.orders_units_short
  return say({ units, quantity, count: quantity - units }, reader)
}
