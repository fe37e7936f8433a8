import assert from 'node:assert/strict'
import test from 'node:test'
import { walletAccount } from '#money/wallet/accounts.ts'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { saveBilling } from '#people/accounts/billing/save-billing.ts'
import { deliverAnnouncements } from '#platform/background/deliver.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { writePdf } from '#platform/files/pdf.ts'
import { redrawPdf } from '#platform/files/redraw-pdf.ts'
import { money } from '#platform/values/amounts/money.ts'
import { announce } from '#platform/work/announce.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import type { Work } from '#platform/work/work.ts'
import { invoicePaper } from '#selling/orders/invoices/invoice-paper.ts'
import { issueInvoices, readInvoices } from '#selling/orders/invoices/issue-invoice.ts'
import { readOrderInvoices } from '#selling/orders/invoices/read-invoice.ts'
import { sellers } from '#selling/orders/invoices/seller.ts'
import { lockOrder } from '#selling/orders/items/lock-order.ts'
import { giveBack } from '#selling/orders/money/give-back.ts'
import { ordersJobs } from '#selling/orders/orders.jobs.ts'
import { readOrder } from '#selling/orders/read-order.ts'
import type { Site } from '#sites/sites.ts'
import { orderAt } from '#world/samples/fulfilment/requests.samples.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { type Stage, sampleCast, sampleItem, sampleSellers } from '#world/samples/selling/orders.samples.ts'

const database = await testDatabase()
const year = new Date().getFullYear()
const ports = plugIn([plug(sellers, sampleSellers)])
const papersOf = (work: Work, number: string) => readOrderInvoices(work, number, sampleSellers[work.site])
const issue = (work: Work, id: string) => issueInvoices(work, id, sampleSellers[work.site])

for (const site of ['eg', 'ae'] as const) {
  test(`${site}: pro forma until the order is handed over and paid, then one invoice that adds up and never changes`, async () => {
    const { stage, cast } = await world(site)
    const waiting = await orderAt(stage, cast, 'purchased')
    const [draft] = await stage(cast.customer, (work) => papersOf(work, waiting.number))
    assert.equal(draft?.kind, 'pro_forma')
    assert.equal(await countOf(waiting.id), 0n)
    const taxId = site === 'eg' ? '123456789' : '100123456789012'
    const company = { kind: 'business', companyName: 'شركة النيل', taxId, address: 'القاهرة' } as const
    await stage(cast.customer, (work) => saveBilling(work, company))
    const items = [sampleItem(), sampleItem({ title: 'كتاب الطبخ', data: { price: '12.50' } })]
    const { id, number } = await orderAt(stage, cast, 'picked_up', items)
    const papers = await Promise.all(
      Array.from({ length: 5 }, () => stage(cast.customer, (work) => papersOf(work, number))),
    )
    assert.equal(await countOf(id), 1n)
    const [invoice] = papers[0] ?? []
    assert.equal(invoice?.number, `${site.toUpperCase()}-${year}-000001`)
    const { content } = invoice ?? assert.fail()
    const page = await stage(cast.customer, (work) => readOrder(work, number))
    assert.equal(content.total, page.money.total + page.money.dues)
    assert.equal(
      content.lines.reduce((sum, { minor }) => sum + minor, 0n),
      content.total,
    )
    assert.deepEqual([content.due, content.paid], [0n, content.total])
    assert.ok(content.lines.every(({ why }) => why.length > 0 && why.every(({ ar, en }) => ar !== '' && en !== '')))
    assert.deepEqual([content.buyer.name, content.buyer.taxId], ['شركة النيل', taxId])
    await stage(cast.customer, (work) => saveBilling(work, { ...company, companyName: 'شركة أخرى' }))
    const [after] = await stage(cast.customer, (work) => papersOf(work, number))
    assert.equal(after?.content.buyer.name, 'شركة النيل')
    const changing = database.write((work) =>
      work.db.updateTable('invoices').set({ total_minor: 1n }).where('order_id', '=', id).execute(),
    )
    await assert.rejects(changing, /append-only|permission denied/)
    for (const locale of ['ar', 'en'] as const) {
      const pages = await redrawPdf(await writePdf(invoicePaper(invoice ?? assert.fail(), { locale, site })))
      assert.ok((pages?.length ?? 0) >= 1)
    }
  })
}

test('an invoice of one item fits on one page in both languages, with its sums', async () => {
  const { stage, cast } = await world('eg')
  const { number } = await orderAt(stage, cast, 'picked_up')
  const [invoice] = await stage(cast.customer, (work) => papersOf(work, number))
  for (const locale of ['ar', 'en'] as const) {
    const pages = await redrawPdf(await writePdf(invoicePaper(invoice ?? assert.fail(), { locale, site: 'eg' })))
    assert.equal(pages?.length, 1, locale)
  }
})

test('many orders finished at the same moment get numbers without a gap; the database refuses one with a gap', async () => {
  const { stage, cast } = await world('eg')
  const orders: { readonly id: string }[] = []
  for (let place = 0; place < 4; place++) orders.push(await orderAt(stage, cast, 'picked_up'))
  await Promise.all(orders.flatMap(({ id }) => [1, 2].map(() => database.write((work) => issue(work, id)))))
  const rows = await database.db
    .selectFrom('invoices')
    .select('serial')
    .where('site', '=', 'eg')
    .where('kind', '=', 'invoice')
    .orderBy('serial')
    .execute()
  assert.deepEqual(
    rows.map(({ serial }) => serial),
    rows.map((_, place) => place + 1),
  )
  const jump = database.write(async (work) => {
    const [row] = await readInvoices(work, orders[0]?.id ?? '')
    const { id: _id, serial, number, ...rest } = row ?? assert.fail()
    const other = { id: crypto.randomUUID(), serial: serial + 100, number: `${number}x`, order_id: await unpaid() }
    await work.db
      .insertInto('invoices')
      .values({ ...rest, ...other, content: JSON.stringify(rest.content) })
      .execute()
  })
  await assert.rejects(jump, /require_next_invoice_number|is not/)

  async function unpaid(): Promise<string> {
    return (await orderAt(stage, cast, 'purchased')).id
  }
})

test('a refund after the invoice makes a credit note with its own number, once', async () => {
  const { stage, cast } = await world('eg')
  const { id, number } = await orderAt(stage, cast, 'picked_up')
  const [invoice] = await stage(cast.customer, (work) => papersOf(work, number))
  const back = money(5_000n, 'EGP')
  await database.write(async (work) => {
    await postEntry(work, 'order_earned', transfer(back, 'revenue:serviceFees', `order:${id}`), { reference: number })
    const wallet = walletAccount(cast.customer.id ?? '', 'card')
    await postEntry(work, 'order_refund', transfer(back, `order:${id}`, wallet), { reference: number })
  })
  const papers = await stage(cast.customer, (work) => papersOf(work, number))
  await stage(cast.customer, (work) => papersOf(work, number))
  assert.equal(await countOf(id), 2n)
  assert.equal(papers[1]?.number, `EG-CN-${year}-000001`)
  assert.equal(papers[1]?.corrects, invoice?.number)
  assert.equal(papers[1]?.content.total, 5_000n)
  assert.ok((papers[1]?.content.vat ?? 0n) > 0n)
})

test('an invoice keeps its seller of that time, whoever sells later; a pro forma has the present seller', async () => {
  const { stage, cast } = await world('eg')
  const later = { ...sampleSellers.eg, name: { ar: 'مرسى الجديدة', en: 'New Marsa' }, taxId: '123456789' }
  const waiting = await orderAt(stage, cast, 'purchased')
  const finished = await orderAt(stage, cast, 'picked_up')
  await stage(cast.customer, (work) => papersOf(work, finished.number))
  const sellerOf = async (number: string) =>
    (await stage(cast.customer, (work) => readOrderInvoices(work, number, later)))[0]?.content.seller
  assert.deepEqual(await sellerOf(finished.number), sampleSellers.eg)
  assert.deepEqual(await sellerOf(waiting.number), later)
})

test('a refund of an invoiced order writes its credit note by itself, however often it is announced', async () => {
  const { stage, cast } = await world('ae')
  const { id, number } = await orderAt(stage, cast, 'picked_up')
  await stage(cast.customer, (work) => papersOf(work, number))
  const handlers = ordersJobs.handlers?.filter(({ on }) => on === 'refund.recorded') ?? []
  const deliver = async () => {
    const once = () => deliverAnnouncements(database.db, ports, [{ handlers }], () => new Date(), assert.fail)
    while ((await once()) > 0);
  }
  await deliver()
  assert.equal(await countOf(id), 1n)
  await database.write(
    async (work) => {
      const back = money(4_000n, 'AED')
      await postEntry(work, 'order_earned', transfer(back, 'revenue:serviceFees', `order:${id}`), { reference: number })
      const lower = { courtesy_minor: 4_000n }
      await work.db.updateTable('orders').set(lower).where('id', '=', id).execute()
      await giveBack(work, await lockOrder(work, id), 'wallet')
    },
    { site: 'ae' },
  )
  const rows = await database.db.selectFrom('refunds').selectAll().where('subject_id', '=', id).execute()
  await Promise.all([deliver(), deliver()])
  await database.write((work) => announce(work, 'refund.recorded', { subjectKind: 'order', subjectId: id }), {
    site: 'ae',
  })
  await deliver()
  assert.equal(
    rows.reduce((sum, row) => sum + row.amount_minor, 0n),
    4_000n,
  )
  const papers = await database.read((work) => readInvoices(work, id), { site: 'ae' })
  assert.deepEqual(
    papers.map(({ kind, total_minor }) => [kind, total_minor === 4_000n]),
    [
      ['invoice', false],
      ['credit_note', true],
    ],
  )
})

test('a company gives its name, a tax number of its country and an address; another customer’s papers are not found', async () => {
  const { stage, cast } = await world('eg')
  const company = { kind: 'business', companyName: 'Nile', taxId: '123456789', address: 'Cairo' } as const
  const save = (given: object) => stage(cast.customer, (work) => saveBilling(work, { ...company, ...given }))
  await assert.rejects(save({ companyName: '' }), { code: 'COMPANY_NEEDED' })
  await assert.rejects(save({ taxId: '12345678' }), { code: 'WRONG_TAX_ID' })
  await assert.rejects(save({ address: '' }), { code: 'BILLING_ADDRESS_NEEDED' })
  await save({})
  const dubai = await world('ae')
  const abroad = dubai.stage(dubai.cast.customer, (work) => saveBilling(work, company))
  await assert.rejects(abroad, { code: 'WRONG_TRN' })
  const { number } = await orderAt(stage, cast, 'placed')
  const stranger = await database.write((work) => sampleCustomer(work))
  await assert.rejects(
    database.write((work) => papersOf(work, number), { who: stranger.who }),
    { status: 404 },
  )
})

async function world(site: Site) {
  const stage: Stage = (who, act) => database.write(act, { who, site })
  return { stage, cast: await database.write(sampleCast, { site }) }
}

async function countOf(orderId: string): Promise<bigint> {
  const { count } = await database.db
    .selectFrom('invoices')
    .select((row) => row.fn.countAll<bigint>().as('count'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return count
}
