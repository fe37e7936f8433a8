import { sql } from 'kysely'
import { z } from 'zod'
import { type IntakeQuestion, questionsFor } from '#fulfilment/warehouse/receiving/intake-questions.ts'
import { withWesternDigits } from '#platform/values/amounts/parse-money.ts'
import type { Work } from '#platform/work/work.ts'
import { effectiveData } from '#selling/orders/items/item-data.ts'

export type Match = {
  readonly itemId: string
  readonly label: string
  readonly title: string
  readonly image: string | null
  readonly store: string
  readonly quantity: number
  readonly state: string
  readonly since: Date
  readonly customer: string
  readonly quotedGrams: number | null
  /** The questions about it at receiving. */
  readonly questions: readonly IntakeQuestion[]
  /** From 0 to 100: how well the known facts of the parcel fit this item. */
  readonly score: number
}
type Sought = {
  readonly place: string
  readonly trackingNumber: string
  readonly note: string
  readonly grams: number | null
}

const row = z.looseObject({
  id: z.string(),
  label: z.string(),
  title: z.string(),
  image: z.string().nullable(),
  store: z.string(),
  quantity: z.int(),
  state: z.string(),
  since: z.date(),
  customer: z.string(),
  notes: z.string().nullable(),
  tracking: z.array(z.string()),
  client_data: z.unknown(),
  review_data: z.unknown(),
  completed_data: z.unknown(),
})

/**
 * The bought and not yet received items that a parcel may be, the most probable first; `q` is what staff know besides.
 */
export async function matchParcel(work: Work, parcel: Sought, q = ''): Promise<readonly Match[]> {
  const said = `${parcel.note} ${q}`
  const { rows } = await sql`
    select item.id, o.number || '-' || (item.place + 1) as label, item.title, item.image, item.store, item.quantity, item.state,
      item.state_since as since, customer.first_name || ' ' || customer.last_name as customer, item.notes, item.client_data, item.review_data, item.completed_data,
      array(select tracking_number from store_order_items part where part.item_id = item.id and tracking_number is not null) as tracking
    from order_items item join orders o on o.id = item.order_id join customers customer on customer.id = o.customer_id
    where item.site = ${work.site} and item.country = ${parcel.place} and item.state in ('purchased', 'shipped_from_seller')
    order by exists (select from store_order_items part where part.item_id = item.id and part.tracking_number = ${parcel.trackingNumber}) desc,
      o.number = any(${numbersIn(said)}::text[]) desc, item.state_since limit 2000`.execute(work.db)
  const matches = z
    .array(row)
    .parse(rows)
    .map(({ id, tracking, ...item }): Match => {
      const data = effectiveData(item)
      const quotedGrams = data.weight
      const { label, title, image, store, quantity, state, since, customer } = item
      const match = { itemId: id, label, title, image, store, quantity, state, since, customer, quotedGrams }
      const asked = { ...match, questions: questionsFor(item, data) }
      return { ...asked, score: scoreOf(parcel, { ...match, tracking }, q) }
    })
  return matches
    .filter((match) => match.score > 0)
    .sort((one, other) => other.score - one.score || one.since.getTime() - other.since.getTime())
    .slice(0, 12)
}

type Candidate = Omit<Match, 'score' | 'questions'> & { readonly tracking: readonly string[] }

/** The same tracking or order number is almost certain; otherwise words, digits and weight count. */
function scoreOf(parcel: Sought, item: Candidate, q = ''): number {
  if (item.tracking.includes(parcel.trackingNumber)) return 100
  const isNamed = numbersIn(`${parcel.note} ${q}`).includes(item.label.split('-')[0] ?? '')
  const text = `${item.title} ${item.store} ${item.customer} ${item.label}`
  const words = likeness(`${parcel.note} ${q}`, text)
  const digits = Math.max(0, ...item.tracking.map((number) => tailInCommon(parcel.trackingNumber, number)))
  const whole = item.quotedGrams === null ? null : item.quotedGrams * item.quantity
  const weight = parcel.grams === null || whole === null ? 0 : 1 - Math.min(1, Math.abs(parcel.grams - whole) / whole)
  if (words === 0 && digits === 0 && q !== '') return 0
  return Math.round(Math.min(1, (isNamed ? 0.8 : 0) + 0.65 * words + 0.5 * digits + 0.2 * weight) * 100)
}

// Numbers of orders, as staff and senders write them: `100001`, also in a label `100001-2`.
function numbersIn(text: string): readonly string[] {
  return withWesternDigits(text).match(/\d{4,}/g) ?? []
}

/** How many words of one text are in the other, allowing for one or two wrong letters: 0 to 1. */
export function likeness(said: string, text: string): number {
  const wanted = wordsOf(said)
  const there = [...wordsOf(text)]
  if (wanted.size === 0) return 0
  const found = [...wanted].filter((word) => there.some((other) => isLike(word, other)))
  return Math.min(1, found.length / Math.min(wanted.size, 4))
}

function wordsOf(text: string): ReadonlySet<string> {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return new Set(plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2))
}

function isLike(one: string, other: string): boolean {
  if (one === other) return true
  if (one.length > 4 && (other.startsWith(one) || one.startsWith(other)) && other.length > 3) return true
  const most = Math.min(one.length, other.length) > 6 ? 2 : Math.min(one.length, other.length) > 4 ? 1 : 0
  return most > 0 && Math.abs(one.length - other.length) <= most && distance(one, other) <= most
}

function distance(one: string, other: string): number {
  let line = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [row, letter] of [...one].entries()) {
    const next = [row + 1]
    for (const [at, opposite] of [...other].entries())
      next.push(Math.min((line[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1, (line[at] ?? 0) + (letter === opposite ? 0 : 1)))
    line = next
  }
  return line[other.length] ?? 0
}

// Carriers print their own number before the seller's, or cut it: the end says more than the start.
function tailInCommon(one: string, other: string): number {
  let same = 0
  while (same < Math.min(one.length, other.length) && one.at(-1 - same) === other.at(-1 - same)) same++
  return same < 5 ? 0 : Math.min(1, same / 12)
}
