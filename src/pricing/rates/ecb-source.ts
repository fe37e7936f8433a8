import { load } from 'cheerio'
import { type Currency, isCurrency } from '#platform/values/amounts/money.ts'
import { callSource, type SourceHost } from './call-source.ts'
import type { CrossSheet, CrossSource } from './rate-sources.ts'
import { realDay, sheetNumber } from './sheet-values.ts'
import { failure, readingOf, type SourceFailure } from './source-fault.ts'

/** The European Central Bank's daily sheet: how much of each currency a euro is worth. For crosses alone. */
export function ecbSource(source: SourceHost): CrossSource {
  return {
    name: 'ecb',
    fetch: async () => {
      const reply = await callSource(source, { path: '/stats/eurofxref/eurofxref-daily.xml' })
      return reply.ok ? readingOf(() => ecbSheet(reply.body.toString('utf8'))) : reply
    },
  }
}

function ecbSheet(xml: string): CrossSheet | SourceFailure {
  if (/<!(?:DOCTYPE|ENTITY|html)/i.test(xml)) return failure('TURNED_AWAY', 'a page instead of a sheet')
  const $ = load(xml, { xml: true })
  const quotedOn = realDay($('Cube[time]').first().attr('time') ?? '')
  if (quotedOn === null) return failure('UNREADABLE', 'a sheet without a day')
  const perBase = new Map<Currency, string>()
  $('Cube[time]')
    .first()
    .children('Cube[currency]')
    .each((_, cube) => {
      const currency = $(cube).attr('currency')
      const rate = sheetNumber($(cube).attr('rate') ?? '')
      if (isCurrency(currency) && rate !== null) perBase.set(currency, rate)
    })
  return perBase.has('USD')
    ? { ok: true, base: 'EUR', quotedOn, perBase }
    : failure('UNREADABLE', 'a sheet without a dollar')
}
