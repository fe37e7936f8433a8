import type { Currency } from '#platform/values/amounts/money.ts'
import type { Quote } from './rate-sources.ts'
import type { SheetRow } from './read-workbook.ts'
import { sheetDay, sheetNumber } from './sheet-values.ts'

// How the bank calls what it quotes; the last word of the yen says for how many of them.
const names: Readonly<Record<string, Currency>> = {
  'US Dollar': 'USD',
  Euro: 'EUR',
  'Pound Sterling': 'GBP',
  'Canadian Dollar': 'CAD',
  'Danish Krone': 'DKK',
  'Norwegian Krone': 'NOK',
  'Swedish Krona': 'SEK',
  'Swiss Franc': 'CHF',
  'Japanese Yen 100': 'JPY',
  'Saudi Riyal': 'SAR',
  'Kuwaiti Dinar': 'KWD',
  'UAE Dirham': 'AED',
  'Australian Dollar': 'AUD',
  'Bahraini Dinar': 'BHD',
  'Omani Riyal': 'OMR',
  'Qatari Riyal': 'QAR',
  'Jordanian Dinar': 'JOD',
  'Chinese Yuan': 'CNY',
}
export const cbeNames = Object.keys(names)
const known = new Map(Object.entries(names).map(([name, currency]) => [plain(name), currency]))

type CbeQuotes = { readonly ok: true; readonly quotes: readonly Quote[]; readonly unreadable: readonly string[] }

/** The rows under the header; a currency of a name we do not know is not ours, a known one that cannot be read is named. */
export function cbeQuotes(rows: readonly SheetRow[]): CbeQuotes {
  const head = rows.findIndex((row) => columnsIn(row) !== null)
  const columns = rows[head] && columnsIn(rows[head])
  if (!columns) throw new RangeError('a sheet without Date, Currency, Buy and Sell')
  const quotes: Quote[] = []
  const unreadable: string[] = []
  for (const row of rows.slice(head + 1)) {
    const name = row.get(columns.currency) ?? ''
    const base = known.get(plain(name))
    if (!base) continue
    const power = /100$/.test(name) ? 2 : 0
    const at = (column: string) => sheetNumber(row.get(column) ?? '')
    const quotedOn = sheetDay(row.get(columns.date) ?? '')
    const buy = at(columns.buy)
    const sell = at(columns.sell)
    if (quotedOn === null || buy === null || sell === null) unreadable.push(name)
    else quotes.push({ base, quotedOn, buy: perUnit(buy, power), mid: null, sell: perUnit(sell, power) })
  }
  return { ok: true, quotes, unreadable: [...new Set(unreadable)] }
}

function perUnit(value: string, power: number): string {
  return sheetNumber(`${value}e-${power}`) ?? value
}

type Columns = Readonly<Record<'date' | 'currency' | 'buy' | 'sell', string>>

function columnsIn(row: SheetRow): Columns | null {
  const by = new Map([...row].map(([column, text]) => [text.toLowerCase(), column]))
  const [date, currency, buy, sell] = ['date', 'currency', 'buy', 'sell'].map((title) => by.get(title))
  return date && currency && buy && sell ? { date, currency, buy, sell } : null
}

function plain(name: string): string {
  return name.toLowerCase().replace(/\s+/g, ' ').trim()
}
