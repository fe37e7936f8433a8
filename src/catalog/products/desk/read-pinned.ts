import { sql } from 'kysely'
import { fold } from '#catalog/estimates/normal-text.ts'
import type { QueryWork, Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'

/** The shelf of most bought, or the words somebody searches. */
export type PinPlace = 'shelf' | { readonly words: string }

export type PinRow = {
  readonly id: string
  readonly words: string | null
  readonly productId: string
  readonly title: string
  readonly image: string | null
  readonly isHidden: boolean
  readonly position: number
  readonly from: string
  readonly to: string | null
  readonly isNow: boolean
}

/** Words as they are compared, with one space between them. */
export function foldedWords(text: string): string {
  return fold(text).replace(/\s+/g, ' ').trim()
}

/** The products that staff put first in this place on this site today, in their order. */
export async function readPinned(work: QueryWork, place: PinPlace): Promise<readonly string[]> {
  const words = place === 'shelf' ? null : foldedWords(place.words)
  const { rows } = await sql<{ id: string }>`
    select coalesce(product.merged_into, product.id)::text as id from product_pins pin
    join products product on product.id = pin.product_id
    where pin.site = ${work.site} and pin.words is not distinct from ${words}::text and ${pinsNow(work)}
      and product.hidden_at is null
    order by pin.position, pin.id`.execute(work.db)
  return rows.map(({ id }) => id)
}

/** Everything that staff put first on this site, ended ones too. */
export async function readPins(work: Work): Promise<readonly PinRow[]> {
  const { rows } = await sql<PinRow>`
    select pin.id::text as id, pin.words, pin.product_id::text as "productId", product.title, product.image,
      product.hidden_at is not null as "isHidden", pin.position, pin.from_day::text as "from", pin.to_day::text as "to",
      ${pinsNow(work)} as "isNow"
    from product_pins pin join products product on product.id = pin.product_id
    where pin.site = ${work.site}
    order by pin.words nulls first, pin.position, pin.id`.execute(work.db)
  return rows
}

/** Whether a pin (`pin`) holds today. */
function pinsNow({ site, now }: Pick<QueryWork, 'site' | 'now'>) {
  const today = sql`(${now}::timestamptz at time zone ${sql.lit(sites[site].timeZone)})::date`
  return sql`(pin.from_day <= ${today} and (pin.to_day is null or pin.to_day >= ${today}))`
}
