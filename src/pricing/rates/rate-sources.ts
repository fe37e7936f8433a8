import type { Currency } from '#platform/values/amounts/money.ts'
import { definePort } from '#platform/work/ports.ts'
import type { RateSource } from '#pricing/quote/explain/rate-fact.ts'
import type { Site } from '#sites/sites.ts'
import type { SourceFailure } from './source-fault.ts'

/** A day's value of one unit of a currency in the source's own, as exact decimal texts; it may be nonsense. */
export type Quote = {
  readonly base: Currency
  readonly quotedOn: string
  readonly buy: string | null
  readonly mid: string | null
  readonly sell: string
}

/** Both days are asked for, as `YYYY-MM-DD`. */
export type DaySpan = { readonly from: string; readonly to: string }

export type QuoteAnswer =
  /** `unreadable` names what stood there and could not be read. */
  { readonly ok: true; readonly quotes: readonly Quote[]; readonly unreadable: readonly string[] } | SourceFailure

/** A source that quotes in a site's own currency. */
export type HomeSource = {
  readonly name: Extract<RateSource, 'cbe' | 'cbuae' | 'peg'>
  readonly fetch: (days: DaySpan) => Promise<QuoteAnswer>
}

/** How many units of each currency are worth one of `base`. */
export type CrossSheet = {
  readonly ok: true
  readonly base: Currency
  readonly quotedOn: string
  readonly perBase: ReadonlyMap<Currency, string>
}

export type CrossSource = {
  readonly name: Extract<RateSource, 'ecb' | 'er-api'>
  readonly fetch: () => Promise<CrossSheet | SourceFailure>
}

/** The sources of each site in the order they are asked; a currency is taken from the first that quotes it. */
export type RateSources = Readonly<Record<Site, readonly HomeSource[]>> & {
  readonly crosses: readonly CrossSource[]
}

export const rateSources = definePort<RateSources>('rateSources')
