// Every call that creates or pays, fifty times at once with one key: one effect, one answer.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Kysely } from 'kysely'
import { openTicket } from '#care/tickets/open-ticket.ts'
import { readCategories } from '#content/blog/reading/read-categories.ts'
import { proposeWriteOff } from '#fulfilment/returns/write-offs/propose-write-off.ts'
import { packItems } from '#fulfilment/warehouse/pack-items.ts'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import type { Database } from '#platform/work/work.ts'
import { askCancellation } from '#selling/orders/cancelling/ask-cancellation.ts'
import { proposeCancellation } from '#selling/orders/cancelling/propose-cancellation.ts'
import { beginEdit } from '#selling/orders/edit/begin-edit.ts'
import { changeEditItem } from '#selling/orders/edit/change-edit-item.ts'
import { readEdit } from '#selling/orders/edit/read-edit.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { enter, sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { fillCart, sampleCheckout } from '#world/samples/checkout/checkout.samples.ts'
import { deliverySample, feeOf, waitingSample } from '#world/samples/checkout/delivery.samples.ts'
import { sampleSubscriber } from '#world/samples/checkout/packages.samples.ts'
import { sampleArticle, sampleNames } from '#world/samples/content/blog.samples.ts'
import { cardSample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { orderAt } from '#world/samples/fulfilment/requests.samples.ts'
import {
  collectedSample,
  receivedReturn,
  returnSample,
  sampleProof,
} from '#world/samples/fulfilment/returns.samples.ts'
import { samplePaid, sampleRefund } from '#world/samples/money/refunds.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleBank, sampleWithdrawal } from '#world/samples/money/withdrawals.samples.ts'
import { type Case, keyedWarehouseCalls } from '#world/samples/once-keys.samples.ts'
import { sampleAddress, sampleStaff } from '#world/samples/people/people.samples.ts'
import { openSample, proposeSample } from '#world/samples/selling/discrepancies.samples.ts'
import { paidSample, placeSample, type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const keyed: string[] = []
const app = await sampleApp(sampleParts(database.db), ({ method, url, schema }) => {
  const headers = schema?.headers as { readonly shape?: object } | undefined
  if (headers?.shape && 'idempotency-key' in headers.shape) keyed.push(`${method} ${url}`)
})
const cast = await database.write(sampleCast)
const customerId = cast.customer.id ?? ''
await database.write(async (work) => {
  await sampleAddress(work, customerId)
  await fillWallet(work, customerId, 50_000_000n)
})

const [support, second] = await database.write(async (work) => [
  (await sampleStaff(work, ['support'])).who,
  (await sampleStaff(work, ['support'])).who,
])
const cheap = () => sampleItem({ data: { price: '19.99' } })

type Table = keyof Database
const rows = async (table: Table, since = 0) => {
  const { count } = await (database.db as Kysely<Database>)
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count) - since
}
const newRows = async (table: Table) => {
  const before = await rows(table)
  return () => rows(table, before)
}
const asCustomer = { who: cast.customer }
const cases: Readonly<Record<string, () => Promise<Case>>> = {
  'POST /api/orders': async () => {
    const seen = await database.write(async (work) => {
      await fillCart(work)
      return sampleCheckout(work)
    }, asCustomer)
    const agreed = { addressId: seen.addressId, shippingOption: 'PickUp', paymentMethod: 'wallet', termsAccepted: true }
    const body = { ...agreed, totalCost: Number(seen.seen.totalMinor) / 100, tablesVersion: seen.seen.tablesId }
    const count = await newRows('orders')
    return { ...asCustomer, url: '/api/orders', body, other: { ...body, removeBox: true }, count }
  },
  'POST /api/orders/:number/payments': async () => {
    const { number } = await placeSample(stage, cast)
    const count = await newRows('order_payments')
    const body = { paymentMethod: 'wallet' }
    return { ...asCustomer, url: `/api/orders/${number}/payments`, body, other: { paymentMethod: 'creditCard' }, count }
  },
  'POST /api/users/subscription': async () => {
    const { who } = await sampleSubscriber(database, { card: 100_000n })
    const body = { packageId: 'star', paymentMethod: 'wallet' }
    const other = { ...body, packageId: 'mini' }
    return { who, url: '/api/users/subscription', body, other, count: await newRows('subscriptions') }
  },
  'POST /api/users/subscription/renew': async () => {
    const { who, subscribe } = await sampleSubscriber(database, { card: 100_000n })
    await subscribe('star')
    const body = { paymentMethod: 'wallet' }
    const other = { paymentMethod: 'office' }
    return { who, url: '/api/users/subscription/renew', body, other, count: await newRows('subscriptions') }
  },
  'POST /api/users/subscription/switch': async () => {
    const { who, subscribe } = await sampleSubscriber(database, { card: 100_000n })
    await subscribe('star')
    const body = { packageId: 'flat-rate', paymentMethod: 'wallet' }
    const other = { ...body, packageId: 'shein' }
    return { who, url: '/api/users/subscription/switch', body, other, count: await newRows('refunds') }
  },
  'POST /api/users/subscription/payments': async () => {
    const { who, subscribe } = await sampleSubscriber(database, { card: 100_000n })
    await subscribe('star', { method: 'office' })
    const body = { paymentMethod: 'wallet' }
    const other = { paymentMethod: 'office' }
    return { who, url: '/api/users/subscription/payments', body, other, count: await newRows('payments') }
  },
  'POST /api/wallet/deposits': async () => {
    const count = await newRows('payments')
    return { ...asCustomer, url: '/api/wallet/deposits', body: { amount: 250 }, other: { amount: 251 }, count }
  },
  'POST /api/wallet/withdrawals': async () => {
    const count = await newRows('withdrawals')
    const body = { paymentMethod: 'bankTransfer', from: 'card', amount: 75.5, ...sampleBank }
    return { ...asCustomer, url: '/api/wallet/withdrawals', body, other: { ...body, amount: 75.51 }, count }
  },
  'POST /api/wallet/refunds/:number/send': async () => {
    const refund = await database.write(async (work) => {
      const [first] = await sampleRefund(work, await samplePaid(work, customerId, 30_000n), 12_000n)
      return first
    })
    const url = `/api/wallet/refunds/${refund?.number}/send`
    return { ...asCustomer, url, body: {}, other: { comment: 'So' }, count: await newRows('refund_sends') }
  },
  'POST /api/wallet/withdrawals/:id/cancel': async () => {
    const { id } = await stage(cast.customer, (work) => sampleWithdrawal(work, 9_900n))
    const count = await newRows('journal_entries')
    return { ...asCustomer, url: `/api/wallet/withdrawals/${id}/cancel`, body: {}, other: { reason: 'So' }, count }
  },
  'POST /api/orders/:number/cancel': async () => {
    const { number } = await paidSample(stage, cast)
    const count = await newRows('order_payments')
    const body = { reason: 'OTHER' }
    return { ...asCustomer, url: `/api/orders/${number}/cancel`, body, other: { ...body, comment: 'So' }, count }
  },
  'POST /api/orders/:number/cancellations': async () => {
    const { number } = await orderAt(stage, cast, 'purchased')
    const body = { itemIds: await itemsOf(number), reason: 'NOT_MY_NEEDS' }
    const count = await newRows('cancellations')
    return { ...asCustomer, url: `/api/orders/${number}/cancellations`, body, other: { ...body, comment: 'So' }, count }
  },
  'POST /api/ops/orders/:number/cancel': async () => {
    const { number } = await orderAt(stage, cast, 'pending_purchase')
    const count = await newRows('order_payments')
    const body = { wish: 'us', why: 'the store closed' }
    return { who: support, url: `/api/ops/orders/${number}/cancel`, body, other: { ...body, wish: 'customer' }, count }
  },
  'POST /api/ops/orders/:number/cancellations': async () => {
    const { number } = await orderAt(stage, cast, 'purchased')
    const body = { itemIds: await itemsOf(number), why: 'as you wished' }
    const count = await newRows('cancellations')
    const url = `/api/ops/orders/${number}/cancellations`
    return { who: support, url, body, other: { ...body, why: 'for another reason' }, count }
  },
  'POST /api/ops/cancellations/:number/propose': async () => {
    const order = await orderAt(stage, cast, 'purchased')
    const wish = { key: newId(), number: order.number, itemIds: await itemsOf(order.number), comment: null }
    const { number } = await stage(cast.customer, (work) => askCancellation(work, { ...wish, reason: 'OTHER' }))
    const count = await newRows('cancellation_history')
    const url = `/api/ops/cancellations/${number}/propose`
    return { who: support, url, body: { why: 'this is it' }, other: { why: 'that is it' }, count }
  },
  'POST /api/cancellations/:number/answer': async () => {
    const order = await orderAt(stage, cast, 'purchased')
    const wish = { key: newId(), number: order.number, itemIds: await itemsOf(order.number), why: 'as you wished' }
    const { number } = await stage(support, (work) => proposeCancellation(work, wish))
    const count = await newRows('order_dues')
    const url = `/api/cancellations/${number}/answer`
    return { ...asCustomer, url, body: { agrees: true }, other: { agrees: false }, count }
  },
  'POST /api/ops/discrepancies/:number/propose': async () => {
    const { number } = await brokenSample()
    const body = { options: [{ kind: 'accept', off: 12.5 }, { kind: 'refund' }], defaultKind: 'accept', said: 'Broken' }
    const count = await newRows('discrepancy_history')
    const url = `/api/ops/discrepancies/${number}/propose`
    return { who: support, url, body, other: { ...body, said: 'Wrong' }, count }
  },
  'POST /api/ops/discrepancies/:number/approve': async () => {
    const { number } = await brokenSample(sampleItem({ data: { price: '600' } }))
    await proposeSample(stage, support, number)
    const count = await newRows('discrepancy_history')
    const url = `/api/ops/discrepancies/${number}/approve`
    return { who: second, url, body: { round: 1 }, other: { round: 2 }, count }
  },
  'POST /api/discrepancies/:number/choice': async () => {
    const { number } = await brokenSample()
    await proposeSample(stage, support, number)
    const count = await newRows('order_dues')
    const body = { kind: 'accept', round: 1 }
    const url = `/api/discrepancies/${number}/choice`
    return { ...asCustomer, url, body, other: { ...body, kind: 'refund' }, count }
  },
  'POST /api/ops/returns/:number/refund': async () => {
    const number = await returnSample(stage, cast, await collectedSample(stage, cast, [cheap()]))
    await receivedReturn(stage, cast, support, number)
    const count = await newRows('refunds')
    return { who: support, url: `/api/ops/returns/${number}/refund`, body: {}, other: { comment: 'So' }, count }
  },
  'POST /api/ops/write-offs/:number/answer': async () => {
    const { number: order } = await orderAt(stage, cast, 'purchased')
    const [itemId = ''] = await itemsOf(order)
    const wish = { key: newId(), itemId, what: 'lost', reason: 'Nobody has it', proof: sampleProof() } as const
    const { number } = await stage(support, (work) => proposeWriteOff(work, wish))
    const count = await newRows('refunds')
    const url = `/api/ops/write-offs/${number}/answer`
    return { who: second, url, body: { agrees: true }, other: { agrees: false, why: 'found' }, count }
  },
  'POST /api/orders/:number/comments': async () => {
    const { number } = await paidSample(stage, cast)
    const body = { said: 'Where is it?' }
    const count = await newRows('ticket_messages')
    return { ...asCustomer, url: `/api/orders/${number}/comments`, body, other: { said: 'And when?' }, count }
  },
  'POST /api/ops/orders/:number/comments': async () => {
    const { number } = await paidSample(stage, cast)
    const body = { said: 'On its way' }
    const count = await newRows('ticket_messages')
    return { who: cast.reviewer, url: `/api/ops/orders/${number}/comments`, body, other: { said: 'Soon' }, count }
  },
  'POST /api/tickets': async () => {
    const count = await newRows('tickets')
    return { ...asCustomer, url: '/api/tickets', body: { message: 'Hello' }, other: { message: 'Well?' }, count }
  },
  'POST /api/tickets/:number/messages': async () => {
    const number = await openedTicket()
    const count = await newRows('ticket_messages')
    const url = `/api/tickets/${number}/messages`
    return { ...asCustomer, url, body: { message: 'And when?' }, other: { message: 'Well?' }, count }
  },
  'POST /api/ops/tickets/:number/messages': async () => {
    const number = await openedTicket()
    const count = await newRows('ticket_messages')
    const url = `/api/ops/tickets/${number}/messages`
    return { who: support, url, body: { message: 'Soon' }, other: { message: 'Soon', isNote: true }, count }
  },
  'POST /api/ops/late/promises': async () => {
    const { number } = await paidSample(stage, cast)
    const body = { itemIds: await itemsOf(number), reason: 'busy', days: 2 }
    const count = await newRows('item_promises')
    return { who: cast.reviewer, url: '/api/ops/late/promises', body, other: { ...body, days: 3 }, count }
  },
  'POST /api/orders/:number/items': async () => {
    const { number } = await editedSample()
    const body = {
      url: 'https://www.amazon.com/dp/B0CABLE001',
      title: 'Cable',
      country: 'US',
      category: 'electronics',
      clientData: { price: 15, currency: 'USD' },
    }
    const count = async () => (await readEditOf(number)).items.filter((item) => item.what === 'added').length
    return { ...asCustomer, url: `/api/orders/${number}/items`, body, other: { ...body, quantity: 2 }, count }
  },
  'POST /api/orders/:number/edit/end': async () => {
    const { number, itemId } = await editedSample()
    await stage(cast.customer, (work) => changeEditItem(work, { number, itemId, change: { quantity: 2 } }))
    const { newTotal } = await readEditOf(number)
    const ended = async () => {
      const done = database.db.selectFrom('order_edits').select('id').where('how', '=', 'applied')
      return (await done.execute()).length
    }
    const before = await ended()
    const count = async () => (await ended()) - before
    const body = { seenTotal: Number(newTotal) / 100 }
    return { ...asCustomer, url: `/api/orders/${number}/edit/end`, body, other: { seenTotal: 1 }, count }
  },
  'POST /api/addresses': async () => {
    const person = { firstName: 'سلمى', lastName: 'عبد الله', phone: '01001234567' }
    const place = { state: 'cairo', area: 'nasr-city', city: 'مدينة نصر', street: 'عباس العقاد', building: '14' }
    const body = { ...person, ...place }
    return {
      ...asCustomer,
      url: '/api/addresses',
      body,
      other: { ...body, building: '15' },
      count: await newRows('addresses'),
    }
  },
  'POST /api/requests': async () => {
    const { number } = await orderAt(stage, cast, 'waiting_delivery_request')
    const body = { office: 'cairo', itemIds: await itemsOf(number) }
    return {
      ...asCustomer,
      url: '/api/requests',
      body,
      other: { ...body, itemIds: [newId()] },
      count: await newRows('requests'),
    }
  },
  'POST /api/requests/deliveries': async () => {
    const { orderId, ...goods } = await waitingSample(stage, cast)
    const fee = Number(await feeOf(stage, cast, { orderId, ...goods }, 'marsa-eg')) / 100
    const body = { ...goods, shippingCompany: 'marsa-eg', fee, paymentMethod: 'wallet' }
    const url = '/api/requests/deliveries'
    return { ...asCustomer, url, body, other: { ...body, pays: 'courier' }, count: await newRows('requests') }
  },
  'POST /api/requests/:number/payments': async () => {
    const unpaid = { payment: { method: 'office' } } as const
    const { number } = await deliverySample(stage, cast, await waitingSample(stage, cast), unpaid)
    const body = { paymentMethod: 'wallet' }
    const url = `/api/requests/${number}/payments`
    return { ...asCustomer, url, body, other: { paymentMethod: 'creditCard' }, count: await newRows('payments') }
  },
  'POST /api/requests/:number/switch': async () => {
    const { number } = await deliverySample(stage, cast, await waitingSample(stage, cast))
    const body = { type: 'PickUp', office: 'cairo' }
    const other = { ...body, collector: { name: 'Mona', idNumber: '29001010100123' } }
    return { ...asCustomer, url: `/api/requests/${number}/switch`, body, other, count: await newRows('refunds') }
  },
  'POST /api/ops/purchase': async () => {
    const { number } = await orderAt(stage, cast, 'pending_purchase')
    await stage(cast.buyer, (work) => cardSample(work))
    const cost = { cost: 49.99, currency: 'USD', cardLabel: 'Visa 4242', reason: 'Seen in the shop itself' }
    const body = { itemIds: await itemsOf(number), storeOrderNumber: `111-${number}`, ...cost }
    const count = await newRows('store_orders')
    return { who: cast.buyer, url: '/api/ops/purchase', body, other: { ...body, cardLabel: 'Visa 1' }, count }
  },
  'POST /api/blog/:category/articles/:article/comments': async () => {
    const { who } = await database.write((work) => sampleStaff(work, ['content']))
    const { category, article } = await database.write(
      async (work) => {
        const names = await sampleNames(work)
        await sampleArticle(work, { ...names, text: { titleAr: 'مقال', titleEn: 'On sizes' } })
        return { category: (await readCategories(work))[0]?.slugs.en ?? '', article: 'on-sizes' }
      },
      { who },
    )
    const body = { text: 'Are they made in half sizes?' }
    const url = `/api/blog/${category}/articles/${article}/comments`
    return { ...asCustomer, url, body, other: { text: 'Other words' }, count: await newRows('blog_comments') }
  },
  ...keyedWarehouseCalls({ database, stage, cast, itemsOf, newRows }),
  'POST /api/ops/shipments': async () => {
    const { number } = await orderAt(stage, cast, 'received_at_warehouse')
    const itemIds = await itemsOf(number)
    await stage(cast.warehouse, (work) => packItems(work, itemIds))
    const body = { itemIds, boxes: 1, airwayBill: null }
    return {
      who: cast.warehouse,
      url: '/api/ops/shipments',
      body,
      other: { ...body, boxes: 2 },
      count: await newRows('shipments'),
    }
  },
}

async function openedTicket(): Promise<string> {
  const first = { key: newId(), said: 'Hello', order: null }
  return (await stage(cast.customer, (work) => openTicket(work, first))).number
}

async function brokenSample(item = cheap()): Promise<{ readonly number: string }> {
  const { number } = await orderAt(stage, cast, 'received_at_warehouse', [item])
  return openSample(stage, cast.warehouse, (await itemsOf(number))[0] ?? '')
}

async function editedSample(): Promise<{ readonly number: string; readonly itemId: string }> {
  const { number } = await paidSample(stage, cast)
  await stage(cast.customer, (work) => beginEdit(work, number))
  return { number, itemId: (await itemsOf(number))[0] ?? '' }
}

function readEditOf(number: string) {
  return database.read((work) => readEdit(work, number), asCustomer)
}

async function itemsOf(number: string): Promise<readonly string[]> {
  const { items } = await database.read((work) => findOrder(work, { number }), asCustomer)
  return items.map((item) => item.id)
}

test('each call with a key is tried here', () => {
  assert.deepEqual([...keyed].sort(), Object.keys(cases).sort())
})

for (const [route, prepare] of Object.entries(cases)) {
  test(`${route}: fifty at once with one key have one effect`, async () => {
    const { who, url, body, other, count } = await prepare()
    const token = await database.write((work) => enter(work, who))
    const post = (payload: object, key: string | null) =>
      app.inject({
        method: 'POST',
        url,
        payload,
        headers: { authorization: `Bearer ${token}`, ...(key && { 'idempotency-key': key }) },
      })
    assert.equal((await post(body, null)).statusCode, 400, 'no key')
    const key = newId()
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(body, key)))
    const said = new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`))
    assert.equal(said.size, 1, [...said].slice(0, 3).join('\n'))
    assert.ok((answers[0]?.statusCode ?? 500) < 300, [...said][0])
    assert.equal(await count(), 1)
    assert.equal((await post(other, key)).statusCode, 422, 'another body')
    assert.equal((await post(body, key)).body, answers[0]?.body)
    assert.equal(await count(), 1)
  })
}

test('after all of it the books balance', async () => {
  assert.deepEqual(await database.read(proveBooks), [])
})
