// What staff do with tickets beside answering: ready answers, mentions, merging, laying aside, linking, turning one into
// a case or a proposal.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { actOnTicket } from '#care/tickets/move-ticket.ts'
import { openGuestTicket, openTicket } from '#care/tickets/open-ticket.ts'
import { readConversation, readOwnTickets } from '#care/tickets/read-tickets.ts'
import { writeMessage } from '#care/tickets/write-message.ts'
import { openJobContext } from '#platform/background/jobs.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { plugIn } from '#platform/work/ports.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { type Actor, guest } from '#platform/work/work.ts'
import { readDiscrepancy } from '#selling/orders/discrepancies/read-discrepancies.ts'
import { sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'
import { receivedGoods } from '#world/samples/selling/discrepancies.samples.ts'
import { paidSample, type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'
import { endCannedAnswer, readCannedAnswers, saveCannedAnswer } from './canned-answers.ts'
import { fillAnswer } from './fill-answer.ts'
import { linkOrder } from './link-order.ts'
import { countMentions, findMentioned } from './mentions.ts'
import { mergeTickets } from './merge-tickets.ts'
import { readAnswerTimes, spreadOf } from './read-answer-times.ts'
import { readTicketCase } from './read-ticket-case.ts'
import { countTickets, readTicketDesk } from './read-ticket-desk.ts'
import { snoozeTicket, wakeTickets } from './snooze-ticket.ts'
import { openCaseOfTicket } from './turn-ticket.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const staffMember = async (role: 'support' | 'reviewer' | 'buyer', name?: string) => {
  const { who } = await database.write((work) => sampleStaff(work, [role]))
  if (name) await database.db.updateTable('staff_members').set({ name }).where('id', '=', who.id).execute()
  return who
}
const support = await staffMember('support', 'Karim Nabil')
const mona = await staffMember('support', 'Mona Adel')
const reviewer = await staffMember('reviewer', 'رنا سمير')
const buyer = await staffMember('buyer')
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
const customer = async () => (await database.write((work) => sampleCustomer(work))).who
const open = (who: Actor, said = 'Where is it?', order: string | null = null) =>
  stage(who, (work) => openTicket(work, { key: newId(), said, order }))
const say = (who: Actor, number: string, said: string, isNote = false) =>
  stage(who, (work) => writeMessage(work, { key: newId(), number, said, itemId: null, isNote }))
const talk = (who: Actor, number: string) => stage(who, (work) => readConversation(work, number))
const at = (now: Date) => openJobContext(database.db, plugIn([]), 'eg', now)
const hours = (count: number) => new Date(Date.now() + count * 3_600_000)

test('a ready answer is filled in the customer’s language; an open field is not sent; only support writes one', async () => {
  const answer = {
    id: null,
    name: 'On its way',
    saidAr: 'أهلًا {name}، طلبك {order} في الطريق.',
    saidEn: 'Hello {name}, {order} is on its way.',
  }
  await assert.rejects(() => stage(reviewer, (work) => saveCannedAnswer(work, answer)), refused('FORBIDDEN'))
  const wrong = { ...answer, saidEn: 'Hello {surname}' }
  await assert.rejects(() => stage(support, (work) => saveCannedAnswer(work, wrong)), refused('ANSWER_FIELD_UNKNOWN'))
  const { id } = await stage(support, (work) => saveCannedAnswer(work, answer))
  await assert.rejects(() => stage(support, (work) => saveCannedAnswer(work, answer)), refused('ANSWER_NAME_TAKEN'))
  const { number: order } = await paidSample(stage, cast)
  const { number } = await open(cast.customer, 'Where?', order)
  await database.db
    .updateTable('customers')
    .set({ first_name: 'سلمى', language: 'ar' })
    .where('id', '=', cast.customer.id ?? '')
    .execute()
  assert.equal(await stage(reviewer, (work) => fillAnswer(work, number, id)), `أهلًا سلمى، طلبك ${order} في الطريق.`)
  const other = await customer()
  const { number: general } = await open(other)
  const draft = await stage(support, (work) => fillAnswer(work, general, id))
  assert.ok(draft.includes('{order}'), 'what is not known stays to be seen')
  await assert.rejects(() => say(support, general, draft), refused('TICKET_FIELD_EMPTY'))
  await say(support, general, draft, true)
  await stage(support, (work) => endCannedAnswer(work, id))
  assert.deepEqual(await stage(support, readCannedAnswers), [])
})

test('a note that names a colleague is marked for them until they open the ticket; others and customers see no mark', async () => {
  const me = await customer()
  const { number } = await open(me)
  await say(support, number, 'Could @mona look, and @رنا, too? Not support@marsa.example', true)
  const marks = async (who: Actor) => stage(who, countMentions)
  assert.deepEqual(await Promise.all([mona, reviewer, support, me].map(marks)), [1, 1, 0, 0])
  const rows = await stage(mona, (work) => readTicketDesk(work, { stage: 'mentions', q: '' }))
  assert.deepEqual(
    rows.map((row) => row.number),
    [number],
  )
  await readTicketCase({ read: (act) => stage(mona, act), write: (act) => stage(mona, act) }, number)
  assert.deepEqual(await Promise.all([mona, reviewer].map(marks)), [0, 1])
  const [two, three] = [
    { id: '1', name: 'Mona Adel' },
    { id: '2', name: 'Mona Fathy' },
  ]
  assert.deepEqual(findMentioned('@Mona?', [two, three]), [], 'whose name two have')
  assert.deepEqual(findMentioned('@Mona Fathy: yes', [two, three]), ['2'])
  assert.deepEqual(findMentioned('@Monarch', [two]), [])
})

test('two tickets of one customer become one: every message stays, both numbers lead there, what waits goes on waiting', async () => {
  const me = await customer()
  const [one, two] = [await open(me, 'First'), await open(me, 'Second')]
  await say(support, two.number, 'An answer')
  const since = (await talk(support, one.number)).ticket.waiting_since
  const stranger = await open(await customer(), 'Mine')
  const merge = (from: string, into: string) => stage(support, (work) => mergeTickets(work, from, into))
  await assert.rejects(() => merge(one.number, stranger.number), refused('TICKET_MERGE_OTHERS'))
  await assert.rejects(() => merge(one.number, 'T1'), refused('TICKET_MERGE_UNKNOWN'))
  await assert.rejects(() => merge(one.number, one.number), refused('TICKET_MERGE_UNKNOWN'))
  await assert.rejects(() => stage(buyer, (work) => mergeTickets(work, one.number, two.number)), refused('FORBIDDEN'))
  const both = await Promise.allSettled([merge(one.number, two.number), merge(two.number, one.number)])
  assert.equal(both.filter(({ status }) => status === 'fulfilled').length, 1, 'at once: one of the two')
  const { ticket, merged, messages } = await talk(me, one.number)
  assert.equal((await talk(me, two.number)).ticket.number, ticket.number)
  assert.equal(merged.length, 1)
  assert.deepEqual(
    messages.map(({ said }) => said),
    ['First', 'Second', 'An answer'],
  )
  assert.deepEqual(ticket.waiting_since, since)
  assert.equal((await stage(me, readOwnTickets)).length, 1)
  await say(me, merged[0] ?? '', 'Written to the old number')
  assert.equal((await talk(support, ticket.number)).messages.at(-1)?.said, 'Written to the old number')
  const third = await open(me, 'Third')
  await merge(ticket.number, third.number)
  assert.equal((await talk(me, one.number)).ticket.number, third.number, 'what was merged before goes along')
  assert.equal((await talk(me, two.number)).messages.length, 5)
})

test('the ticket of an order stays that order’s; two of different orders are not merged; a guest’s are', async () => {
  const [{ number: order }, { number: otherOrder }] = [await paidSample(stage, cast), await paidSample(stage, cast)]
  const about = await open(cast.customer, 'The colour?', order)
  const other = await open(cast.customer, 'The size?', otherOrder)
  const general = await open(cast.customer, 'And this')
  const merge = (from: string, into: string) => stage(support, (work) => mergeTickets(work, from, into))
  await assert.rejects(() => merge(about.number, other.number), refused('TICKET_MERGE_TWO_ORDERS'))
  assert.equal((await merge(about.number, general.number)).number, about.number)
  const told = { name: 'Huda', email: `huda-${newId()}@example.test`, phone: '+201001234567', message: 'Hello' }
  const write = () => stage(guest, (work) => openGuestTicket(work, { ...told, key: newId(), network: newId() }))
  const [one, two] = [await write(), await write()]
  await merge(one.number, two.number)
  assert.equal((await talk(support, one.number)).messages.length, 2)
})

test('a ticket laid aside stands in no queue, and comes back at its time, or at once when its customer writes', async () => {
  const me = await customer()
  const { number } = await open(me)
  const waits = async () =>
    (await stage(support, (work) => readTicketDesk(work, { stage: 'waiting', q: number }))).length
  await assert.rejects(
    () => stage(support, (work) => snoozeTicket(work, number, hours(-1))),
    refused('TICKET_SNOOZE_TIME'),
  )
  await assert.rejects(() => stage(me, (work) => snoozeTicket(work, number, hours(1))), refused('FORBIDDEN'))
  const before = (await stage(support, countTickets)).count
  await stage(support, (work) => snoozeTicket(work, number, hours(4)))
  assert.equal(await waits(), 0)
  assert.equal((await stage(support, countTickets)).count, before - 1)
  await wakeTickets(at(hours(3)))
  assert.equal(await waits(), 0)
  await wakeTickets(at(hours(5)))
  assert.equal(await waits(), 1)
  const { ticket } = await talk(support, number)
  assert.deepEqual([ticket.state, ticket.staff_id], ['processing', support.id])
  await stage(support, (work) => snoozeTicket(work, number, hours(4)))
  await say(me, number, 'Still there?')
  assert.equal(await waits(), 1, 'the customer wrote')
  await say(support, number, 'Yes. Does it fit?')
  await stage(support, (work) => snoozeTicket(work, number, hours(24)))
  assert.equal((await talk(support, number)).ticket.state, 'open')
  await wakeTickets(at(hours(25)))
  assert.equal((await talk(support, number)).ticket.state, 'processing', 'to be asked again')
  await stage(support, (work) => actOnTicket(work, number, 'close'))
  await assert.rejects(
    () => stage(support, (work) => snoozeTicket(work, number, hours(1))),
    refused('TICKET_MOVE_NOT_ALLOWED'),
  )
})

test('a ticket is linked to an order of its customer, which has one ticket, and to an item of it', async () => {
  const sample = await paidSample(stage, cast)
  const { number } = await open(cast.customer, 'About what I bought')
  const link = (named: string, order: string, itemId: string | null = null) =>
    stage(support, (work) => linkOrder(work, named, { order, itemId }))
  const stranger = await open(await customer())
  await assert.rejects(() => link(stranger.number, sample.number), refused('TICKET_ORDER_UNKNOWN'))
  await assert.rejects(() => link(number, sample.number, newId()), refused('TICKET_NO_ITEM'))
  await link(number, sample.number)
  const { items, orderNumber } = await talk(support, number)
  assert.equal(orderNumber, sample.number)
  await link(number, sample.number, items[0]?.id ?? '')
  assert.equal((await talk(support, number)).ticket.item_id, items[0]?.id)
  const other = await open(cast.customer, 'Once more')
  await assert.rejects(() => link(other.number, sample.number), refused('TICKET_ORDER_HAS_TICKET'))
  assert.equal((await open(cast.customer, 'From the order', sample.number)).number, number)
})

test('a ticket turns into a case about its goods, once for a key; each names the other; a reviewer opens none', async () => {
  const goods = await receivedGoods(stage, cast)
  const { number } = await open(cast.customer, 'It is broken', goods.number)
  const itemId = goods.itemIds[0] ?? ''
  const wish = { key: newId(), number, itemId, kind: 'damaged', note: 'The box came open' } as const
  const turn = (who: Actor, given = wish) => stage(who, (work) => openCaseOfTicket(work, given))
  await assert.rejects(() => turn(reviewer), refused('FORBIDDEN'))
  await assert.rejects(() => turn(support, { ...wish, key: newId(), itemId: newId() }), refused('TICKET_NO_ITEM'))
  const [{ number: found }, again] = await Promise.all([turn(support), turn(support)])
  assert.equal(again.number, found)
  assert.equal((await stage(support, (work) => readDiscrepancy(work, found))).ticket, number)
  assert.equal((await stage(cast.customer, (work) => readDiscrepancy(work, found))).ticket, null)
  const { turns } = await readTicketCase(
    { read: (act) => stage(support, act), write: (act) => stage(support, act) },
    number,
  )
  assert.deepEqual(turns.cases, [{ number: found, state: 'open' }])
  const general = await open(await customer())
  await assert.rejects(
    () => turn(support, { ...wish, key: newId(), number: general.number }),
    refused('TICKET_ORDER_UNKNOWN'),
  )
})

test('the first answer and the end are measured against the promise', async () => {
  const { number } = await open(await customer())
  await say(support, number, 'Here')
  const times = await stage(support, readAnswerTimes)
  assert.ok(times.promised > 0 && times.kept > 0 && times.first.median !== null)
  assert.deepEqual(spreadOf([null, 4, 1, 2, 3]), { median: 2, p90: 4 })
  assert.deepEqual(spreadOf([]), { median: null, p90: null })
})
