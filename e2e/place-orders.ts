// node e2e/place-orders.ts COUNT NAME SITE: creates this many paid orders of as many customers in the shop at
// SHOP_DATABASE_URL, for the demo shop's lamp under this name, each placed and paid by the use-cases, and a card with
// this name to buy them with; prints their numbers, one per line.
import process, { argv, env } from 'node:process'
import { openDatabase, write } from '../src/platform/database/database.ts'
import { cardSample } from '../world/samples/fulfilment/purchasing.samples.ts'
import { sampleCustomer } from '../world/samples/people/people.samples.ts'
import { sampleVault } from '../world/samples/people/vault.samples.ts'
import { type Cast, paidSample, type Stage, sampleItem } from '../world/samples/selling/orders.samples.ts'

const [count = '1', title = 'Lamp', place] = argv.slice(2)
const site = place === 'ae' ? 'ae' : 'eg'
const { SHOP_DATABASE_URL: url = '', SHOP_PORT: port = '' } = env
const open = openDatabase(url, { vault: sampleVault, max: 4 })
const system = { kind: 'system', id: null } as const
const stage: Stage = (who, act) => write(open.db, { who, now: new Date(), site, locale: 'ar' }, act)
const host = 'harbor-goods.localhost'
const lamp = sampleItem({
  title,
  url: `http://${host}:${Number(port) + 2}/products/brass-reading-lamp`,
  store: host,
  data: { price: '64.00', category: 'homeware', weight: 1400, color: 'Brass' },
})

await stage(system, (work) => cardSample(work, `${title} 4040`))
for (let at = 0; at < Number(count); at++) {
  const { who } = await stage(system, (work) => sampleCustomer(work, { firstName: 'سلمى', lastName: title }))
  const cast: Cast = { customer: who, reviewer: who, buyer: who, warehouse: who, hub: who, desk: who }
  const { number } = await paidSample(stage, cast, [lamp], {
    arrival: 'pickup',
    pickupOffice: site === 'eg' ? 'cairo' : 'dubai',
  })
  console.log(number)
}
await open.close()
// Open connections must not keep the program running.
process.exit(0)
