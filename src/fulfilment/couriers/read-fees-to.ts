import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'

export type FeeTo = {
  readonly company: string
  readonly termsId: string
  readonly zone: string
  readonly daysFrom: number
  readonly daysTo: number
  /** Null: the delivery fee of the price tables. */
  readonly baseMinor: bigint | null
  readonly includedGrams: number
  readonly stepGrams: number
  readonly stepMinor: bigint
}

/** Of these companies those that deliver to a place now, with what its zone costs by the terms in force. */
export async function readFeesTo(
  work: Work,
  companies: readonly string[],
  place: { readonly state: string; readonly area: string },
): Promise<readonly FeeTo[]> {
  if (companies.length === 0) return []
  const { rows } = await sql<FeeTo>`
    select place.company, terms.id as "termsId", place.zone, place.days_from as "daysFrom", place.days_to as "daysTo",
      fee.base_minor as "baseMinor", fee.included_grams as "includedGrams", fee.step_grams as "stepGrams",
      fee.step_minor as "stepMinor"
    from courier_places place
    cross join lateral (
      select id from courier_terms
      where company = place.company and published_at is not null and valid_from <= ${work.now}
      order by valid_from desc, published_at desc, id desc limit 1
    ) terms
    join courier_fees fee on fee.terms_id = terms.id and fee.zone = place.zone
    where place.company = any(${[...companies]}) and place.state = ${place.state} and place.is_served
      and not exists (
        select from courier_gaps gap
        where gap.company = place.company and gap.state = place.state and gap.area = ${place.area}
      )`.execute(work.db)
  return rows
}
