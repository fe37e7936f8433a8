// A requested national ID is required before anything is paid: by page and call, on both sites, at checkout and later.

import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { payOrder } from '#checkout/paying/pay-order.ts'
import { placeOrderFromCart } from '#checkout/place-order-from-cart.ts'
import { choicesForm } from '#checkout/steps/checkout-form.ts'
import { readCheckout } from '#checkout/steps/read-checkout.ts'
import { submitCheckout } from '#checkout/steps/submit-checkout.ts'
import { loadOrder } from '#fronts/account/orders/load-order.ts'
import { orderDeeds } from '#fronts/account/orders/order-deeds.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { diskFileStore, fileStore } from '#platform/files/files.ts'
import { makeSealer } from '#platform/files/seal.ts'
import { openVisit } from '#platform/http/visit.ts'
import { newId } from '#platform/work/id.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor, Locale, Work } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { fillCart, sampleCheckout, sampleGoods } from '#world/samples/checkout/checkout.samples.ts'
import { sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleAddress } from '#world/samples/people/people.samples.ts'
import { samplePhoto } from '#world/samples/platform/uploads.samples.ts'
import { placeSample, type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'

const database = await testDatabase()
const directory = mkdtempSync(join(tmpdir(), 'national-id-required-'))
after(() => rmSync(directory, { recursive: true }))
const ports = plugIn([plug(fileStore, diskFileStore(directory, makeSealer('secret of a test')))])
const required = (error: unknown) => isRefusal(error) && error.code === 'NATIONAL_ID_REQUIRED' && error.status === 422
const numbers = { eg: '29001011234567', ae: '784199012345671' } as const

for (const site of ['eg', 'ae'] as const)
  for (const locale of ['ar', 'en'] as const) {
    test(`on ${site} in ${locale}: a phone is not paid before the card is sent, which happens in the step of paying and loses no input`, async () => {
      const { who, as, visit } = await shopper(site, locale)
      const address = await as((work) => sampleAddress(work, who.id ?? ''))
      await as((work) => fillCart(work, [sampleGoods({ category: 'mobiles' })]))
      const request = await as((work) => sampleCheckout(work, { paymentMethod: 'wallet' }))
      await assert.rejects(
        as((work) => placeOrderFromCart(work, request, sampleRoutes)),
        required,
      )
      const choices = choicesForm.parse({ address: address.id, arrival: 'ask', fees: 'With review', method: 'wallet' })
      const look = () =>
        database.read(
          (work) => readCheckout(work, choices, 'pay', { routes: sampleRoutes, closures: async () => () => false }),
          {
            who,
            site,
            locale,
          },
        )
      const before = await look()
      assert.deepEqual([before?.step, before?.asksNationalId], ['pay', true])
      const refused = await submitCheckout(visit, await form({ nationalId: '12' }), choices)
      assert.ok('data' in refused && refused.data.errors.nationalId, 'the refusal stands at its field')
      assert.equal('data' in refused && refused.data.typed.nationalId, '12')
      const bare = new FormData()
      bare.set('do', 'nationalId')
      bare.set('nationalId', numbers[site])
      const bareAnswer = await submitCheckout(visit, bare, choices)
      assert.ok('data' in bareAnswer && bareAnswer.data.errors.front)
      const sent = await submitCheckout(visit, await form({ nationalId: numbers[site] }), choices)
      assert.ok(sent instanceof Response)
      const there = new URL(sent.headers.get('location') ?? '', 'http://shop')
      assert.deepEqual([there.searchParams.get('step'), there.searchParams.get('method')], ['pay', 'wallet'])
      assert.equal((await look())?.asksNationalId, false)
      const placed = await as((work) => placeOrderFromCart(work, { ...request, key: newId() }, sampleRoutes))
      assert.equal(placed.isPaid, true)
    })

    test(`on ${site} in ${locale}: an existing order is not paid before it, and the card is sent on its page`, async () => {
      const cast = await database.write(sampleCast, { site })
      const stage: Stage = (actor, act) => database.write(act, { who: actor, site, locale })
      const { visit, as } = await shopper(site, locale, cast.customer)
      const { number } = await placeSample(stage, cast, [sampleItem({ data: { category: 'mobiles' } })])
      const pay = () => as((work) => payOrder(work, { key: newId(), number, method: 'wallet' }, sampleRoutes))
      await assert.rejects(pay(), required)
      const request = new Request(`http://shop/${locale}/account/orders/${number}?needs=nationalId`)
      const page = await loadOrder(visit, request, number)
      assert.deepEqual([page.asksNationalId, page.isIdRefused], [true, true])
      const refused = await answerDeeds(visit, await form({ nationalId: '12' }), orderDeeds(number), 'account/orders')
      assert.ok('data' in refused && refused.data.errors.nationalId)
      const sent = await answerDeeds(
        visit,
        await form({ nationalId: numbers[site] }),
        orderDeeds(number),
        'account/orders',
      )
      assert.ok(sent instanceof Response)
      assert.equal((await loadOrder(visit, request, number)).asksNationalId, false)
      assert.equal((await pay()).isPaid, true)
    })
  }

test('goods that are not registered to a person need no card', async () => {
  const { as, who } = await shopper('eg', 'ar')
  await as((work) => sampleAddress(work, who.id ?? ''))
  await as((work) => fillCart(work))
  const request = await as((work) => sampleCheckout(work, { paymentMethod: 'wallet' }))
  assert.equal((await as((work) => placeOrderFromCart(work, request, sampleRoutes))).isPaid, true)
})

async function shopper(site: Site, locale: Locale, known?: Actor) {
  const who = known ?? (await database.write(sampleCast, { site })).customer
  await database.write((work) => fillWallet(work, who.id ?? '', 90_000_000n), { site })
  const facts = { who, site, now: new Date(), locale, requestId: '', ip: '', origin: '', token: null } as const
  const visit = openVisit(database.db, { ...facts, cookies: {}, nonce: '', ports, report: () => undefined })
  const as = <Answer>(act: (work: Work) => Promise<Answer>) => database.write(act, { who, site, locale })
  return { who, visit, as }
}

async function form({ nationalId }: { readonly nationalId: string }): Promise<FormData> {
  const made = new FormData()
  made.set('do', 'nationalId')
  made.set('nationalId', nationalId)
  for (const side of ['front', 'back'])
    made.set(side, new File([new Uint8Array(await samplePhoto())], `${side}.jpg`, { type: 'image/jpeg' }))
  return made
}
