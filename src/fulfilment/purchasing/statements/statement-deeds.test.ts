import assert from 'node:assert/strict'
import test from 'node:test'
import { cardDeeds } from '#fulfilment/purchasing/cards/card-deeds.ts'
import { findCard } from '#fulfilment/purchasing/cards/read-cards.ts'
import { purchaseItems } from '#fulfilment/purchasing/purchase-items.ts'
import { openSession } from '#people/access/open-session.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { openVisit } from '#platform/http/visit.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { plugIn } from '#platform/work/ports.ts'
import type { Locale } from '#platform/work/work.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { cardSample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { approvedSample, type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { importCardStatement } from './import-card-statement.ts'
import { readBreaks } from './read-breaks.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const cast = await database.write(sampleCast, { now: daysAgo(60) })
const finance = (await database.write((work) => sampleStaff(work, ['finance']))).who
await database.write((work) => cardSample(work, 'Visa 4242'))
const cardId = (await database.read((work) => findCard(work, 'Visa 4242')))?.id ?? ''
const whose = { kind: 'staff', id: finance.id ?? '', factors: 2 } as const
const { token } = await database.write((work) => openSession(work, whose, false, { ip: '127.0.0.1', agent: 'test' }))

/** The answer of the cards' screen: where it leads, or its errors. */
async function press(typed: Readonly<Record<string, string>>, locale: Locale = 'en') {
  const form = new FormData()
  for (const [name, value] of Object.entries({ key: newId(), ...typed })) form.set(name, value)
  const visit = openVisit(database.db, {
    requestId: newId(),
    ip: '127.0.0.1',
    origin: 'http://localhost',
    site: 'eg',
    locale,
    token,
    who: finance,
    now: new Date(),
    cookies: {},
    nonce: '',
    report: () => undefined,
    ports: plugIn([]),
  })
  const answer = await answerDeeds(visit, form, cardDeeds, 'ops/purchase/cards')
  if (answer instanceof Response) return { to: answer.headers.get('location') ?? '', errors: {} }
  return { to: '', errors: answer.data.errors }
}

async function buy(storeOrderNumber: string) {
  const order = await approvedSample(stage, cast, [sampleItem()])
  const { items } = await database.read((work) => findOrder(work, { number: order.number }))
  const itemIds = items.map((item) => item.id)
  const purchase = { itemIds, storeOrderNumber, cost: money(5_000n, 'USD'), cardLabel: 'Visa 4242', key: newId() }
  return database.write((work) => purchaseItems(work, purchase), { who: cast.buyer, now: daysAgo(20) })
}

const findBreak = async (merchant: string) =>
  (await database.read((work) => readBreaks(work), { who: finance })).find((one) => one.merchant === merchant)

/** A line whose text names nothing of ours, as its dialog sends it. */
async function unknownCharge(merchant: string, amount: string) {
  const text = `Date,Merchant,Amount\n${daysAgo(19).toISOString().slice(0, 10)},${merchant},${amount}`
  const file = { key: newId(), cardId, fileName: `${merchant}.csv`, text, sign: 'plus' } as const
  await stage(finance, (work) => importCardStatement(work, file))
  const found = await findBreak(merchant)
  return { of: found?.of ?? '', kind: found?.kind ?? '', minor: String(found?.minor) }
}

test('a difference with a chosen order is not closed: the order must be matched or deselected first', async () => {
  const { id: ofId } = await buy('CHOSEN-1')
  const charge = await unknownCharge('PAYPAL ONE', '50.00')
  const shown = { ...charge, reason: 'Seen in the mail of the store' }
  const wrong = await press({ ...shown, ofId, do: 'break' })
  assert.deepEqual(Object.keys(wrong.errors), ['ofId'])
  assert.equal((await findBreak('PAYPAL ONE'))?.kind, 'unknownCharge', 'nothing is booked')
  assert.match((await press({ ...shown, ofId, do: 'matchLine' })).to, /done=lineMatched/)
  assert.equal(await findBreak('PAYPAL ONE'), undefined)
  const other = await unknownCharge('PAYPAL TWO', '3.00')
  assert.match((await press({ ...other, reason: 'A fee of the bank', ofId: '', do: 'break' })).to, /done=breakClosed/)
  assert.equal(await findBreak('PAYPAL TWO'), undefined)
})

test('a missing choice or reason has its own message', async () => {
  const charge = await unknownCharge('PAYPAL THREE', '4.00')
  const empty = { ...charge, reason: '', ofId: '' }
  assert.deepEqual((await press({ ...empty, do: 'matchLine' })).errors, {
    reason: 'Say why',
    ofId: 'Choose what this line matches',
  })
  assert.deepEqual((await press({ ...empty, do: 'matchLine' }, 'ar')).errors, {
    reason: 'اكتب السبب',
    ofId: 'اختر ما يقابله هذا السطر عندنا',
  })
  assert.deepEqual((await press({ ...empty, do: 'break' })).errors, { reason: 'Say why' })
})
