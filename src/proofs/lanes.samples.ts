// A process that does the work of all lanes until it is killed: `node lanes.samples.ts DATABASE_URL`.
import { openDatabase } from '#platform/database.ts'
import { openDeliverer } from '#platform/deliver.ts'
import { plugIn } from '#platform/ports.ts'
import { writing } from './lane-hearers.ts'

const { db } = openDatabase(process.argv[2] ?? '')
const deliverer = openDeliverer(db, plugIn([]), [{ handlers: writing }], () => new Date(), console.error)
for (;;) {
  await deliverer.round()
  await deliverer.pause()
}
