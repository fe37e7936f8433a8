// Tickets: opened by guests and customers, answered by staff, taken on by one of two, each step as the table of moves
// allows; notes stay inside, files are the customer's.
import assert from 'node:assert/strict'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import pg from 'pg'
import sharp from 'sharp'
import { countTickets, readTicketDesk } from '#care/tickets/desk/read-ticket-desk.ts'
import { permits } from '#people/access/permissions.ts'
import { activateAccount } from '#people/accounts/activate-account.ts'
import { issueMailedToken } from '#people/accounts/mailed-token.ts'
import { failNotice } from '#people/notices/states/fall-over.ts'
import { readMessagesOf } from '#people/notices/states/read-messages.ts'
import { deliverAnnouncements } from '#platform/background/deliver.ts'
import { openJobContext } from '#platform/background/jobs.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { diskFileStore } from '#platform/files/files.ts'
import { makeSealer } from '#platform/files/seal.ts'
import { keepUpload, readUpload } from '#platform/files/uploads.ts'
import { siteOrigins } from '#platform/settings/site-origins.ts'
import { newId } from '#platform/work/id.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { type Actor, guest } from '#platform/work/work.ts'
import { sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'
import { paidSample, type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'
import { replyAddresses } from './mails/reply-address.ts'
import { actOnTicket, assignTicket } from './move-ticket.ts'
import { openGuestTicket, openTicket } from './open-ticket.ts'
import { readConversation, readOwnTickets } from './read-tickets.ts'
import { releaseSuspended } from './release-suspended.ts'
import { seeTicket } from './see-ticket.ts'
import { ticketFile } from './ticket-file.ts'
import { ticketsJobs } from './tickets.jobs.ts'
import { writeMessage } from './write-message.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const staffMember = async () => (await database.write((work) => sampleStaff(work, ['support']))).who
const [support, colleague] = [await staffMember(), await staffMember()]
const origins = { eg: 'https://www.marsa.example', ae: 'https://ae.marsa.example' }
// No inbox: answers come on the site alone.
const ports = plugIn([plug(siteOrigins, origins), plug(replyAddresses, null)])
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
const customer = async () => (await database.write((work) => sampleCustomer(work))).who

const open = (who: Actor, said = 'Where is my parcel?', order: string | null = null, key = newId()) =>
  stage(who, (work) => openTicket(work, { key, said, order }))
const say = (who: Actor, number: string, said: string, isNote = false, key = newId()) =>
  stage(who, (work) => writeMessage(work, { key, number, said, itemId: null, isNote }))
const act = (who: Actor, number: string, what: Parameters<typeof actOnTicket>[2]) =>
  stage(who, (work) => actOnTicket(work, number, what))
const talk = (who: Actor, number: string) => stage(who, (work) => readConversation(work, number))
const stateOf = async (number: string) => {
  const { state, staff_id } = (await talk(support, number)).ticket
  return [state, staff_id]
}
const contact = (email: string, network = newId(), key = newId()) => {
  const told = { key, network, name: 'Mona', email, phone: '+201001234567', message: 'Do you buy from Japan?' }
  return stage(guest, (work) => openGuestTicket(work, told))
}

async function deliver(): Promise<void> {
  while ((await deliverAnnouncements(database.db, ports, [ticketsJobs], () => new Date(), assert.fail)) > 0);
}
const mailsTo = async (email: string) =>
  (
    await database.pool.query<{ subject: string; text: string }>(
      'select subject, text from notices where recipient = $1 order by queued_at, id',
      [email],
    )
  ).rows

test('a customer writes, staff answer, the customer writes again: the ticket goes to who answered', async () => {
  const me = await customer()
  const { number } = await open(me)
  assert.deepEqual(await stateOf(number), ['pending', null])
  await act(support, number, 'claim')
  await say(support, number, 'It is on its way.')
  assert.deepEqual(await stateOf(number), ['open', support.id])
  assert.equal((await stage(me, readOwnTickets))[0]?.unseen, 1)
  await say(me, number, 'And when?')
  assert.deepEqual(await stateOf(number), ['processing', support.id])
  assert.equal((await stage(me, readOwnTickets))[0]?.unseen, 0, 'who writes has read what stands above')
  const { messages } = await talk(me, number)
  assert.deepEqual(
    messages.map(({ said, staff, isMine }) => [said, staff, isMine]),
    [
      ['Where is my parcel?', null, true],
      ['It is on its way.', '', false],
      ['And when?', null, true],
    ],
  )
})

test('a note is for staff who answer tickets: no customer and no buyer sees it, and it answers nothing', async () => {
  const { number: order } = await paidSample(stage, cast)
  const { number } = await open(cast.customer, 'The colour?', order)
  await say(support, number, 'Ask the store first', true)
  assert.equal((await stateOf(number))[0], 'pending')
  assert.equal((await talk(cast.customer, number)).messages.length, 1)
  const buyer = (await database.write((work) => sampleStaff(work, ['buyer']))).who
  assert.equal((await talk(buyer, number)).messages.length, 1)
  assert.equal((await talk(support, number)).messages.length, 2)
  await assert.rejects(() => say(buyer, number, 'me too', true), refused('FORBIDDEN'))
  await assert.rejects(() => say(cast.customer, number, 'me too', true), refused('FORBIDDEN'))
  await say(buyer, number, 'Blue')
  assert.deepEqual(await stateOf(number), ['open', buyer.id])
})

test('two who take a ticket on at once: one has it, the other is told', async () => {
  const { number } = await open(await customer())
  const both = await Promise.allSettled([act(support, number, 'claim'), act(colleague, number, 'claim')])
  const lost = both.filter((one) => one.status === 'rejected')
  assert.equal(lost.length, 1)
  assert.ok(refused('TICKET_MOVE_NOT_ALLOWED')(lost[0]?.reason))
})

test('what is about an order is one ticket, also when written twice at once; another’s order is not found', async () => {
  const { number: order } = await paidSample(stage, cast)
  const [one, two] = await Promise.all([open(cast.customer, 'One', order), open(cast.customer, 'Two', order)])
  assert.equal(one.number, two.number)
  await act(support, one.number, 'close')
  const again = await open(cast.customer, 'Three', order)
  assert.equal(again.number, one.number)
  assert.deepEqual(await stateOf(one.number), ['pending', null])
  assert.equal((await talk(cast.customer, one.number)).messages.length, 3)
  const stranger = await customer()
  await assert.rejects(() => open(stranger, 'Mine?', order), refused('NOT_FOUND'))
  await assert.rejects(() => talk(stranger, one.number), refused('NOT_FOUND'))
  await assert.rejects(() => say(stranger, one.number, 'Hello'), refused('NOT_FOUND'))
  await assert.rejects(() => act(stranger, one.number, 'close'), refused('NOT_FOUND'))
  await assert.rejects(() => talk(guest, one.number), refused('NOT_FOUND'))
})

test('one key opens one ticket and writes one message', async () => {
  const me = await customer()
  const key = newId()
  const opened = await Promise.all([1, 2, 3].map(() => open(me, 'Once', null, key)))
  assert.equal(new Set(opened.map(({ number }) => number)).size, 1)
  const number = opened[0]?.number ?? ''
  const again = newId()
  await Promise.all([1, 2, 3].map(() => say(me, number, 'Twice?', false, again)))
  assert.equal((await talk(me, number)).messages.length, 2)
})

test('a guest gets the number by mail, signs up with that address and finds the ticket; another address finds nothing', async () => {
  const email = `guest-${newId()}@example.test`
  const { number } = await contact(email)
  await deliver()
  const [mail] = await mailsTo(email)
  assert.ok(mail?.subject.includes(number) && mail.text.includes('/auth/signup'), mail?.subject)
  assert.ok(mail?.text.includes('افتح التذكرة في الموقع'), 'answers to this mail do not arrive, and it says so')
  await say(support, number, 'From Japan, not yet.')
  await deliver()
  assert.ok((await mailsTo(email))[1]?.text.includes('From Japan, not yet.'))
  const joins = async (address: string) => {
    const { id, who } = await database.write((work) => sampleCustomer(work, { email: address }))
    await database.db.updateTable('customers').set({ activated_at: null }).where('id', '=', id).execute()
    const token = await database.write((work) => issueMailedToken(work, id, 'activation'))
    await deliver()
    assert.deepEqual(await stage(who, readOwnTickets), [], 'not before the address is proved')
    await database.write((work) => activateAccount(work, token ?? ''))
    await deliver()
    return who
  }
  const other = await joins(`other-${newId()}@example.test`)
  assert.deepEqual(await stage(other, readOwnTickets), [])
  const me = await joins(email)
  assert.deepEqual(
    (await stage(me, readOwnTickets)).map((row) => row.number),
    [number],
  )
  await say(me, number, 'A pity')
  const later = await contact(email)
  assert.equal((await stage(me, readOwnTickets)).length, 2, `${later.number} is theirs at once`)
})

test('a guest writes three times an hour for one address and five in a quarter for one network', async () => {
  const email = `often-${newId()}@example.test`
  for (let times = 0; times < 3; times++) await contact(email)
  await assert.rejects(() => contact(email), refused('TOO_MANY_REQUESTS'))
  const network = newId()
  for (let times = 0; times < 5; times++) await contact(`one-${newId()}@example.test`, network)
  await assert.rejects(() => contact(`one-${newId()}@example.test`, network), refused('TOO_MANY_REQUESTS'))
})

test('an answer that was seen before its mail is not mailed', async () => {
  const { who, email } = await database.write((work) => sampleCustomer(work))
  const { number } = await open(who)
  await say(support, number, 'Seen at once')
  await stage(who, async (work) => seeTicket(work, (await readConversation(work, number)).ticket))
  await deliver()
  const texts = (await mailsTo(email)).map(({ text }) => text)
  assert.equal(texts.length, 1)
  assert.ok(!texts[0]?.includes('Seen at once'))
})

test('an answer whose mail does not arrive goes to the customer’s phone', async () => {
  const { who } = await database.write((work) => sampleCustomer(work))
  const { number } = await open(who)
  await say(support, number, 'Where did you leave it?')
  await deliver()
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from notices where reader_id = $1 and kind = 'tickets_mail_answered' and channel = 'mail'`,
    [who.id],
  )
  await database.write((work) => failNotice(work, rows[0]?.id ?? '', '550 no such user'))
  const instead = await database.read((work) => readMessagesOf(work, who.id ?? ''))
  assert.ok(instead.some(({ channel, insteadOf }) => channel === 'whatsapp' && insteadOf === rows[0]?.id))
})

test('the queue stands by waiting time; the promise ends after a working day, not on a day off', async () => {
  const friday = new Date('2026-11-20T10:00:00Z')
  const me = await customer()
  const { number } = await database.write(
    (work) => openTicket(work, { key: newId(), said: 'On a Friday', order: null }),
    {
      who: me,
      now: friday,
    },
  )
  const rows = await stage(support, (work) => readTicketDesk(work, { stage: 'waiting', q: '' }))
  assert.equal(rows[0]?.number, number)
  const { due } = await stage(support, countTickets)
  assert.deepEqual(due, rows[0]?.due)
  // Fridays our office in Egypt is closed: counted from the end of Thursday, over on Saturday night.
  assert.equal(due?.toISOString().slice(0, 10), '2026-11-21')
  await say(support, number, 'On Saturday')
  assert.ok(
    !(await stage(support, (work) => readTicketDesk(work, { stage: 'waiting', q: '' }))).some(
      (row) => row.number === number,
    ),
  )
  assert.deepEqual((await stage(support, (work) => readTicketDesk(work, { stage: 'open', q: number }))).length, 1)
})

test('given to a colleague who answers tickets, to nobody else; what a suspended member holds goes back with its waiting time', async () => {
  const { number } = await open(await customer())
  const leaver = await staffMember()
  const { id: buyer } = (await database.write((work) => sampleStaff(work, ['buyer']))).who
  await assert.rejects(
    () => stage(support, (work) => assignTicket(work, number, buyer)),
    refused('TICKET_ASSIGNEE_UNKNOWN'),
  )
  await stage(support, (work) => assignTicket(work, number, leaver.id))
  const { waiting_since: since } = (await talk(support, number)).ticket
  const run = () => releaseSuspended(openJobContext(database.db, ports, 'eg', new Date()))
  await run()
  assert.deepEqual(await stateOf(number), ['processing', leaver.id])
  await database.db.updateTable('staff_members').set({ suspended_at: new Date() }).where('id', '=', leaver.id).execute()
  await run()
  assert.deepEqual(await stateOf(number), ['pending', null])
  assert.deepEqual((await talk(support, number)).ticket.waiting_since, since)
  await assert.rejects(
    () => stage(support, (work) => assignTicket(work, number, leaver.id)),
    refused('TICKET_ASSIGNEE_UNKNOWN'),
  )
})

test('who was invited is given tickets once they have joined; who answers no more gives theirs back', async () => {
  const { number } = await open(await customer())
  const newcomer = await staffMember()
  const set = (values: { password_hash?: string; roles?: string[] }) =>
    database.db.updateTable('staff_members').set(values).where('id', '=', newcomer.id).execute()
  await set({ password_hash: '' })
  await assert.rejects(
    () => stage(support, (work) => assignTicket(work, number, newcomer.id)),
    refused('TICKET_ASSIGNEE_UNKNOWN'),
  )
  await set({ password_hash: 'a hash' })
  await stage(support, (work) => assignTicket(work, number, newcomer.id))
  await set({ roles: ['buyer'] })
  await releaseSuspended(openJobContext(database.db, ports, 'eg', new Date()))
  assert.deepEqual(await stateOf(number), ['pending', null])
})

test('a file is seen by its customer and by who answers; to another customer there is none', async () => {
  const store = diskFileStore(mkdtempSync(join(tmpdir(), 'marsa-tickets-')), makeSealer('secret of a test'))
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0f5c5c' } })
    .png()
    .toBuffer()
  const file = await keepUpload(store, picture, ticketFile)
  const [me, stranger] = [await customer(), await customer()]
  const { number } = await stage(me, (work) =>
    openTicket(work, { key: newId(), said: 'It came like this', order: null, files: [file] }),
  )
  const [held] = (await talk(me, number)).messages[0]?.files ?? []
  assert.equal(held?.id, file.id)
  const look = (who: Actor) => stage(who, (work) => readUpload(work, file.id, (name) => permits(who, name)))
  await look(me)
  await look(support)
  await assert.rejects(() => look(stranger), refused('NOT_FOUND'))
  await assert.rejects(() => look(guest), refused('NOT_FOUND'))
  const { number: theirs } = await contact(`no-files-${newId()}@example.test`)
  const toGuest = {
    key: newId(),
    number: theirs,
    said: 'Here',
    itemId: null,
    files: [await keepUpload(store, picture, ticketFile)],
  }
  await assert.rejects(
    () => stage(support, (work) => writeMessage(work, toGuest)),
    refused('TICKET_FILES_NOT_FOR_GUESTS'),
  )
})

test('a guest’s conversation goes 400 days after it was closed, with its messages; a younger one, an open one and a customer’s stay', async () => {
  const mine = (await open(await customer(), 'Kept')).number
  const [old, young, waiting] = [
    (await contact(`old-${newId()}@example.test`)).number,
    (await contact(`young-${newId()}@example.test`)).number,
    (await contact(`waiting-${newId()}@example.test`)).number,
  ]
  const close = (number: string, days: number) =>
    database.pool.query(
      "update tickets set state = 'closed', waiting_since = null, closed_at = now() - make_interval(days => $2) where number = $1",
      [number, days],
    )
  await close(old, 401)
  await close(young, 399)
  await close(mine, 401)
  const { rows: said } = await database.pool.query(
    'select message.id from ticket_messages message join tickets on tickets.id = ticket_id where number = $1',
    [old],
  )
  const sweeping = ticketsJobs.chores?.find(({ name }) => name === 'tickets.sweep')
  await sweeping?.run(openJobContext(database.db, ports, 'eg', new Date()))
  const { rows: left } = await database.pool.query('select number from tickets where number = any($1)', [
    [old, young, waiting, mine],
  ])
  assert.deepEqual(left.map(({ number }) => number).sort(), [young, waiting, mine].sort())
  const { rows: messages } = await database.pool.query('select from ticket_messages where id = $1', [said[0].id])
  assert.deepEqual([said.length, messages.length], [1, 0])
})

test('messages never change and tickets are never deleted, also by raw SQL; empty and too long ones are refused', async () => {
  const me = await customer()
  const { number } = await open(me, 'As I said')
  const owner = new pg.Client({ connectionString: database.url })
  await owner.connect()
  try {
    await assert.rejects(() => owner.query("update ticket_messages set said = 'else'"), /stays as it was written/)
    await assert.rejects(() => owner.query('delete from ticket_messages'), /stays as it was written/)
    await assert.rejects(() => owner.query('delete from tickets'), /is kept/)
    await assert.rejects(
      () =>
        owner
          .query("update tickets set state = 'open', waiting_since = null where number = $1", [number])
          .then(() =>
            owner.query("update tickets set state = 'processing', waiting_since = now() where number = $1", [number]),
          ),
      /ticket_taken/,
    )
  } finally {
    await owner.end()
  }
  await assert.rejects(() => say(me, number, '  '), refused('TICKET_EMPTY'))
  await assert.rejects(() => say(me, number, 'x'.repeat(5001)), refused('TICKET_TOO_LONG'))
})

test('a customer closes their ticket; only staff who answer tickets act on it', async () => {
  const me = await customer()
  const { number } = await open(me)
  await assert.rejects(() => act(me, number, 'claim'), refused('TICKET_MOVE_NOT_ALLOWED'))
  await act(me, number, 'close')
  assert.equal((await stateOf(number))[0], 'closed')
  await act(support, number, 'reopen')
  assert.deepEqual(await stateOf(number), ['open', support.id])
  const { who: buyer } = await database.write((work) => sampleStaff(work, ['buyer']))
  await assert.rejects(() => act(buyer, number, 'close'), refused('FORBIDDEN'))
})
