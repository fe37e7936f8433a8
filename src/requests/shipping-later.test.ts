import assert from 'node:assert/strict'
import test from 'node:test'
import { formatMoney } from '#money/format-money.ts'
import { findOrder } from '#orders/lock-order.ts'
import { readOrderMoney } from '#orders/order-money.ts'
import { approvedSample, type Stage, sampleCast } from '#orders/orders.samples.ts'
import { payOrderFromWallet } from '#orders/pay-order-from-wallet.ts'
import { readPendingActions } from '#orders/read-pending-actions.ts'
import { tellCustomer } from '#orders/tell-customer.ts'
import { newId } from '#platform/id.ts'
import { testDatabase } from '#platform/test-database.ts'
import { type Locale, system } from '#platform/work.ts'
import { buySample } from '#purchasing/purchasing.samples.ts'
import { proveBooks } from '#wallet/prove-books.ts'
import { readBalance } from '#wallet/read-wallet.ts'
import { fillWallet } from '#wallet/wallet.samples.ts'
import { arrivedSample, dispatchedSample, receivedSample } from '#warehouse/warehouse.samples.ts'
import { arriveItem } from './arrive-item.ts'
import { choosePickup } from './choose-pickup.ts'
import { preparePickup } from './prepare-pickup.ts'
import { readRequestsOfOrder } from './read-requests.ts'
import { collectSample, readySample } from './requests.samples.ts'

const database = await testDatabase()

for (const site of ['eg', 'ae'] as const) {
  for (const grams of [250, 640, 120]) {
    test(`${site}: shipping paid in the office waits for the goods, is what ${grams} g cost, and nothing is handed over before it is paid`, async () => {
      const stage: Stage = (who, act) => database.write(act, { who, site })
      const cast = await database.write(sampleCast, { site })
      const order = await approvedSample(stage, cast, undefined, { shippingFeesCalculation: 'In office' })
      const { id, number } = order
      const money = () => database.read(async (work) => readOrderMoney(work, await findOrder(work, { id })), { site })
      const agreed = await money()
      assert.ok(agreed.later > 0n)
      assert.deepEqual([agreed.paid, agreed.dueNow, agreed.due], [order.dueMinor, 0n, agreed.later])
      // The shipping is not to be paid before it is known.
      const early = { number, from: 'card', key: newId() } as const
      await assert.rejects(
        stage(cast.customer, (work) => payOrderFromWallet(work, early)),
        { code: 'NOTHING_TO_PAY' },
      )
      await buySample(stage, cast, number)
      await receivedSample(stage, cast, number, grams)
      const weighed = await money()
      // The shipping itself is not asked for while the goods travel on; duty that a real weight adds is said at once.
      const [underway] = await stage(cast.customer, readPendingActions)
      assert.equal(underway?.dueMinor ?? 0n, weighed.dueNow)
      if (grams === 640) assert.ok(weighed.due > agreed.due)
      if (grams === 120) assert.ok(weighed.due < agreed.due)
      await arrivedSample(stage, cast, number, await dispatchedSample(stage, cast, number))
      const { items } = await database.read((work) => findOrder(work, { id }), { site })
      for (const item of items) await stage(system, (work) => arriveItem(work, id, item.id))
      const news = { key: id, origin: 'http://localhost', orderId: id, wording: 'orders_mail_arrived' } as const
      await stage(system, (work) => tellCustomer(work, { ...news, isArrival: true }))
      const letter = await database.db.selectFrom('notices').select('text').where('key', '=', `orders:${id}`).execute()
      const asked = { minor: weighed.due, currency: weighed.currency }
      assert.ok(['ar', 'en'].some((locale) => letter[0]?.text.includes(formatMoney(asked, locale as Locale))))
      const [action] = (await stage(cast.customer, readPendingActions)).filter(({ type }) => type === 'PendingPayment')
      assert.equal(action?.dueMinor, weighed.due)
      const itemIds = items.map((item) => item.id)
      const office = site === 'eg' ? 'cairo' : 'dubai'
      await stage(cast.customer, (work) => choosePickup(work, { itemIds, office, slot: null, key: newId() }))
      const [request] = await database.read((work) => readRequestsOfOrder(work, id), { site })
      const preparing = stage(cast.hub, (work) => preparePickup(work, request?.id ?? ''))
      await assert.rejects(preparing, { code: 'SOMETHING_DUE' })
      await database.write((work) => fillWallet(work, cast.customer.id ?? '', weighed.due), { site })
      const paying = { number, from: 'card', key: newId() } as const
      await Promise.all([1, 2].map(() => stage(cast.customer, (work) => payOrderFromWallet(work, paying))))
      // Duty that the real weight added and the shipping that waited: one payment, whoever presses twice.
      assert.equal((await money()).due, 0n)
      assert.equal((await money()).paid - agreed.paid, weighed.due)
      await readySample(stage, cast, number)
      await collectSample(stage, cast, number)
      const after = await money()
      assert.equal(after.paid - after.refunded, after.total + after.dues)
      assert.equal((await database.read((work) => readBalance(work, `order:${id}`), { site })).minor, 0n)
      assert.deepEqual(await database.read(proveBooks, { site }), [])
    })
  }
}
