import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import test, { after, beforeEach } from 'node:test'
import type { ChannelName } from '#people/notices/channel-name.ts'
import { plugChannels } from '#people/notices/channels.ts'
import type { Letter } from '#people/notices/letter.ts'
import { noticesJobs } from '#people/notices/notices.jobs.ts'
import { openCompanies } from '#people/notices/providers/open-companies.ts'
import { tellCustomer } from '#people/notices/tell-customer.ts'
import { deliverAnnouncements } from '#platform/background/deliver.ts'
import { openJobContext } from '#platform/background/jobs.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { openLog } from '#platform/settings/log.ts'
import { readSettings } from '#platform/settings/settings.ts'
import { siteOrigins } from '#platform/settings/site-origins.ts'
import { newId } from '#platform/work/id.ts'
import { type Port, type Ports, plug, plugIn } from '#platform/work/ports.ts'
import { sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { openMessages } from '#world/samples/people/messages.samples.ts'
import { askStates } from './ask-states.ts'
import { readMessagesOf } from './read-messages.ts'

const shop = await testDatabase()
// A port that nobody listens to yet: companies must know where to send news before the shop knows the companies.
const port = await freePort()
const phones = await openMessages(`http://localhost:${port}`)
const origins = plug(siteOrigins, { eg: 'https://www.marsa.example', ae: 'https://ae.marsa.example' })
const own = plugIn([
  ...plugChannels(openCompanies(readSettings({ NODE_ENV: 'test' }), phones.accounts, openLog('silent'))),
  origins,
])
const parts = sampleParts(shop.db)
const ports: Ports = {
  get<T>(port: Port<T>): T {
    try {
      return own.get(port)
    } catch {
      return parts.ports.get(port)
    }
  },
}
const app = await sampleApp({ ...parts, ports })
// The simulator posts news here.
await app.listen({ port, host: '127.0.0.1' })
after(async () => {
  await app.close()
  await phones.close()
})
beforeEach(async () => {
  await phones.tell('reset')
  await phones.inMood({ fate: 'nothing' })
})

let lastPhone = 0
/** A reader in the UAE, whose SMS go by Twilio; in Egypt they go by SMS Misr, which tells nothing. */
function newReader(prefix = '+97150', end = '1') {
  lastPhone += 1
  const id = newId()
  const phone =
    `${prefix}${String(lastPhone).padStart(prefix === '+20101' ? 6 : 3, '0')}000${end}`.slice(0, 13 - end.length) + end
  return { id, email: `${id}@example.test`, phone, locale: 'ar' } as const
}
type Reader = ReturnType<typeof newReader>

const letter = (by: readonly ChannelName[], given: Partial<Letter> = {}): Letter => ({
  key: newId(),
  kind: 'people_mail_changed',
  by,
  subject: 'طلبك وصل',
  paragraphs: ['تعالَ في أي وقت.'],
  footer: 'مرسى',
  about: {},
  ...given,
})

const tell = (reader: Reader, what: Letter) => shop.write((work) => tellCustomer(work, reader, what))
const send = async (now = new Date()) => {
  await deliverAnnouncements(
    shop.db,
    ports,
    [noticesJobs],
    () => now,
    () => undefined,
  )
}
const messagesOf = async (reader: Reader) => {
  const rows = await shop.read((work) => readMessagesOf(work, reader.id))
  return [...rows].reverse()
}
const statesOf = async (reader: Reader) => (await messagesOf(reader)).map(({ channel, state }) => `${channel} ${state}`)

async function post(company: string, headers: Record<string, string>, payload: string, query = '') {
  const url = `/api/messages/news/${company}${query}`
  return (await app.inject({ method: 'POST', url, headers: { host: 'localhost:3000', ...headers }, payload }))
    .statusCode
}

function whatsappNews(noticeId: string, status: string) {
  const value = {
    statuses: [{ id: 'wamid.x', status, biz_opaque_callback_data: noticeId, errors: [{ code: 131026 }] }],
  }
  const body = JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '1', changes: [{ value }] }] })
  const signature = `sha256=${createHmac('sha256', 'meta_app_secret').update(body).digest('hex')}`
  return { body, headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature } }
}

test('a WhatsApp that does not arrive falls over to SMS, then mail, then the app, each once, and the page of staff shows it', async () => {
  const reader = newReader()
  await tell(reader, letter(['whatsapp']))
  await send()
  const [first] = await messagesOf(reader)
  assert.equal(first?.state, 'sent')
  const failed = whatsappNews(first.id, 'failed')
  for (let time = 0; time < 3; time++) assert.equal(await post('whatsapp', failed.headers, failed.body), 200)
  await send()
  assert.deepEqual(await statesOf(reader), ['whatsapp failed', 'sms sent'])
  const [, sms] = await messagesOf(reader)
  assert.equal(sms?.insteadOf, first.id)
  assert.equal(sms?.to, `•••• ${reader.phone.slice(-4)}`)
  assert.deepEqual(
    (await phones.messages()).map(({ company }) => company),
    ['twilio', 'whatsapp'],
  )
})

test('what arrived does not fail any more, and what was read stays read, in whatever order the news come', async () => {
  const reader = newReader()
  await tell(reader, letter(['whatsapp']))
  await send()
  const id = (await messagesOf(reader))[0]!.id
  for (const status of ['read', 'delivered', 'sent', 'failed']) {
    const { headers, body } = whatsappNews(id, status)
    assert.equal(await post('whatsapp', headers, body), 200)
  }
  await send()
  assert.deepEqual(await statesOf(reader), ['whatsapp read'])
})

test('news with a wrong signature, or none, are refused and change nothing; the handshake is answered', async () => {
  const reader = newReader()
  await tell(reader, letter(['whatsapp']))
  await send()
  const { body, headers } = whatsappNews((await messagesOf(reader))[0]!.id, 'failed')
  const wrong = { ...headers, 'x-hub-signature-256': `${headers['x-hub-signature-256'].slice(0, -1)}z` }
  assert.equal(await post('whatsapp', wrong, body), 401)
  assert.equal(await post('whatsapp', { 'content-type': 'application/json' }, body), 401)
  assert.equal(await post('whatsapp', headers, `${body} `), 401)
  assert.equal(await post('twilio', headers, body), 401)
  assert.equal(await post('sendgrid', headers, body), 401)
  assert.equal(await post('nobody', headers, body), 404)
  assert.deepEqual(await statesOf(reader), ['whatsapp sent'])
  const ask = (token: string) =>
    app.inject(`/api/messages/news/whatsapp?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=77`)
  const right = await ask('whatsapp-verify-of-test')
  assert.deepEqual([right.statusCode, right.body], [200, '77'])
  assert.equal((await ask('other')).statusCode, 401)
})

test('news that never came are asked for where one can ask', async () => {
  const reader = newReader()
  await tell(reader, letter(['sms']))
  await send()
  const [made] = await phones.messages()
  // Told while our address could not be reached.
  await phones.tell('news', { id: made!.id, state: 'undelivered' })
  const later = new Date(Date.now() + 11 * 60_000)
  await askStates(openJobContext(shop.db, ports, 'eg', later))
  await askStates(openJobContext(shop.db, ports, 'eg', later))
  assert.deepEqual(await statesOf(reader), ['sms failed', 'whatsapp queued'])
})

test('a number that its provider refuses goes another way at once, the account’s own language and words with it', async () => {
  const reader = { ...newReader('+20101'), phone: '+201012349999' }
  await tell(reader, letter(['sms', 'mail']))
  await send()
  assert.deepEqual((await statesOf(reader)).sort(), ['mail sent', 'sms failed', 'whatsapp sent'])
})

test('a message waits for a channel that is down while nothing else reaches its reader, and else a quarter of an hour', async () => {
  const reader = newReader()
  await phones.inMood({ of: 'twilio', failWith: 503, fate: 'nothing' })
  await tell(reader, letter(['sms']))
  const begun = Date.now()
  await send(new Date(begun))
  assert.deepEqual(await statesOf(reader), ['sms queued'])
  for (let minute = 1; minute <= 25; minute += 3) await send(new Date(begun + minute * 60_000))
  const states = await statesOf(reader)
  assert.deepEqual(states.slice(0, 2), ['sms failed', 'whatsapp sent'])
})

test('a message that may have been taken without an answer is sent three times at most', async () => {
  const reader = newReader()
  await phones.inMood({ of: 'twilio', cutAnswer: true, fate: 'nothing' })
  await tell(reader, letter(['sms', 'whatsapp', 'mail', 'app']))
  const begun = Date.now()
  for (let minute = 0; minute < 60; minute += 6) await send(new Date(begun + minute * 60_000))
  const taken = (await phones.messages()).filter(({ company }) => company === 'twilio')
  assert.equal(taken.length, 3)
})

test('mail to an address that bounced goes to the phone, also the next mail, until a mail arrives there', async () => {
  const reader = newReader()
  await tell(reader, letter(['mail'], { action: { text: 'افتح', url: 'https://marsa.example/x' } }))
  await send()
  const [first] = await messagesOf(reader)
  await tellEvent(first!.id, 'bounce')
  await tellEvent(first!.id, 'bounce')
  await send()
  assert.deepEqual(await statesOf(reader), ['mail failed', 'whatsapp sent'])
  await tell(reader, letter(['mail']))
  await send()
  await send()
  assert.deepEqual((await statesOf(reader)).slice(2), ['mail failed', 'whatsapp sent'])
  await tellEvent(first!.id, 'delivered')
  await tell(reader, letter(['mail']))
  await send()
  assert.equal((await statesOf(reader)).at(-1), 'mail sent')

  async function tellEvent(notice: string, event: string) {
    const { status } = await phones.tell('mail-event', { notice, email: reader.email, event })
    assert.equal(status, 200)
  }
})

test('a link in a mail is never sent to a phone', async () => {
  const reader = newReader()
  const secret = 'c'.repeat(43)
  await tell(reader, letter(['mail'], { secret, action: { text: 'x', url: `https://marsa.example/?token=${secret}` } }))
  const [row] = await shop.db.selectFrom('notices').select('otherwise').where('reader_id', '=', reader.id).execute()
  assert.deepEqual(row?.otherwise, [])
})

test('a code goes by the other way to the same phone while it is good, and not afterwards', async () => {
  const code = { secret: '493021', code: '493021', goodUntil: new Date(Date.now() + 600_000) }
  const reader = { ...newReader(), phone: '+971501249998' }
  await tell(reader, letter(['whatsapp'], code))
  await send()
  await send()
  assert.deepEqual(await statesOf(reader), ['whatsapp failed', 'sms sent'])
  assert.match((await phones.messages())[0]!.text, /493021/)
  const late = newReader()
  await tell(late, letter(['sms'], { ...code, goodUntil: new Date(Date.now() - 1) }))
  await send()
  assert.deepEqual(await statesOf(late), ['sms failed'])
})

test('one slow provider of SMS holds up neither mail nor WhatsApp', async () => {
  await phones.inMood({ of: 'twilio', slowMs: 4_000, fate: 'nothing' })
  const slow = Array.from({ length: 4 }, () => newReader())
  for (const reader of slow) await tell(reader, letter(['sms']))
  const quick = newReader()
  await tell(quick, letter(['whatsapp', 'mail']))
  const sending = send()
  const begun = performance.now()
  let states: readonly string[] = []
  while (performance.now() - begun < 3_000 && states.filter((state) => state.endsWith('sent')).length < 2)
    states = await statesOf(quick)
  assert.deepEqual([...states].sort(), ['mail sent', 'whatsapp sent'])
  assert.ok(performance.now() - begun < 3_000)
  await sending
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: found } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return found
}
