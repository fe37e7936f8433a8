// npm run campaign -- --readers 100000 --rate 400 --kills 5: sends a campaign to so many simulated readers and prints what came of it.
import { parseArgs } from 'node:util'
import { testDatabase } from '#platform/database/test-database.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { proveCampaign } from './prove-campaign.ts'

const { values } = parseArgs({
  options: {
    readers: { type: 'string', default: '100000' },
    rate: { type: 'string', default: '400' },
    kills: { type: 'string', default: '5' },
  },
})
const shop = await testDatabase()
await shop.write(seedPriceTables)
const proved = await proveCampaign(shop, {
  readers: Number(values.readers),
  perSecond: Number(values.rate),
  kills: Number(values.kills),
  killEveryMs: 10_000,
})
console.log(JSON.stringify(proved, null, 2))
process.exit(proved.twice === 0 ? 0 : 1)
