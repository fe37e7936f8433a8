import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import type { Work } from '#platform/work/work.ts'

/** The address of each warehouse of this site, by its country. */
export async function readAddresses({ db, site }: Work): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('warehouse_addresses')
    .select(['country', 'address'])
    .where('site', '=', site)
    .execute()
  return new Map(rows.map(({ country, address }) => [country, address]))
}

/** From now on stores in this country send to this address. */
export async function setAddress(work: Work, country: string, address: string): Promise<void> {
  requireProof(work)
  const before = (await readAddresses(work)).get(country) ?? null
  const said = { address, set_by: work.who.id ?? '', set_at: work.now }
  await work.db
    .insertInto('warehouse_addresses')
    .values({ site: work.site, country, ...said })
    .onConflict((conflict) => conflict.columns(['site', 'country']).doUpdateSet(said))
    .execute()
  await audit(work, {
    action: 'warehouse.address',
    subject: `warehouse:${country}`,
    before: { address: before },
    after: { address },
  })
}
