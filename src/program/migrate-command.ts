// npm run migrate: brings the database up to date, before the new program is started. Safe to run again, from several machines too.

import { findServer } from '#platform/database/find-server.ts'
import { migrate } from '#platform/database/migrate.ts'
import { readSettings } from '#platform/settings/settings.ts'
import { giveUp } from '#platform/work/cannot-start.ts'

try {
  const { url, stop } = await findServer(readSettings())
  const applied = await migrate(url).finally(stop)
  for (const name of applied) console.log(name)
  console.log(applied.length > 0 ? `${applied.length} migrations applied.` : 'The database is up to date.')
} catch (error) {
  giveUp(error, 'The database was not brought up to date.')
}
