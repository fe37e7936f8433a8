import type { ReactNode } from 'react'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { type Currency, isCurrency } from '#platform/values/amounts/money.ts'
import { sayMoment } from '#platform/values/say-date.ts'
import type { Site } from '#sites/sites.ts'
import type { HeldValue } from './read-held-data.ts'

type Reader = { readonly locale: 'ar' | 'en'; readonly site: Site }

/** One value of the data for reading: an amount, a moment, or text in its own direction. */
export function HeldText({ value, locale, site }: Reader & { readonly value: HeldValue }): ReactNode {
  const money = moneyOf(value)
  if (money) return <Amount money={money} locale={locale} />
  const lines = linesOf(value)
  return lines.map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal and never move
    <bdi key={at} dir="auto" className="block wrap-anywhere">
      {isMoment(line) ? sayMoment(new Date(line), locale, site) : line}
    </bdi>
  ))
}

function moneyOf(value: HeldValue): { readonly minor: bigint; readonly currency: Currency } | null {
  if (value === null || typeof value !== 'object' || !('minor' in value)) return null
  const { minor, currency } = value
  return typeof currency === 'string' && isCurrency(currency) ? { minor: BigInt(String(minor)), currency } : null
}

const isMoment = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)

// A thing of a list is called by its title; of other lists each text is a line.
function linesOf(value: HeldValue): readonly string[] {
  if (value === null || value === '') return []
  if (typeof value !== 'object') return [String(value)]
  if (Array.isArray(value)) return value.flatMap(linesOf)
  const { title, text } = value as { readonly [name: string]: HeldValue }
  const named = title ?? text
  return typeof named === 'string' ? [named] : Object.values(value).flatMap(linesOf)
}
