import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { type Currency, isCurrency } from '#platform/values/amounts/money.ts'
import { isolate, isolateLtr } from '#platform/values/isolate.ts'
import { sayPlainTime } from '#platform/values/say-date.ts'
import { isId } from '#platform/work/id.ts'
import { sentence } from '#platform/work/sentence.ts'
import type { Locale } from '#platform/work/work.ts'
import { type Site, sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { Say } from './difference.ts'
import type { Subject } from './name-subjects.ts'
import { snake } from './snake.ts'

export type Saying = {
  readonly locale: Locale
  readonly site: Site
  readonly action: string
  /** The kind of the thing, as in `order:…`. */
  readonly kind: string
  readonly currency: Currency
  readonly names: ReadonlyMap<string, Subject>
  readonly places: ReadonlyMap<string, string>
}

/** Fields that are amounts in minor units; besides them, all whose names end in `minor`. */
const amounts = new Set(
  `amount total due held fee fees back refunded counted openedWith opening closing cost daily monthly difference differs
  duty vat paid off waived`.split(/\s+/),
)
/** Fields that are amounts where they tell about these kinds of things; elsewhere they count, or are as a person typed them. */
const amountsOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['expected', ['till', 'payout']],
  ['received', ['payout', 'remittance']],
  ['price', ['package']],
])
/** Fields whose values are words of a list. */
const listed = new Set(
  'state status as condition how kind kinds wish outcome continuity way what itemState item reason proposed answer side deed of'.split(
    ' ',
  ),
)
/** Where a room already has a word for a state. */
const rooms = ['orders_state', 'orders_case_kind', 'payments_status', 'returns_state', 'requests_state']

/** What a field is called. */
export function sayField(field: string, locale: Locale): string {
  return sentence(`audit_field_${snake(field)}`, {}, locale) ?? isolateLtr(field)
}

export function isAmount(field: string, { action, kind }: Pick<Saying, 'action' | 'kind'>): boolean {
  if (action === 'till.miscount') return false
  return amounts.has(field) || /_minor$|Minor$|^minor$/.test(field) || (amountsOf.get(field)?.includes(kind) ?? false)
}

export function sayAmount(value: unknown, currency: Currency, locale: Locale): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  return /^-?\d+$/.test(String(value)) ? formatMoney({ minor: BigInt(value), currency }, locale) : null
}

/** The values of an entry in the reader's words: amounts with their currency, times of the site, names instead of ids. */
export function sayerOf(saying: Saying): Say {
  const { locale, site, currency, names, places } = saying
  const one = (field: string, text: string): string => {
    if (isId(text)) return isolate(names.get(text)?.name ?? text.slice(0, 8))
    if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text)) return isolateLtr(sayPlainTime(new Date(text), site))
    if (field === 'places') return isolate(places.get(text) ?? text)
    if (field === 'roles') return sentence(`console_role_${text}`, {}, locale) ?? text
    return (
      (/^[A-Za-z_]+$/.test(text) && (field === '' || listed.has(field)) && listedWord(text, locale)) || isolate(text)
    )
  }
  const say: Say = (field, value) => {
    if (value === null || value === undefined || value === '') return null
    if (typeof value === 'boolean') return (value ? m.audit_value_yes : m.audit_value_no)({}, { locale })
    if (Array.isArray(value)) return value.map((part) => say(field, part) ?? '–').join(', ') || null
    if (typeof value === 'object') {
      const parts = Object.entries(value).map(([name, part]) => `${sayField(name, locale)}: ${say(name, part) ?? '–'}`)
      return parts.join(' · ') || null
    }
    const amount = isAmount(field, saying) ? sayAmount(value, currency, locale) : null
    return amount ?? one(field, String(value))
  }
  return say
}

function listedWord(text: string, locale: Locale): string | null {
  const keys = [`audit_value_${snake(text)}`, ...rooms.map((room) => `${room}_${snake(text)}`)]
  for (const key of keys) {
    const word = sentence(key, {}, locale)
    if (word) return word
  }
  return null
}

/** What the amounts of an entry are in: its own currency, that of its thing, or the site's. */
export function currencyOf(entry: unknown, subject: Subject | undefined, site: Site): Currency {
  const own = typeof entry === 'object' && entry !== null && 'currency' in entry ? entry.currency : null
  const named = [own, subject?.currency].find((one) => typeof one === 'string' && isCurrency(one))
  return (named as Currency | undefined) ?? sites[site].currency
}
