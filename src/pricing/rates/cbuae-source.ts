import { load } from 'cheerio'
import { type Currency, isCurrency } from '#platform/values/amounts/money.ts'
import { callSource, type SourceHost } from './call-source.ts'
import type { HomeSource, Quote, QuoteAnswer } from './rate-sources.ts'
import { realDay, sheetNumber } from './sheet-values.ts'
import { failure, readingOf } from './source-fault.ts'

const path = '/umbraco/Surface/Exchange/GetExchangeRateAllCurrency'
const referer = '/en/forex-eibor/exchange-rates/'

// How the bank calls them. The yuan is the one of the mainland; the offshore one is another.
const names = new Map<string, Currency>(
  Object.entries({
    'us dollar': 'USD',
    euro: 'EUR',
    'gb pound': 'GBP',
    'pound sterling': 'GBP',
    'chinese yuan': 'CNY',
    'turkish lira': 'TRY',
    'egypt pound': 'EGP',
    'egyptian pound': 'EGP',
    'saudi riyal': 'SAR',
    'qatari riyal': 'QAR',
    'kuwaiti dinar': 'KWD',
    'bahrani dinar': 'BHD',
    'bahraini dinar': 'BHD',
    'omani rial': 'OMR',
    'jordan dinar': 'JOD',
    'japanese yen': 'JPY',
    'swiss franc': 'CHF',
    'canadian dollar': 'CAD',
    'australian dollar': 'AUD',
    'indian rupee': 'INR',
    'hongkong dollar': 'HKD',
    'korean won': 'KRW',
  }).flatMap(([name, code]) => (isCurrency(code) ? [[name, code] as const] : [])),
)

/** The Central Bank of the UAE: a piece of a page with one value a currency, made for VAT. */
export function cbuaeSource(source: SourceHost): HomeSource {
  return {
    name: 'cbuae',
    fetch: async () => {
      const reply = await callSource(source, { path, headers: { referer: new URL(source.host).origin + referer } })
      return reply.ok ? readingOf(() => cbuaeQuotes(reply.body.toString('utf8'))) : reply
    },
  }
}

function cbuaeQuotes(html: string): QuoteAnswer {
  const $ = load(html, null, false)
  const rows = $('tbody tr')
    .toArray()
    .map((row) =>
      $(row)
        .children('td')
        .toArray()
        .map((cell) => $(cell).text().replace(/\s+/g, ' ').trim()),
    )
  if (rows.length === 0) return failure('TURNED_AWAY', 'a page without its table')
  const quotedOn = dayIn($.root().text())
  if (quotedOn === null) return failure('UNREADABLE', 'no day beside "Last updated"')
  const quotes: Quote[] = []
  const unreadable: string[] = []
  for (const [, name = '', value = ''] of rows) {
    const base = names.get(name.toLowerCase())
    if (!base) continue
    const sell = sheetNumber(value)
    if (sell === null) unreadable.push(name)
    else quotes.push({ base, quotedOn, buy: null, mid: sell, sell })
  }
  return { ok: true, quotes, unreadable }
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** The day after "Last updated", as the bank's clock in Dubai had it: "Wednesday 08 April 2026 6:00:05 PM". */
function dayIn(text: string): string | null {
  const after = /last\s+updated\s*:?([\s\S]{0,80})/i.exec(text)?.[1] ?? ''
  const found = /(\d{1,2})\s+([A-Za-z]{3})[a-z]*\s+(\d{4})/.exec(after)
  if (!found) return realDay(/\d{4}-\d{2}-\d{2}/.exec(after)?.[0] ?? '')
  const [, day = '', month = '', year = ''] = found
  const number = months.indexOf(month.toLowerCase()) + 1
  return realDay(`${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`)
}
