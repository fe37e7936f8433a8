// Answers by mail, as Mailgun's route posts them: into the right ticket, from the right person, once; machines, strangers
// and forgers change nothing.
import assert from 'node:assert/strict'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { mergeTickets } from '#care/tickets/desk/merge-tickets.ts'
import { actOnTicket } from '#care/tickets/move-ticket.ts'
import { openGuestTicket, openTicket } from '#care/tickets/open-ticket.ts'
import { readConversation } from '#care/tickets/read-tickets.ts'
import { ticketsJobs } from '#care/tickets/tickets.jobs.ts'
import { writeMessage } from '#care/tickets/write-message.ts'
import { isSignedByMailgun } from '#people/notices/providers/mailgun-signature.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { diskFileStore, fileStore } from '#platform/files/files.ts'
import { makeSealer } from '#platform/files/seal.ts'
import { newId } from '#platform/work/id.ts'
import type { Ports } from '#platform/work/ports.ts'
import { type Actor, guest } from '#platform/work/work.ts'
import { sampleReplyAddresses as addresses, sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { openPost } from '#world/samples/checkout/post.samples.ts'
import { sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'
import { type Misbehaviour, mailForm, type WrittenMail } from '#world/simulators/mails/post-mail.ts'
import { makeReplyAddresses, replyAddresses } from './reply-address.ts'

const database = await testDatabase()
const store = diskFileStore(mkdtempSync(join(tmpdir(), 'marsa-mails-')), makeSealer('secret of a test'))
const parts = sampleParts(database.db)
const withStore = (inner: Ports, changed: ReadonlyMap<string, unknown>): Ports => ({
  get: (port) => (changed.has(port.name) ? (changed.get(port.name) as never) : inner.get(port)),
})
const app = await sampleApp({ ...parts, ports: withStore(parts.ports, new Map([[fileStore.name, store]])) })
const closed = await sampleApp({ ...parts, ports: withStore(parts.ports, new Map([[replyAddresses.name, null]])) })
const post = openPost(database, [ticketsJobs], () => new Date())
const support = (await database.write((work) => sampleStaff(work, ['support']))).who
const talk = (number: string, who: Actor = support) => database.write((work) => readConversation(work, number), { who })
const said = async (number: string, who?: Actor) => (await talk(number, who)).messages.map((one) => one.said)
const answer = (number: string, text: string) =>
  database.write((work) => writeMessage(work, { key: newId(), number, said: text, itemId: null }), { who: support })

async function send(mail: WrittenMail, bad: Misbehaviour = {}, to = app): Promise<number> {
  const sent = new Response(mailForm({ url: '', signingKey: addresses.signingKey }, mail, bad))
  const answered = await to.inject({
    method: 'POST',
    url: '/api/tickets/mails',
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  })
  return answered.statusCode
}

async function opened(text = 'Where is it?') {
  const { who, email } = await database.write((work) => sampleCustomer(work))
  const { number } = await database.write((work) => openTicket(work, { key: newId(), said: text, order: null }), {
    who,
  })
  return { who, email, number, to: addresses.of(number) }
}

const picture = async () =>
  (
    await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0f5c5c' } })
      .png()
      .toBuffer()
  ).toString('base64')

test('a mail of a ticket says where answers go and what it belongs with; the answer stands in the ticket as its customer’s', async () => {
  const { who, email, number, to } = await opened()
  await answer(number, 'On its way. Which colour?')
  await post.deliver()
  const { rows } = await database.pool.query<{ reply_to: string; thread: string }>(
    'select reply_to, thread from notices where recipient = $1 order by queued_at desc, id desc limit 1',
    [email],
  )
  const { id } = (await talk(number)).ticket
  assert.deepEqual(rows, [{ reply_to: to, thread: addresses.threadOf(id) }])
  const text = 'Blue, please.\n\nOn Thu, Nov 26, 2026 at 10:15 AM Marsa wrote:\n> Which colour?'
  assert.equal(await send({ from: `Salma <${email.toUpperCase()}>`, to, text }), 200)
  assert.deepEqual(await said(number, who), ['Where is it?', 'On its way. Which colour?', 'Blue, please.'])
  const { ticket, messages } = await talk(number)
  assert.deepEqual([ticket.state, messages.at(-1)?.byMail, messages.at(-1)?.staff], ['processing', true, null])
  const kept = await database.db
    .selectFrom('ticket_mails')
    .select('original')
    .where('ticket_id', '=', ticket.id)
    .execute()
  assert.deepEqual(
    kept.map(({ original }) => original.replaceAll('\r\n', '\n')),
    [text],
  )
})

test('unsigned, signed with another key or long ago: refused; without an inbox there is no such door', async () => {
  const { email, number, to } = await opened()
  const mail = { from: email, to, text: 'Hello' }
  assert.equal(await send(mail, { wrongKey: true }), 403)
  assert.equal(await send(mail, { signedAt: new Date(Date.now() - 13 * 3_600_000) }), 403)
  assert.equal(await send(mail, { signedAt: new Date(Date.now() + 3_600_000) }), 403)
  const empty = await app.inject({
    method: 'POST',
    url: '/api/tickets/mails',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  })
  assert.equal(empty.statusCode, 403)
  assert.equal(await send(mail, {}, closed), 404)
  assert.equal((await said(number)).length, 1)
  const vector = {
    timestamp: '1764000000',
    token: '0123456789abcdef0123456789abcdef0123456789abcdef01',
    signature: '045843903893d62fc26c17fc10b6fb2db74eb1e6c0170b96aa486f9d1ba5bf2d',
  }
  assert.ok(isSignedByMailgun(vector, 'mg_signing_key', new Date(1_764_000_000_000)))
})

test('told again, at once or with another delivery of the same mail, it changes nothing', async () => {
  const { email, number, to } = await opened()
  const mail = { from: email, to, text: 'Once', messageId: `<${newId()}@mail.example>` }
  const token = newId().replaceAll('-', '').repeat(2)
  assert.deepEqual(await Promise.all([1, 2, 3].map(() => send(mail, { token }))), [200, 200, 200])
  assert.equal(await send(mail), 200)
  const other = await opened()
  assert.equal(
    await send({ ...mail, from: other.email, to: other.to, messageId: `<${newId()}@x.example>` }, { token }),
    200,
  )
  assert.deepEqual(await said(number), ['Where is it?', 'Once'])
  assert.deepEqual(await said(other.number), ['Where is it?'], 'a signature is good once, whatever it is put on')
})

test('from another address it is a note for staff alone, and the ticket comes back to them; so is a From that nothing vouches for', async () => {
  const { who, email, number, to } = await opened()
  await answer(number, 'Done?')
  await send({ from: 'wife@example.test', to, text: 'He says yes' })
  await send({ from: email, to, text: 'Send it to my new address', dkim: 'Fail' })
  assert.deepEqual(await said(number, who), ['Where is it?', 'Done?'])
  const { ticket, messages } = await talk(number)
  assert.deepEqual(
    messages.slice(2).map((one) => [one.said, one.isNote, one.otherSender, one.staff]),
    [
      ['He says yes', true, 'wife@example.test', null],
      ['Send it to my new address', true, email, null],
    ],
  )
  assert.equal(ticket.state, 'processing')
})

test('machines, our own mails and answers to nothing are kept and ignored', async () => {
  const { email, number, to } = await opened()
  const automatic: readonly Readonly<Record<string, string>>[] = [
    { 'Auto-Submitted': 'auto-replied' },
    { Precedence: 'bulk' },
    { 'X-Autoreply': 'yes' },
    { 'List-Id': '<x>' },
  ]
  for (const headers of automatic) assert.equal(await send({ from: email, to, text: 'I am away', headers }), 200)
  assert.equal(await send({ from: 'Marsa <no-reply@marsa.example>', to, text: 'Loop' }), 200)
  assert.equal(await send({ from: to, to, text: 'Loop' }), 200)
  assert.equal(
    await send({ from: email, to: to.replace(/\.[0-9a-f]{4}/, '.0000'), text: 'Guessed', subject: number }),
    200,
  )
  assert.equal(await send({ from: email, to: 'reply@in.marsa.example', text: 'To whom?' }), 200)
  assert.equal((await said(number)).length, 1)
  assert.equal(await send({ from: email, to, text: 'I am here', headers: { 'Auto-Submitted': 'no' } }), 200)
  assert.equal((await said(number)).length, 2)
})

test('without our address the thread leads to the ticket, and a number in the subject its own customer alone', async () => {
  const { email, number } = await opened()
  const { id } = (await talk(number)).ticket
  const to = 'reply@in.marsa.example'
  await send({ from: email, to, text: 'By thread', headers: { References: `<a@b.example> ${addresses.threadOf(id)}` } })
  await send({ from: email, to, text: 'By subject', subject: `رد: تذكرة ${number}` })
  await send({ from: 'other@example.test', to, text: 'Not mine', subject: `Re: ${number}` })
  assert.deepEqual(await said(number), ['Where is it?', 'By thread', 'By subject'])
})

test('attachments take the guarded way; what is refused is counted; of one address eleven in an hour are too many', async () => {
  const { who, email, number, to } = await opened()
  const files = [
    { name: 'a.png', type: 'image/png', base64: await picture() },
    { name: 'virus.exe', type: 'image/png', base64: Buffer.from('MZ nothing to draw').toString('base64') },
  ]
  await send({ from: email, to, text: '', files })
  const [, message] = (await talk(number, who)).messages
  assert.deepEqual([message?.said, message?.files.length, message?.lostFiles], ['📎', 1, 1])
  for (let times = 0; times < 9; times++) await send({ from: email, to, text: `Number ${times}` })
  assert.equal(await send({ from: email, to, text: 'Too many' }), 429)
  assert.equal((await said(number)).length, 11)
})

test('a guest answers by mail; a closed ticket opens; the address of a merged ticket leads where it went; an earlier secret still opens', async () => {
  const email = `guest-${newId()}@example.test`
  const told = { name: 'Huda', email, phone: '+201001234567', message: 'Do you buy from Japan?' }
  const write = () =>
    database.write((work) => openGuestTicket(work, { ...told, key: newId(), network: newId() }), { who: guest })
  const [{ number }, second] = [await write(), await write()]
  await answer(number, 'Not yet')
  await database.write((work) => actOnTicket(work, number, 'close'), { who: support })
  await send({
    from: email,
    to: addresses.of(number),
    text: 'A pity',
    files: [{ name: 'a.png', type: 'image/png', base64: await picture() }],
  })
  assert.equal((await talk(number)).ticket.state, 'pending')
  await database.write((work) => mergeTickets(work, number, second.number), { who: support })
  const long = 'ب'.repeat(6000)
  const before = makeReplyAddresses({
    inbox: 'reply@in.marsa.example',
    signingKey: '',
    secrets: ['the secret before'],
    from: '',
  })
  await send({ from: email, to: before.of(number), text: long })
  const { messages, ticket } = await talk(second.number)
  assert.equal(ticket.number, second.number)
  assert.equal(messages.at(-1)?.said.length, 5000)
  assert.ok(messages.some(({ said: text, files }) => text === 'A pity' && files.length === 1))
})
