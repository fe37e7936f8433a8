// A process that sends a campaign is killed in the middle, several times: nobody gets it twice, and nobody is forgotten.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { proveCampaign } from './prove-campaign.ts'

const shop = await testDatabase()
await shop.write(seedPriceTables)

test('two thousand readers, three times kill -9: each gets one mail at most, and what is unclear is told', async () => {
  const [perSecond, readers] = [200, 2000]
  const proved = await proveCampaign(shop, { readers, perSecond, kills: 3, killEveryMs: 1200 })
  const { all, sent, unclear, waiting } = proved.figures
  assert.deepEqual([proved.killed, proved.twice, all, waiting], [3, 0, readers, 0])
  assert.equal(sent + unclear, readers, 'each is sent or unclear')
  assert.ok(proved.given >= sent, 'what counts as sent was given')
  assert.ok(unclear <= 3 * perSecond, `a kill leaves one slice unclear at most: ${unclear}`)
})
