// npm run first-data: publishes what a new shop needs before it opens; existing data stay. Safe to run again.

import { openDatabase, write } from '#platform/database/database.ts'
import { findServer } from '#platform/database/find-server.ts'
import { requireMigrated } from '#platform/database/require-migrated.ts'
import { readSettings, type Settings } from '#platform/settings/settings.ts'
import { giveUp } from '#platform/work/cannot-start.ts'
import { system } from '#platform/work/work.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { mainSite } from '#sites/sites.ts'
import { missingFirstData } from './missing-first-data.ts'

try {
  await publishFirstData(readSettings())
} catch (error) {
  giveUp(error)
}

async function publishFirstData(settings: Settings): Promise<void> {
  const server = await findServer(settings)
  try {
    await requireMigrated(settings, server.url)
    const { db, close } = openDatabase(server.url, { max: 1 })
    try {
      await write(db, { who: system, now: new Date(), site: mainSite, locale: 'en' }, seedPriceTables)
      await report(await missingFirstData(db), db)
    } finally {
      await close()
    }
  } finally {
    await server.stop()
  }
}

async function report(missing: readonly string[], db: ReturnType<typeof openDatabase>['db']): Promise<void> {
  const tables = await db.selectFrom('price_table_versions').select(['site', 'valid_from']).orderBy('site').execute()
  console.log(`Price tables: ${tables.map((one) => `${one.site} from ${one.valid_from.toISOString()}`).join(', ')}`)
  console.log('Packages and offices came with the database. Check rates and prices before you open.')
  for (const sentence of missing) console.log(sentence)
}
