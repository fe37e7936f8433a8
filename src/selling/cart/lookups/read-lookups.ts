import { isId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { type LookupState, lookupStates } from './lookup-moves.ts'
import { type LookupRefusal, lookupRefusals } from './lookup-refusals.ts'
import type { PriceLookup } from './price-lookup.ts'

export type SentLookup = Omit<MyLookup, 'title'> & { readonly note: string | null }

/** A link that was sent, and its answer. A customer's is shown to them alone; a guest's to who has its id. */
export async function readSentLookup(work: Work, id: string): Promise<SentLookup | null> {
  if (!isId(id)) return null
  const row = await work.db
    .selectFrom('price_lookups')
    .select(['id', 'url', 'quantity', 'state', 'due_at', 'customer_id', 'reading_id', 'refusal', 'note'])
    .where('id', '=', id)
    .where('site', '=', work.site)
    .executeTakeFirst()
  const me = work.who.kind === 'customer' ? work.who.id : null
  if (!row || (row.customer_id !== null && row.customer_id !== me)) return null
  return { ...toLookup(row), note: row.note }
}

export type MyLookup = {
  readonly id: string
  readonly url: string
  readonly state: LookupState
  readonly dueAt: Date
  readonly quantity: number
  /** The facts that staff found, and the product's name in them. */
  readonly readingId: string | null
  readonly title: string | null
  readonly refusal: LookupRefusal | null
}

const shownDays = 14

/**
 * The links of the acting customer that staff are looking up, and answers of the last two weeks that are not in the cart;
 * nobody else has any.
 */
export async function readMyLookups(work: Work): Promise<readonly MyLookup[]> {
  if (work.who.kind !== 'customer') return []
  const rows = await work.db
    .selectFrom('price_lookups as lookup')
    .leftJoin('link_readings as reading', 'reading.id', 'lookup.reading_id')
    .select(['lookup.id', 'lookup.url', 'lookup.state', 'lookup.due_at', 'quantity', 'reading_id', 'refusal'])
    .select((row) =>
      row
        .ref('reading.facts', '->>')
        .key('title' as never)
        .as('title'),
    )
    .where('customer_id', '=', work.who.id)
    .where('lookup.site', '=', work.site)
    .where((row) =>
      row.or([
        row('ended_at', 'is', null),
        row.and([
          row('lookup.state', 'in', ['priced', 'refused']),
          row('ended_at', '>', new Date(work.now.getTime() - shownDays * 86_400_000)),
        ]),
      ]),
    )
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('cart_items')
            .select('cart_items.id')
            .whereRef('cart_items.reading_id', '=', 'lookup.reading_id'),
        ),
      ),
    )
    .orderBy('lookup.at', 'desc')
    .limit(10)
    .execute()
  return rows.map((row) => ({ ...toLookup(row), title: row.title as string | null }))
}

type Row = Pick<PriceLookup, 'id' | 'url' | 'state' | 'due_at' | 'quantity' | 'reading_id' | 'refusal'>

function toLookup(row: Row): Omit<MyLookup, 'title'> {
  return {
    id: row.id,
    url: row.url,
    state: lookupStates.find((state) => state === row.state) ?? 'waiting',
    dueAt: row.due_at,
    quantity: row.quantity,
    readingId: row.reading_id,
    refusal: lookupRefusals.find((refusal) => refusal === row.refusal) ?? null,
  }
}
