import type { Currency } from '#platform/values/amounts/money.ts'
import { parseMoney, withWesternDigits } from '#platform/values/amounts/parse-money.ts'

/** An amount with its sign: '-1,200.50' and '(1,200.50)' are below zero; null when it is not clear. */
export function signedMinor(text: string, currency: Currency): bigint | null {
  const isBelow = /^\s*(?:[-−].*|\(.*\))\s*$/.test(text)
  const amount = parseMoney(text.replace(/[-−+()]/g, ''), currency)
  if (!amount) return null
  return isBelow ? -amount.minor : amount.minor
}

/** '2026-11-21' from that, '21/11/2026' or '21-11-2026', a time behind it or not; null when it is no day. */
export function dayOf(text: string): string | null {
  const western = withWesternDigits(text).trim()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(western)
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[T ,].*)?$/.exec(western)
  const [year, month, day] = iso ? iso.slice(1) : local ? local.slice(1).toReversed() : []
  if (!year || !month || !day) return null
  const found = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const moment = new Date(`${found}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(found) ? found : null
}
