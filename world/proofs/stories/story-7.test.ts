// Story 7, a delivery paid at checkout, in two parcels: the first goods are sent for the paid fee and delivered; the further
// way is offered and paid, the courier brings it back, and it becomes a pickup. The fee follows its rule on every screen,
// letter and paper. On both sites, with letters in both languages.

import assert from 'node:assert/strict'
import test from 'node:test'
import { deliveredBy } from '#checkout/steps/arrival.ts'
import { collectWaybill, endWaybill } from '#fulfilment/couriers/waybills/collect-waybill.ts'
import { receiveAtHub } from '#fulfilment/warehouse/hub/receive-at-hub.ts'
import { moveShipment } from '#fulfilment/warehouse/shipments/move-shipment.ts'
import { readWallet } from '#money/wallet/read-wallet.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { invoiceContent } from '#selling/orders/invoices/invoice-content.ts'
import { readInvoices } from '#selling/orders/invoices/issue-invoice.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import type { Site } from '#sites/sites.ts'
import { fillCart, sampleCheckout, sampleGoods } from '#world/samples/checkout/checkout.samples.ts'
import { readIn } from '#world/samples/fronts/screen-language.samples.ts'
import { queuedSample } from '#world/samples/fulfilment/delivery-desk.samples.ts'
import { buySample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { collectSample, readySample } from '#world/samples/fulfilment/requests.samples.ts'
import { dispatchedSample, receivedSample, releasedSample } from '#world/samples/fulfilment/warehouse.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { reviewSample } from '#world/samples/selling/orders.samples.ts'
import { openStoryShop, type Shopper } from './story-shop.samples.ts'

const database = await testDatabase()
const shop = await openStoryShop(database)
const companies = { eg: 'marsa-eg', ae: 'marsa-ae' } as const
const offices = { eg: 'cairo', ae: 'dubai' } as const

const said = {
  part: { ar: /نوصّل إليك الطلب كله بالتوصيل الذي دفعته/, en: /deliver the whole order when the rest is here/ },
  made: { ar: /دفعت رسوم التوصيل مع طلبك/, en: /You paid for the delivery with your order/ },
  rest: { ar: /اختر الاستلام أو التوصيل/, en: /Choose pickup or delivery/ },
  back: { ar: /رددنا إليك ما دفعته له/, en: /what you paid for it is back/ },
} as const

for (const site of ['eg', 'ae'] as const)
  for (const locale of ['ar', 'en'] as const)
    test(`story 7 on ${site} in ${locale}: one delivery is paid at checkout, and the goods come in two parcels`, async () => {
      shop.startAgain()
      readIn(locale)
      const customer = await shop.shopper(site, locale)
      const [stage, company] = [shop.on(site), companies[site]]
      const cast = { ...shop.casts[site], customer: customer.who }
      const card = async () => (await customer.as((work) => readWallet(work, customer.id))).card.minor

      // Ordered and paid in one sum, with the delivery as its own explained line.
      await customer.as((work) => fillWallet(work, customer.id, 10_000_000n))
      await customer.as((work) => fillCart(work, [sampleGoods(), sampleGoods({ title: 'Cable', color: 'White' })]))
      const arrival = deliveredBy(company)
      const { addressId, seen } = await customer.as((work) => sampleCheckout(work, { arrival }))
      const started = await card()
      const { orderNumber: number, payment } = await customer.call('POST', '/orders', {
        addressId,
        shippingOption: 'Delivery',
        shippingCompany: company,
        paymentMethod: 'wallet',
        termsAccepted: true,
        totalCost: Number(seen.totalMinor) / 100,
      })
      assert.equal(payment.isPaid, true)
      assert.equal(await card(), started - seen.totalMinor)
      const [fee, now, why] = await feeOf(customer, number)
      assert.ok(fee > 0 && now === fee && /\d/.test(why))

      // Reviewed, bought, through customs; the first item is scanned at the hub, and waits for the other without a question.
      await reviewSample(stage, cast, number)
      await buySample(stage, cast, number)
      await receivedSample(stage, cast, number)
      for (const shipmentId of await dispatchedSample(stage, cast, number)) {
        await stage(cast.hub, (work) => moveShipment(work, { shipmentId, event: 'arriveAtCustoms' }))
        await releasedSample(stage, cast, shipmentId)
      }
      const order = await stage(cast.hub, (work) => findOrder(work, { number }))
      const [first, second] = order.items.map(({ id }) => id)
      await customer.mails()
      await stage(cast.hub, (work) => receiveAtHub(work, first ?? ''))
      assert.match(textOf(await customer.mails()), said.part[locale])

      // The customer wants it now: nothing more is asked, and it is delivered.
      const paid = await card()
      const ask = (itemId = '', more = {}) =>
        customer.call('POST', '/requests/deliveries', {
          addressId,
          itemIds: [itemId],
          shippingCompany: company,
          fee,
          ...more,
        })
      const sent = await ask(first)
      assert.deepEqual([sent.payment, sent.request.totalDue], [null, 0])
      assert.deepEqual([sent.request.delivery.fee, sent.request.delivery.feePaidWithOrder], [fee, fee])
      assert.match(textOf(await customer.mails()), said.made[locale])
      await bring(site, cast, sent.request.number, 'deliver')
      await customer.mails()
      assert.equal((await customer.call('GET', `/requests/${sent.request.number}`)).status, 'Fullfilled')

      // The second comes later: its way has its own price, is offered and paid, and the courier brings it back.
      shop.moveOn(48)
      await stage(cast.hub, (work) => receiveAtHub(work, second ?? ''))
      assert.match(textOf(await customer.mails()), said.rest[locale])
      assert.deepEqual((await customer.next(number)).asks, ['ArrivedToEgypt'])
      const further = await ask(second, { paymentMethod: 'wallet' })
      assert.deepEqual([further.payment.isPaid, further.request.delivery.feePaidWithOrder], [true, 0])
      assert.equal(await card(), paid - BigInt(Math.round(fee * 100)))
      await bring(site, cast, further.request.number, 'return')
      assert.match(textOf(await customer.mails()), said.back[locale])
      assert.equal(await card(), paid, 'what was not carried out costs nothing')
      assert.equal((await customer.call('GET', `/requests/${further.request.number}`)).status, 'Cancelled')

      // It becomes a pickup. The first way was gone, so its fee stays: on the order, in the invoice, in the books.
      const pickup = await customer.call('POST', '/requests', { itemIds: [second], office: offices[site], slot: null })
      assert.deepEqual([pickup.type, pickup.totalDue], ['PickUp', 0])
      await customer.mails()
      await readySample(stage, cast, number)
      await collectSample(stage, cast, number)
      await customer.mails()
      const [was, is] = await feeOf(customer, number)
      assert.deepEqual([was, is, await card()], [fee, fee, paid])
      const done = await customer.call('GET', `/orders/${number}`)
      assert.deepEqual([done.tab, done.totalDue, done.amountRefunded, done.paymentStatus], ['fulfilled', 0, 0, 'Paid'])
      const [invoice, ...others] = await customer.as((work) => readInvoices(work, order.id))
      assert.equal(others.length, 0)
      const { lines, total } = invoiceContent.parse(invoice?.content)
      assert.equal(lines.find(({ line }) => line === 'deliveryFees')?.minor, BigInt(Math.round(fee * 100)))
      assert.equal(total, seen.totalMinor)
      await shop.holds()
    })

async function bring(site: Site, cast: Parameters<typeof queuedSample>[1], number: string, how: 'deliver' | 'return') {
  const stage = shop.on(site)
  const awb = await queuedSample(stage, cast, number)
  await stage(cast.hub, (work) => collectWaybill(work, awb))
  await shop.post.deliver()
  await stage(cast.hub, (work) => endWaybill(work, awb, how, null))
}

/** The order's delivery fee as placed, as it is now, and why. */
async function feeOf(customer: Shopper, number: string): Promise<readonly [number, number, string]> {
  const { breakdown } = await customer.call('GET', `/orders/${number}`)
  const rows: { line: string; old: number; new: number; why: string[] }[] = breakdown
  const row = rows.find(({ line }) => line === 'deliveryFees')
  return [row?.old ?? 0, row?.new ?? 0, row?.why.join(' ') ?? '']
}

function textOf(mails: Awaited<ReturnType<Shopper['mails']>>): string {
  return mails.map(({ subject, text }) => `${subject}\n${text}`).join('\n')
}
