// npm run seal        seals numbers of phones and national IDs with the present key (VAULT_KEYS) and says when earlier keys
// may go; exit code 1 if something cannot be opened with any key at hand. The shop may run meanwhile.

import { sql } from 'kysely'
import { sealCustomers } from '#people/access/sealed/seal-numbers.ts'
import { countUnsealed, sealTables } from '#people/access/sealed/seal-places.ts'
import { type Seal, sealing } from '#people/access/sealed/sealing.ts'
import { openDatabase, write } from '#platform/database/database.ts'
import { findServer } from '#platform/database/find-server.ts'
import { readSettings } from '#platform/settings/settings.ts'
import { vaultOfSettings } from '#platform/settings/vault-keys.ts'
import { CannotStart, giveUp } from '#platform/work/cannot-start.ts'
import type { Vault } from '#platform/work/vault.ts'
import { system } from '#platform/work/work.ts'
import { mainSite } from '#sites/sites.ts'

/** Every table with sealed values. */
const seals: readonly Seal[] = [sealCustomers, ...sealTables]

try {
  const settings = readSettings()
  const { url, stop } = await findServer(settings)
  const vault = vaultOfSettings(settings)
  const { db, close } = openDatabase(url, { max: 2, patience: 60_000, vault })
  const job = {
    write: (act: Parameters<typeof write>[2]) =>
      write(db, { who: system, now: new Date(), site: mainSite, locale: 'en' }, act),
  } as Parameters<ReturnType<typeof sealing>>[0]
  try {
    // The second time finds what somebody held the first time.
    await sealing(...seals, ...seals)(job)
    const left = await countLeft(db, vault)
    if (left > 0) throw new CannotStart(`${left} values are held by somebody at this moment: run it again`)
    console.log('Everything is sealed with the present key: earlier keys may go.')
  } finally {
    await close()
    await stop()
  }
} catch (error) {
  giveUp(error)
}

// Also what somebody holds at this moment, which sealing leaves.
async function countLeft(db: ReturnType<typeof openDatabase>['db'], vault: Vault): Promise<number> {
  const mark = `${vault.mark}%`
  const customers = sql<{ left: number }>`select count(*)::int as left from customers
    where phone not like ${mark} or contact_phone not like ${mark} or national_id not like ${mark}`
  const found = [await customers.execute(db), await countUnsealed(vault).execute(db)]
  return found.reduce((sum, { rows }) => sum + (rows[0]?.left ?? 0), 0)
}
