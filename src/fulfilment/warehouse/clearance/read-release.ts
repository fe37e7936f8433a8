import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'

export type Release = {
  readonly askedBy: string
  readonly askedById: string
  readonly askedAt: Date
  readonly agreedBy: string | null
  readonly releasedAt: Date | null
  readonly reason: string | null
  readonly missing: number
}

/** Whether customs released the goods, and who recorded it; null if nobody asked. */
export async function readRelease({ db }: Work, shipmentId: string): Promise<Release | null> {
  const { rows } = await sql<Release>`
    select asker.name as "askedBy", asker.id as "askedById", asked_at as "askedAt", other.name as "agreedBy",
      released_at as "releasedAt", reason, jsonb_array_length(missing) as missing
    from shipment_releases one join staff_members asker on asker.id = one.asked_by
      left join staff_members other on other.id = one.agreed_by
    where shipment_id = ${shipmentId} and withdrawn_at is null`.execute(db)
  return rows[0] ?? null
}
