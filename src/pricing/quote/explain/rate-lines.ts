import { decimalText } from '#platform/values/amounts/decimal.ts'
import type { Currency } from '#platform/values/amounts/money.ts'
import { isolateLtr } from '#platform/values/isolate.ts'
import { sayDay, sayTime } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { mainSite, type Site, siteOfCurrency } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { type RateCalendar, rateAge, type UsedRate } from './rate-calendar.ts'
import type { RateFact, RateSource } from './rate-fact.ts'
import { siteToday } from './site-today.ts'

/** A rate below a price: its value, its source and day; and a note if it is old. */
export type RateLine = {
  readonly currency: Currency
  readonly text: string
  readonly warning: string | null
  /** That it is from before a bank holiday, if it would be old otherwise. */
  readonly feast: string | null
}

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

/**
 * The rates of a price in words; without a calendar their age is not mentioned, because the price is agreed and its
 * rates too.
 */
export function rateLines(
  rates: readonly UsedRate[],
  home: Currency,
  { locale, calendar }: { readonly locale: Locale; readonly calendar?: RateCalendar | undefined },
): readonly RateLine[] {
  const site = siteOfCurrency(home) ?? mainSite
  return rates.flatMap(({ currency, rate, fact }) => {
    if (!fact) return []
    const equation = isolateLtr(`1 ${currency} = ${decimalText(rate)} ${home}`)
    const age = calendar ? rateAge(fact, calendar, site) : 'new'
    const since = { day: sayPlain(fact.quotedOn, site, locale) }
    return [
      {
        currency,
        text: sayRate(equation, fact, site, locale),
        warning: age === 'old' ? m.pricing_rate_old(since, { locale }) : null,
        feast: age === 'feast' ? m.pricing_rate_feast(since, { locale }) : null,
      },
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
  return m.pricing_rate_crossed({ ...facts, when, over: isolateLtr(over.currency) }, { locale })
}

/** The sources of a version's rates and their days, each source once; null if no rate has a source. */
export function sayRateSources(facts: readonly RateFact[], site: Site, locale: Locale): string | null {
  const said = facts.map(({ source, quotedOn }) => {
    const name = rateSourceName(source, locale)
    if (source === 'peg') return name
    return m.pricing_rate_source_of({ source: name, when: sayPlain(quotedOn, site, locale) }, { locale })
  })
  return said.length === 0 ? null : [...new Set(said)].join(' · ')
}

function sayPlain(day: string, site: Site, locale: Locale): string {
  return sayDay(new Date(`${day}T10:00:00Z`), locale, site)
}
