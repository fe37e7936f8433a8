import { openRowPhone, sealRowPhone } from '#people/access/sealed/row-phone.ts'
import { isStale, type Sealed, type Stretch, sealEach } from '#people/access/sealed/sealing.ts'
import type { Work } from '#platform/work/work.ts'

/** Seals phones of guests in tickets that are unsealed, or sealed with an earlier key. */
export async function sealTickets(work: Work, { after, most }: Stretch): Promise<Sealed> {
  const rows = await work.db
    .selectFrom('tickets')
    .select(['id', 'phone'])
    .where('id', '>', after)
    .where(isStale(work, 'phone'))
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute()
  return sealEach('tickets', rows, ({ id, phone }) => {
    const told = openRowPhone(work, 'tickets', id, phone) ?? ''
    return () =>
      work.db
        .updateTable('tickets')
        .set({ phone: sealRowPhone(work, 'tickets', id, told) })
        .where('id', '=', id)
        .execute()
  })
}
