import { sql } from 'kysely'
import { mayActAt } from '#people/access/permissions.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { no } from './custody.refusals.ts'
import type { Whereabouts } from './custody-acts.ts'

type Of = { readonly id: string; readonly country: string }

/** Refuses unless this person may act at the place and the place exists: their shipment, an office, a courier company. */
export async function requirePlace(work: Work, item: Of, { kind, place }: Whereabouts): Promise<void> {
  const houses: Partial<Readonly<Record<string, readonly string[]>>> = {
    warehouse: [place],
    shipment: [item.country, work.site],
    desk: [work.site, place],
  }
  if (!(houses[kind] ?? [work.site]).some((house) => mayActAt(work.who, house))) throw platformNo.FORBIDDEN()
  if (!(await isThere(work, item, { kind, place }))) throw no.GAP_PLACE_UNKNOWN({ path: 'place', place })
}

async function isThere({ db, site }: Work, item: Of, { kind, place }: Whereabouts): Promise<boolean> {
  if (kind === 'shipment') {
    const of = db.selectFrom('shipment_items as part').innerJoin('shipments', 'shipments.id', 'part.shipment_id')
    const theirs = of.select('number').where('part.item_id', '=', item.id).where('number', '=', place)
    return (await theirs.executeTakeFirst()) !== undefined
  }
  if (kind !== 'desk' && kind !== 'courier') return true
  const table = kind === 'desk' ? 'offices' : 'courier_companies'
  const known = await sql`select code from ${sql.table(table)} where code = ${place} and site = ${site}`.execute(db)
  return known.rows.length > 0
}
