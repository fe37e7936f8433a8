import { type RawBuilder, sql } from 'kysely'

/** What a member reaches: all of the site, or only what is of their places. */
export type Reach = {
  readonly isOfSite: boolean
  readonly places: readonly string[]
  readonly seen: RawBuilder<unknown>
}

/** Of members who are bound to places: only rows whose place is one of theirs. */
export function bound({ isOfSite, places }: Reach, place: RawBuilder<unknown>): RawBuilder<unknown> {
  return isOfSite ? sql`` : sql`and ${place} = any(${[...places]})`
}

/** For goods as `item`: those of the places. */
export function ofGoods({ seen }: Reach): RawBuilder<unknown> {
  return sql`and ${seen}`
}

/** The same among the words of titles. */
export function inWords({ isOfSite, seen }: Reach): RawBuilder<unknown> {
  return isOfSite ? sql`` : sql`and exists (select from order_items item where item.id = item_id and ${seen})`
}

/** What belongs to the site's own desks. */
export function ofSite({ isOfSite }: Reach): RawBuilder<unknown> {
  return isOfSite ? sql`` : sql`and false`
}

/** Pickups are of an office; the hub of a site has them all. */
export function ofOffice({ isOfSite, places }: Reach): RawBuilder<unknown> {
  return isOfSite ? sql`` : sql`and office_code = any(${[...places]})`
}
