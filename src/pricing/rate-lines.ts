import { decimalText } from '#money/decimal.ts'
import type { Currency } from '#money/money.ts'
import { sayDay, sayTime } from '#platform/say-date.ts'
import type { Locale, Site } from '#platform/work.ts'
import { m } from '#words/messages.js'
import type { RateFact, RateSource } from './rate-fact.ts'
import { oldAfterWorkingDays, workingDaysOld } from './rates/rate-age.ts'
import { siteToday } from './rates/site-today.ts'
import type { UsedRate } from './used-rates.ts'

/** A rate as it stands beside a price: what it is, who says so and of when; and what to know where it is an old one. */
export type RateLine = { readonly currency: Currency; readonly text: string; readonly warning: string | null }

type Name = (inputs: Record<never, never>, options: { locale: Locale }) => string
const sources: Readonly<Record<RateSource, Name>> = {
  cbe: m.pricing_rate_source_cbe,
  cbuae: m.pricing_rate_source_cbuae,
  peg: m.pricing_rate_source_peg,
  ecb: m.pricing_rate_source_ecb,
  'er-api': m.pricing_rate_source_er_api,
  manual: m.pricing_rate_source_manual,
}

export function rateSourceName(source: RateSource, locale: Locale): string {
  return sources[source]({}, { locale })
}

/** The rates of a price in words; without `now` nothing is said of their age: the price is agreed, and its rates are too. */
export function rateLines(
  rates: readonly UsedRate[],
  home: Currency,
  { locale, now }: { readonly locale: Locale; readonly now?: Date | undefined },
): readonly RateLine[] {
  const site: Site = home === 'AED' ? 'ae' : 'eg'
  return rates.flatMap(({ currency, rate, fact }) => {
    if (!fact) return []
    const equation = `\u20661 ${currency} = ${decimalText(rate)} ${home}\u2069`
    return [
      { currency, text: sayRate(equation, fact, site, locale), warning: now ? sayOld(fact, now, site, locale) : null },
    ]
  })
}

function sayRate(
  equation: string,
  { source, quotedOn, fetchedAt, over }: RateFact,
  site: Site,
  locale: Locale,
): string {
  const facts = { equation, source: rateSourceName(source, locale) }
  if (source === 'peg') return m.pricing_rate_fixed(facts, { locale })
  const fetched = new Date(fetchedAt)
  const when = siteToday(fetched, site) === quotedOn ? sayTime(fetched, locale, site) : sayPlain(quotedOn, site, locale)
  if (!over) return m.pricing_rate_quoted({ ...facts, when }, { locale })
  return m.pricing_rate_crossed({ ...facts, when, over: `\u2066${over.currency}\u2069` }, { locale })
}

function sayOld(fact: RateFact, now: Date, site: Site, locale: Locale): string | null {
  if (workingDaysOld(fact, now, site) < oldAfterWorkingDays) return null
  return m.pricing_rate_old({ day: sayPlain(fact.quotedOn, site, locale) }, { locale })
}

function sayPlain(day: string, site: Site, locale: Locale): string {
  return sayDay(new Date(`${day}T10:00:00Z`), locale, site)
}
