const DAY = 86_400_000
const stillDay = '2026-11-22'

/**
 * What each source reports on the fixed day; on other days the Egyptian rates vary by about a percent. Invented rates.
 */
const cbe: Readonly<Record<string, number>> = {
  'US Dollar': 53.2067,
  Euro: 62.2518,
  'Pound Sterling': 71.297,
  'Swiss Franc': 66.8412,
  'Japanese Yen 100': 34.5127,
  'Saudi Riyal': 14.1885,
  'Kuwaiti Dinar': 173.5908,
  'UAE Dirham': 14.4879,
  'Chinese Yuan': 7.4734,
}
export const cbuae: Readonly<Record<string, string>> = {
  'US Dollar': '3.672500',
  Euro: '4.2968',
  'GB Pound': '4.9212',
  'Saudi Riyal': '0.9793',
  'Egypt Pound': '0.0690',
  'Chinese Yuan': '0.5158',
  'Chinese Yuan - Offshore': '0.5161',
  'Turkish Lira': '0.0835',
  'Japanese Yen': '0.0238',
}
export const ecb: Readonly<Record<string, string>> = {
  USD: '1.1700',
  JPY: '180.41',
  GBP: '0.87314',
  TRY: '51.4776',
  CNY: '8.3298',
}
export const erApi: Readonly<Record<string, number>> = {
  USD: 1,
  AED: 3.6725,
  EGP: 53.14,
  TRY: 43.998,
  CNY: 7.1195,
  RUB: 78.4,
  SAR: 3.75,
}

type Published = { readonly day: string; readonly name: string; readonly buy: number; readonly sell: number }

// The sample of the research: 9 April 2026.
const known: ReadonlyMap<string, readonly [number, number]> = new Map([['2026-04-09 US Dollar', [53.0734, 53.2067]]])

/** The publishing days of the Egyptian bank between two dates, Sunday to Thursday, newest first; none in the future. */
export function publishedBetween(from: string, to: string, today: string): readonly Published[] {
  const found: Published[] = []
  for (let at = Math.min(Date.parse(to), Date.parse(today)); at >= Date.parse(from); at -= DAY) {
    const isWeekend = [5, 6].includes(new Date(at).getUTCDay())
    if (!isWeekend) found.push(...publishedOn(new Date(at).toISOString().slice(0, 10)))
  }
  return found
}

// Every day has its own fixed rates; on the fixed day they are those above.
function publishedOn(day: string): readonly Published[] {
  const days = (Date.parse(day) - Date.parse(stillDay)) / DAY
  return Object.entries(cbe).map(([name, still], place) => {
    const fixed = known.get(`${day} ${name}`)
    const wander = (Math.sin(days / 6 + place) - Math.sin(place)) * 0.006 + Math.sin(days / 17) * 0.005
    const sell = Number((still * (1 + wander)).toFixed(4))
    return { day, name, buy: fixed?.[0] ?? Number((sell * 0.9975).toFixed(4)), sell: fixed?.[1] ?? sell }
  })
}

/** The last working day of a European or Emirati bank. */
export function lastWeekday(today: string): string {
  const at = new Date(today)
  const back = at.getUTCDay() === 0 ? 2 : at.getUTCDay() === 6 ? 1 : 0
  return new Date(at.getTime() - back * DAY).toISOString().slice(0, 10)
}
