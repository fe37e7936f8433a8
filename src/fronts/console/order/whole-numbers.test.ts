// Staff are shown the end of a number; whoever asks for the whole of it is in the audit log.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readTicketCase, showSenderPhone } from '#care/tickets/desk/read-ticket-case.ts'
import { openGuestTicket } from '#care/tickets/open-ticket.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { type Actor, guest, type Work } from '#platform/work/work.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { placeSample, sampleCast } from '#world/samples/selling/orders.samples.ts'
import { readOrderDesk } from './read-order-desk.ts'
import { showOrderPhones } from './show-order-phones.ts'

const database = await testDatabase()
const stage = <Answer>(who: Actor, act: (work: Work) => Promise<Answer>) => database.write(act, { who })
const cast = await database.write((work) => sampleCast(work))
const { who, id } = await database.write((work) => sampleStaff(work, ['support']))
const whole = /\+?20?1\d{9}/

async function looks(): Promise<readonly string[]> {
  const { rows } = await database.pool.query(
    "select subject from audit_log where staff_id = $1 and action = 'phone.look' order by at",
    [id],
  )
  return rows.map(({ subject }) => String(subject).split(':')[0]!)
}

test('an order and a ticket show the end of a phone, and the whole of it leaves a row in the audit log', async () => {
  const order = await placeSample(stage, cast)
  const sender = { name: 'Nour', email: 'nour@example.test', phone: '01005550123', message: 'Where is it?' }
  const ticket = await stage(guest, (work) => openGuestTicket(work, { key: newId(), network: '127.0.0.1', ...sender }))
  const doors = {
    read: <Answer>(act: (work: Work) => Promise<Answer>) => database.read(act, { who }),
    write: <Answer>(act: (work: Work) => Promise<Answer>) => stage(who, act),
  } as Parameters<typeof readTicketCase>[0]
  const desk = await database.read((work) => readOrderDesk(work, order.number), { who })
  const talk = await readTicketCase(doors, ticket.number)
  assert.match(desk.customer.phone ?? '', /^•••• \d{4}$/)
  assert.equal(talk.sender.phone, '•••• 0123')
  assert.doesNotMatch(JSON.stringify([desk.customer, desk.address, talk.sender]), whole)
  assert.deepEqual(await looks(), [])
  assert.match((await stage(who, (work) => showOrderPhones(work, order.number))).phone ?? '', whole)
  assert.equal(await stage(who, (work) => showSenderPhone(work, ticket.number)), '+201005550123')
  assert.deepEqual(await looks(), ['order', 'ticket'])
})
