import { officeHours } from '#fulfilment/requests/offices/office-hours.ts'
import { isolateLtr } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { daysToGiveBack } from '#pricing/subscriptions/unused-package.ts'
import { itemMoves } from '#selling/orders/items/item-moves.ts'
import { hoursToPay } from '#selling/orders/money/payment-clock.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'

/** What a text may stand for: facts of the shop that stay right in it, by the name between braces. */
type ValuesFor = { readonly site: Site; readonly locale: Locale; readonly phone: string }

const hours = (count: number, locale: Locale) => m.pages_hours({ count }, { locale })
const days = (count: number, locale: Locale) => m.pages_days({ count }, { locale })
const waits = (from: string, event: string) =>
  itemMoves.find((move) => move.from === from && move.event === event)?.afterHours ?? 0

const values = {
  hours: ({ site, locale }: ValuesFor) => officeHours(site, locale),
  phone: ({ phone }: ValuesFor) => isolateLtr(phone),
  paymentTime: ({ locale }: ValuesFor) => hours(hoursToPay, locale),
  answerTime: ({ locale }: ValuesFor) => days(waits('missing_info', 'expire') / 24, locale),
  pickupTime: ({ locale }: ValuesFor) => days(waits('ready_for_pickup', 'noShow') / 24, locale),
  giveBackTime: ({ locale }: ValuesFor) => days(daysToGiveBack, locale),
}

const named = /\{([A-Za-z][\w:-]*)\}/g
type ValueName = keyof typeof values
const isValue = (name: string): name is ValueName => Object.hasOwn(values, name)

/** Every fact with what it is now, for the desk's list. */
export function allValues(where: ValuesFor): readonly { readonly name: string; readonly value: string }[] {
  return Object.entries(values).map(([name, value]) => ({ name, value: value(where) }))
}

export function fillValues(text: string, where: ValuesFor): string {
  return text.replace(named, (whole, name: string) => (isValue(name) ? values[name](where) : whole))
}

/** Names between braces that stand for nothing; `{only:eg}` is the parser's. */
export function unknownValues(text: string, siteCodes: readonly string[]): readonly string[] {
  const known = (name: string) => isValue(name) || siteCodes.some((code) => name === `only:${code}`)
  return [...new Set([...text.matchAll(named)].map(([, name]) => name!).filter((name) => !known(name)))]
}
