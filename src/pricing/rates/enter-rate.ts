import { audit } from '#people/access/audit.ts'
import { permits } from '#people/access/permissions.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { decimalText, parseDecimal } from '#platform/values/amounts/decimal.ts'
import { isCurrency } from '#platform/values/amounts/money.ts'
import { withWesternDigits } from '#platform/values/amounts/parse-money.ts'
import { newId } from '#platform/work/id.ts'
import { once } from '#platform/work/once.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { siteToday } from '#pricing/quote/explain/site-today.ts'
import { no } from '#pricing/quote/pricing.refusals.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { sites } from '#sites/sites.ts'
import { doubtQuote } from './doubt-quote.ts'
import { readGoodRates, readRateLimits } from './read-good-rates.ts'

export type TypedRate = {
  readonly key: string
  readonly currency: string
  readonly sell: string
  readonly quotedOn: string
  readonly why: string
}

const mostPlaces = 8

/** A rate that a person enters instead of the sources: it waits for a second person, in the same list as doubtful rates. */
export async function enterRate(work: Work, { key, ...wish }: TypedRate): Promise<{ readonly id: string }> {
  requireProof(work)
  const { who, site } = work
  if (who.kind !== 'staff' || !permits(who, 'pricing')) throw platformNo.FORBIDDEN()
  return once(work, `rate-entry:${key}`, wish, async () => {
    const { raw } = await readTables(work)
    const { currency, quotedOn, why } = wish
    const isPriced = isCurrency(currency) && currency !== raw.currency && raw.rates[currency] !== undefined
    if (!isPriced) throw no.RATE_CURRENCY_UNKNOWN({ path: 'currency' })
    const typed = withWesternDigits(wish.sell).trim()
    const rate = parseDecimal(typed)
    if (!rate || rate.numerator === 0n || (typed.split('.')[1]?.length ?? 0) > mostPlaces)
      throw no.RATE_NOT_A_RATE({ path: 'sell' })
    const sell = decimalText(rate)
    const limits = await readRateLimits(work)
    const previous = (await readGoodRates(work)).get(currency)?.sell ?? raw.rates[currency] ?? null
    const measure = { previous, today: siteToday(work.now, site), isNewest: true }
    const found = doubtQuote({ buy: null, mid: null, sell, quotedOn }, measure, limits)
    if (found.includes('FUTURE') || found.includes('OLD'))
      throw no.RATE_DAY_WRONG({ path: 'quotedOn', days: limits.oldestDays })
    const id = newId()
    await work.db
      .insertInto('exchange_rate_readings')
      .values({
        id,
        site,
        source: 'manual',
        how: 'manual',
        base: currency,
        quote: sites[site].currency,
        buy: null,
        mid: null,
        sell,
        quoted_on: quotedOn,
        fetched_at: work.now,
        legs: null,
        state: 'quarantined',
        doubts: ['TYPED', ...found],
        previous,
        entered_by: who.id,
        why,
      })
      .execute()
    await audit(work, { action: 'rate.enter', subject: `rate:${id}`, after: { base: currency, sell }, why })
    return { id }
  })
}
