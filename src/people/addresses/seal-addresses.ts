import { openRowPhone, sealRowPhone } from '#people/access/sealed/row-phone.ts'
import { isStale, type Sealed, type Stretch, sealEach } from '#people/access/sealed/sealing.ts'
import type { Work } from '#platform/work/work.ts'

/** Seals phones of addresses that are unsealed, or sealed with an earlier key. */
export async function sealAddresses(work: Work, { after, most }: Stretch): Promise<Sealed> {
  const rows = await work.db
    .selectFrom('addresses')
    .select(['id', 'phone'])
    .where('id', '>', after)
    .where(isStale(work, 'phone'))
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute()
  return sealEach('addresses', rows, ({ id, phone }) => {
    const told = openRowPhone(work, 'addresses', id, phone) ?? ''
    return () =>
      work.db
        .updateTable('addresses')
        .set({ phone: sealRowPhone(work, 'addresses', id, told) })
        .where('id', '=', id)
        .execute()
  })
}
