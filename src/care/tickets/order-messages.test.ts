// What is written about an order, from its page and its calls: one ticket, each message counted until it is seen.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import pg from 'pg'
import { readTicketDesk } from '#care/tickets/desk/read-ticket-desk.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { rootDirectory } from '#platform/settings/root-directory.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor } from '#platform/work/work.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'
import { paidSample, type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'
import { openTicket } from './open-ticket.ts'
import { readOrderMessages, readUnseen, seeOrderMessages } from './order-messages.ts'
import { readOwnTickets } from './read-tickets.ts'
import { writeAboutOrder } from './write-about-order.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
const say = (who: Actor, order: string, said: string, itemId: string | null = null, key = newId()) =>
  stage(who, (work) => writeAboutOrder(work, { key, order, itemId, said }))
const messages = async (who: Actor, orderId: string) =>
  (await stage(who, (work) => readOrderMessages(work, orderId))).messages

test('a customer asks about an item on the order’s page, staff see it in the queue and answer there, the customer sees the answer', async () => {
  const { id, number } = await paidSample(stage, cast)
  const item = (await stage(cast.customer, (work) => findOrder(work, { number }))).items[0]!
  await say(cast.customer, number, ' Is it the black one? ', item.id)
  const { number: ticket } = await say(cast.customer, number, 'And when?')
  const waiting = () => stage(cast.reviewer, (work) => readTicketDesk(work, { stage: 'waiting', q: number }))
  assert.deepEqual(
    (await waiting()).map((row) => [row.number, row.orderNumber, row.said]),
    [[ticket, number, 'And when?']],
  )
  await say(cast.reviewer, number, 'The black one.', item.id)
  assert.deepEqual(await waiting(), [])
  assert.deepEqual(await stage(cast.customer, readUnseen), { [number]: 1 })
  const [first, , answer] = await messages(cast.customer, id)
  assert.deepEqual([first?.said, first?.itemTitle, first?.isMine], ['Is it the black one?', item.title, true])
  assert.deepEqual([answer?.staff, answer?.isMine], ['', false], 'a customer is told no names of ours')
  assert.equal(await stage(cast.customer, (work) => seeOrderMessages(work, id)), 1)
  assert.deepEqual(await stage(cast.customer, readUnseen), {})
  const wish = { key: newId(), said: 'From the contact page', order: number }
  assert.equal((await stage(cast.customer, (work) => openTicket(work, wish))).number, ticket, 'one place, not two')
  assert.ok((await stage(cast.customer, readOwnTickets)).some((row) => row.number === ticket))
  assert.equal((await messages(cast.customer, id)).length, 4)
})

test('a note is kept on an order of which nobody wrote: the colleague it names finds it, the customer sees nothing', async () => {
  const { id, number } = await paidSample(stage, cast)
  const mona = await database.write((work) => sampleStaff(work, ['support']))
  const name = `Note${newId().slice(-8)}`
  await database.db.updateTable('staff_members').set({ name }).where('id', '=', mona.id).execute()
  const note = { order: number, said: `@${name} the box is torn`, itemId: null, isNote: true }
  const keep = () => stage(cast.reviewer, (work) => writeAboutOrder(work, { ...note, key: newId() }))
  const [one, other] = await Promise.all([keep(), keep()])
  assert.equal(one.number, other.number, 'two at once begin one ticket')
  const named = await stage(mona.who, (work) => readTicketDesk(work, { stage: 'mentions', q: '' }))
  assert.deepEqual(
    named.map((row) => [row.number, row.orderNumber, row.said]),
    [[one.number, number, note.said]],
  )
  const waiting = await stage(mona.who, (work) => readTicketDesk(work, { stage: 'waiting', q: number }))
  assert.deepEqual(waiting, [], 'a note waits for no answer')
  assert.ok(!(await stage(cast.customer, readOwnTickets)).some((row) => row.number === one.number))
  const shown = await stage(cast.customer, (work) => readOrderMessages(work, id))
  assert.deepEqual(shown, { ticket: null, messages: [] })
  const buyer = (await database.write((work) => sampleStaff(work, ['buyer']))).who
  await assert.rejects(
    () => stage(buyer, (work) => writeAboutOrder(work, { ...note, key: newId() })),
    refused('FORBIDDEN'),
  )
  await say(cast.customer, number, 'Is it there?')
  assert.equal(
    (await stage(cast.customer, readOwnTickets)).find((row) => row.number === one.number)?.said,
    'Is it there?',
  )
})

test('one key sends it once; a stranger, another order’s item and staff without orders are refused', async () => {
  const [one, other] = [await paidSample(stage, cast), await paidSample(stage, cast)]
  const key = newId()
  await Promise.all([1, 2, 3].map(() => say(cast.customer, one.number, 'Hello', null, key)))
  await assert.rejects(() => say(cast.customer, one.number, '  '), refused('TICKET_EMPTY'))
  const stranger = (await database.write((work) => sampleCustomer(work))).who
  await assert.rejects(() => say(stranger, one.number, 'Mine?'), refused('NOT_FOUND'))
  const item = (await stage(cast.customer, (work) => findOrder(work, { number: other.number }))).items[0]!
  await assert.rejects(() => say(cast.customer, one.number, 'That?', item.id), refused('NOT_FOUND'))
  const content = (await database.write((work) => sampleStaff(work, ['content']))).who
  await assert.rejects(() => say(content, one.number, 'Hi'), refused('FORBIDDEN'))
  assert.equal((await messages(cast.customer, one.id)).length, 1)
})

test('what was written before there were tickets is in them: same ids, same times, waiting where nobody answered', async () => {
  const [asked, answered] = [await paidSample(stage, cast), await paidSample(stage, cast)]
  const take = readFileSync(join(rootDirectory, 'src/care/tickets/migrations/0002_take_over_comments.sql'), 'utf8')
  const [question, reply] = [newId(), newId()]
  const owner = new pg.Client({ connectionString: database.url })
  await owner.connect()
  try {
    await owner.query(`create table order_comments (id uuid, order_id uuid, item_id uuid, customer_id uuid, staff_id uuid,
      said text, at timestamptz, seen_at timestamptz)`)
    await owner.query(
      `insert into order_comments values ($1, $2, null, $3, null, 'Where is it?', '2026-11-02T10:00:00Z', null),
        (gen_random_uuid(), $4, null, $3, null, 'And mine?', '2026-11-01T10:00:00Z', '2026-11-01T11:00:00Z'),
        ($5, $4, null, null, $6, 'Here', '2026-11-01T11:00:00Z', null)`,
      [question, asked.id, cast.customer.id, answered.id, reply, cast.reviewer.id],
    )
    await owner.query(take)
  } finally {
    await owner.query('drop table if exists order_comments')
    await owner.end()
  }
  assert.deepEqual(
    (await messages(cast.customer, asked.id)).map(({ id, said }) => [id, said]),
    [[question, 'Where is it?']],
  )
  assert.deepEqual((await messages(cast.customer, answered.id)).at(-1)?.id, reply)
  const rows = await database.db
    .selectFrom('tickets')
    .select(['state', 'waiting_since'])
    .where('order_id', 'in', [asked.id, answered.id])
    .orderBy('state', 'desc')
    .execute()
  assert.deepEqual(rows, [
    { state: 'pending', waiting_since: new Date('2026-11-02T10:00:00Z') },
    { state: 'open', waiting_since: null },
  ])
})
