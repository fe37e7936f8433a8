import assert from 'node:assert/strict'
import test from 'node:test'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readBalance } from '#money/wallet/read-wallet.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { newId } from '#platform/work/id.ts'
import { type Locale, system } from '#platform/work/work.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { readOrderMoney } from '#selling/orders/money/order-money.ts'
import { payOrderFromWallet } from '#selling/orders/money/pay-order-from-wallet.ts'
import { readPendingActions } from '#selling/orders/read-pending-actions.ts'
import { tellBuyer } from '#selling/orders/tell-buyer.ts'
import { buySample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { collectSample, readySample } from '#world/samples/fulfilment/requests.samples.ts'
import { arrivedSample, dispatchedSample, receivedSample } from '#world/samples/fulfilment/warehouse.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { approvedSample, type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'
import { arriveItem } from './arrive-item.ts'
import { choosePickup } from './choose-pickup.ts'
import { preparePickup } from './desk/prepare-pickup.ts'
import { readRequestsOfOrder } from './facts/read-requests.ts'

const database = await testDatabase()

for (const site of ['eg', 'ae'] as const) {
  for (const grams of [250, 640, 120]) {
    test(`${site}: shipping paid at the office waits for the goods, is the price of ${grams} g, and nothing is handed over before it is paid`, async () => {
      const stage: Stage = (who, act) => database.write(act, { who, site })
      const cast = await database.write(sampleCast, { site })
      const order = await approvedSample(stage, cast, undefined, { shippingFeesCalculation: 'In office' })
      const { id, number } = order
      const money = () => database.read(async (work) => readOrderMoney(work, await findOrder(work, { id })), { site })
      const agreed = await money()
      assert.ok(agreed.later > 0n)
      assert.deepEqual([agreed.paid, agreed.dueNow, agreed.due], [order.dueMinor, 0n, agreed.later])
      // The shipping cannot be paid before it is known.
      const early = { number, from: 'card', key: newId() } as const
      await assert.rejects(
        stage(cast.customer, (work) => payOrderFromWallet(work, early)),
        { code: 'NOTHING_TO_PAY' },
      )
      await buySample(stage, cast, number)
      await receivedSample(stage, cast, number, grams)
      const weighed = await money()
      // The shipping itself is not asked for while the goods travel; additional duty for the real weight is shown at
      // once.
      const [underway] = await stage(cast.customer, readPendingActions)
      assert.equal(underway?.dueMinor ?? 0n, weighed.dueNow)
      if (grams === 640) assert.ok(weighed.due > agreed.due)
      if (grams === 120) assert.ok(weighed.due < agreed.due)
      await arrivedSample(stage, cast, number, await dispatchedSample(stage, cast, number))
      const { items } = await database.read((work) => findOrder(work, { id }), { site })
      for (const item of items) await stage(system, (work) => arriveItem(work, id, item.id))
      const news = { key: id, origin: 'http://localhost', orderId: id, wording: 'orders_mail_arrived' } as const
      await stage(system, (work) => tellBuyer(work, { ...news, isArrival: true }))
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
      // Additional duty for the real weight and the shipping: one payment, even if the button is pressed twice.
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
