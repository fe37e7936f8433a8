// A process that does the work of all lanes until it is killed: `node lanes.samples.ts DATABASE_URL`.

import { openDeliverer } from '#platform/background/deliver.ts'
import { openDatabase } from '#platform/database/database.ts'
import { plugIn } from '#platform/work/ports.ts'
import { sampleVault } from '#world/samples/people/vault.samples.ts'
import { writing } from './lane-hearers.ts'

const { db } = openDatabase(process.argv[2] ?? '', { vault: sampleVault })
const deliverer = openDeliverer(db, plugIn([]), [{ handlers: writing }], () => new Date(), console.error)
for (;;) {
  await deliverer.round()
  await deliverer.pause()
}
