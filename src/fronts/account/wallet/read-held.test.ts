import assert from 'node:assert/strict'
import test from 'node:test'
import { orderDeeds } from '#fronts/account/orders/order-deeds.ts'
import { readWallet } from '#money/wallet/read-wallet.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { openVisit } from '#platform/http/visit.ts'
import { plugIn } from '#platform/work/ports.ts'
import type { Actor } from '#platform/work/work.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { paidSample, reviewSample, type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { loadWallet } from './load-wallet.ts'
import { readHeld } from './read-held.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)

const heldOf = (who: Actor) =>
  database.read(
    async (work) => {
      const { holds } = await readWallet(work, who.id ?? '')
      return { holds, held: await readHeld(work, who.id ?? '', holds) }
    },
    { who },
  )

test('a surplus of a review is on hold under its order, until a day, and adds up; once accepted it is gone', async () => {
  const { number } = await paidSample(stage, cast, [sampleItem()])
  await reviewSample(stage, cast, number, () => ({ data: { price: '39.99' } }))
  const { held, holds } = await heldOf(cast.customer)
  assert.deepEqual(
    held.map(({ kind, order, amount }) => [kind, order, amount.minor]),
    [['card', number, holds.card.minor]],
  )
  assert.ok(held[0]?.until && held[0].until > new Date())
  const page = await loadWallet(visitOf(cast.customer), new Request('http://localhost/ar/account/financial/wallet'))
  assert.deepEqual(page.held, held)
  const form = new FormData()
  form.set('do', 'accept')
  await answerDeeds(visitOf(cast.customer), form, orderDeeds(number), 'account/orders')
  assert.deepEqual((await heldOf(cast.customer)).held, [])
})

test('nobody else’s money on hold is shown', async () => {
  const { number } = await paidSample(stage, cast, [sampleItem()])
  await reviewSample(stage, cast, number, () => ({ data: { price: '39.99' } }))
  const stranger = await database.write((work) => sampleCustomer(work))
  assert.deepEqual((await heldOf(stranger.who)).held, [])
  await assert.rejects(() => loadWallet(visitOf({ kind: 'guest', id: null }), new Request('http://localhost/ar/x')))
})

function visitOf(who: Actor) {
  const facts = {
    who,
    now: new Date(),
    site: 'eg',
    locale: 'ar',
    requestId: '',
    ip: '',
    origin: '',
    token: null,
  } as const
  return openVisit(database.db, { ...facts, cookies: {}, nonce: '', ports: plugIn([]), report: () => undefined })
}
