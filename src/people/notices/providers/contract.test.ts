// Each company's own protocol, over HTTP with its simulator; published and computed vectors hold both sides.
import assert from 'node:assert/strict'
import { generateKeyPairSync, sign } from 'node:crypto'
import test, { after, beforeEach } from 'node:test'
import { openMessages, samplePhoneMessage } from '#world/samples/people/messages.samples.ts'
import { signAsTwilio } from '#world/simulators/messages/tell-news.ts'
import { sendgridEvents } from './sendgrid-events.ts'
import { smsMisr } from './sms-misr.ts'
import { signTwilio, twilio, twilioNews } from './twilio.ts'
import { signWhatsApp, whatsapp, whatsappNews } from './whatsapp.ts'

const phones = await openMessages()
const { accounts } = phones
const alarms: object[] = []
const alarm = (fault: object) => void alarms.push(fault)
const misr = smsMisr({ ...accounts.smsMisr!, totalMs: 800 }, alarm)
const twil = twilio({ ...accounts.twilio!, totalMs: 800 }, alarm)
const what = whatsapp({ ...accounts.whatsapp!, totalMs: 800 }, alarm)
after(phones.close)
beforeEach(async () => {
  alarms.length = 0
  await phones.inMood({ fate: 'nothing' })
})

async function lastRequest() {
  return (await phones.requests()).at(-1)!
}

test('SMS Misr gets a form in its language, and codes by its template where there is one', async () => {
  const sent = await misr.send(samplePhoneMessage())
  assert.ok(sent.kind === 'accepted' && sent.provider === 'smsmisr' && /^\d+$/.test(sent.providerId ?? ''))
  assert.deepEqual(await lastRequest(), {
    path: '/api/SMS/',
    body: {
      environment: '1',
      username: 'marsa',
      password: 'sms-misr-of-test',
      sender: 'sender-token',
      mobile: '201012345678',
      language: '2',
      message: 'طلبك وصل\nتعالَ في أي وقت',
    },
  })
  const byTemplate = smsMisr({ ...accounts.smsMisr!, codeTemplate: 'template-token' }, alarm)
  assert.equal((await byTemplate.send(samplePhoneMessage({ code: '493021' }))).kind, 'accepted')
  const { path, body } = await lastRequest()
  assert.deepEqual([path, body.template, body.otp], ['/api/OTP/', 'template-token', '493021'])
})

test('SMS Misr is judged by its code, not by its status', async () => {
  assert.deepEqual(await misr.send(samplePhoneMessage({ to: '+201012349999' })), {
    kind: 'refused',
    why: 'SMS Misr 1905',
  })
  assert.deepEqual(await misr.send(samplePhoneMessage({ to: '+201012348888' })), {
    kind: 'later',
    why: 'SMS Misr 1907',
  })
  const wrong = smsMisr({ ...accounts.smsMisr!, password: 'other' }, alarm)
  assert.equal((await wrong.send(samplePhoneMessage())).kind, 'later')
  assert.deepEqual(alarms, [{ code: '1903' }])
})

test('Twilio gets a form and the address of its news, and can be asked what became of it', async () => {
  const message = samplePhoneMessage({ to: '+971501234567' })
  const sent = await twil.send(message)
  assert.ok(sent.kind === 'accepted' && sent.provider === 'twilio')
  const { body } = await lastRequest()
  assert.deepEqual([body.To, body.From, body.Body], ['+971501234567', 'Marsa', message.text])
  assert.match(String(body.StatusCallback), new RegExp(`/api/messages/news/twilio\\?notice=${message.id}$`))
  const id = sent.providerId ?? ''
  assert.equal(await twil.ask?.(id), null)
  await phones.tell('news', { id, state: 'delivered' })
  assert.deepEqual(await twil.ask?.(id), { state: 'delivered', why: null })
  assert.equal(await twil.ask?.('SMunknown'), null)
  assert.equal((await twil.send(samplePhoneMessage({ to: '12' }))).kind, 'refused')
  assert.equal((await twil.send(samplePhoneMessage({ to: '+971501238888' }))).kind, 'later')
})

test('a code goes by Twilio Verify where there is a service, which is told once it was entered', async () => {
  const service = { ...accounts.twilio!, verifyService: `VA${'1'.repeat(32)}`, totalMs: 800 }
  const verify = twilio(service, alarm)
  const code = samplePhoneMessage({ to: '+971501234569', code: '493021' })
  const sent = await verify.send(code)
  assert.ok(sent.kind === 'accepted' && sent.providerId?.startsWith('VE'))
  const { path, body } = await lastRequest()
  assert.equal(path, `/v2/Services/${service.verifyService}/Verifications`)
  assert.deepEqual(body, { To: '+971501234569', Channel: 'sms', CustomCode: '493021', Locale: 'ar' })
  assert.equal(await verify.tellEntered?.('+971501234569'), true)
  assert.equal((await phones.messages())[0]?.state, 'approved')
  // Told twice, and of a number they do not know.
  assert.equal(await verify.tellEntered?.('+971501234569'), true)
  assert.deepEqual(await verify.send({ ...code, to: '+971501239999' }), { kind: 'refused', why: 'Twilio Verify 60410' })
  assert.equal((await verify.send({ ...code, to: '+971501238888' })).kind, 'later')
  const wrong = twilio({ ...service, authToken: 'other' }, alarm)
  assert.equal((await wrong.send(code)).kind, 'later')
  assert.deepEqual(alarms, [{ status: 401, code: 20003 }])
  await phones.inMood({ cutAnswer: true, fate: 'nothing' })
  assert.equal((await verify.send(code)).kind, 'unknown')
  await phones.inMood({ failWith: 500, fate: 'nothing' })
  assert.equal(await verify.tellEntered?.('+971501234569'), false)
  // Any other message stays an SMS.
  await phones.inMood({ fate: 'nothing' })
  assert.match((await verify.send(samplePhoneMessage())).kind, /accepted/)
  assert.ok('Body' in (await lastRequest()).body)
})

test('WhatsApp gets templates: a text without line breaks, a code in text and button', async () => {
  const message = samplePhoneMessage()
  const sent = await what.send(message)
  assert.ok(sent.kind === 'accepted' && sent.providerId?.startsWith('wamid.'))
  const { body } = await lastRequest()
  assert.deepEqual(body.template, {
    name: 'marsa_news',
    language: { code: 'ar' },
    components: [{ type: 'body', parameters: [{ type: 'text', text: 'طلبك وصل تعالَ في أي وقت' }] }],
  })
  assert.equal(body.biz_opaque_callback_data, message.id)
  await what.send(samplePhoneMessage({ code: '493021' }))
  const code = (await lastRequest()).body.template as { name: string; components: readonly object[] }
  assert.deepEqual([code.name, code.components.length], ['marsa_code', 2])
  assert.deepEqual(await what.send(samplePhoneMessage({ to: '+201012349998' })), {
    kind: 'refused',
    why: 'WhatsApp 131026',
  })
  assert.equal((await what.send(samplePhoneMessage({ to: '+201012348888' }))).kind, 'later')
})

test('an answer that does not come, or comes broken off, may mean that the message was taken; no connection cannot', async () => {
  for (const sender of [misr, twil, what]) {
    for (const mood of [{ cutAnswer: true }, { slowMs: 1_500 }, { failWith: 500 }]) {
      await phones.inMood({ ...mood, fate: 'nothing' })
      assert.equal((await sender.send(samplePhoneMessage())).kind, 'unknown', JSON.stringify(mood))
    }
  }
  const nowhere = twilio({ ...accounts.twilio!, host: 'http://127.0.0.1:9' }, alarm)
  assert.equal((await nowhere.send(samplePhoneMessage())).kind, 'later')
})

test('Twilio’s signature: its published example and ours, on both sides', () => {
  const published = {
    CallSid: 'CA1234567890ABCDE',
    Caller: '+14158675309',
    Digits: '1234',
    From: '+14158675309',
    To: '+18005551212',
  }
  const ours = { MessageSid: 'SM0001', MessageStatus: 'delivered', To: '+201012345678' }
  const cases = [
    ['12345', 'https://mycompany.com/myapp.php?foo=1&bar=2', published, 'RSOYDt4T1cUTdK1PDd93/VVr8B8='],
    ['twilio_auth_token', 'https://shop.example/hooks/twilio', ours, 'YHjDayO0HDOHwpAg7h9onajbmeQ='],
  ] as const
  for (const [token, url, fields, signature] of cases) {
    assert.equal(signTwilio(token, url, new URLSearchParams(fields)), signature)
    assert.equal(signAsTwilio(token, url, fields), signature)
  }
})

test('Twilio’s news count only with the signature over their own address', () => {
  const { id } = samplePhoneMessage()
  const reader = twilioNews({ authToken: 'secret', newsOrigin: 'https://www.marsa.example' })
  const path = `/api/messages/news/twilio?notice=${id}`
  const fields = { MessageSid: 'SM1', MessageStatus: 'undelivered', ErrorCode: '30003', To: '+201012345678' }
  const rawBody = Buffer.from(new URLSearchParams(fields).toString())
  const signature = signAsTwilio('secret', `https://www.marsa.example${path}`, fields)
  const read = (headers: Record<string, string>, at = path) =>
    reader.read({ rawBody, headers, path: at, now: new Date() })
  const right = { 'x-twilio-signature': signature }
  assert.deepEqual(read(right), [{ noticeId: id, state: 'failed', why: 'Twilio 30003' }])
  const other = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
  assert.equal(read({ 'x-twilio-signature': other }), null)
  assert.equal(read({}), null)
  assert.equal(read(right, `/api/messages/news/twilio?notice=${samplePhoneMessage().id}`), null)
})

test('WhatsApp’s signature covers the raw body; its question is answered for the right token alone', () => {
  const body = '{"object":"whatsapp_business_account","entry":[]}'
  const signature = 'sha256=e6ad1226d7dbb376b93779e72f6ea6cc56d514dbcb4b3fa023b679f8f0220325'
  assert.equal(signWhatsApp('meta_app_secret', body), signature)
  const reader = whatsappNews({ appSecret: 'meta_app_secret', verifyToken: 'right' })
  const read = (given: string, rawBody = body) =>
    reader.read({
      rawBody: Buffer.from(rawBody),
      headers: { 'x-hub-signature-256': given },
      path: '/',
      now: new Date(),
    })
  assert.deepEqual(read(signature), [])
  assert.equal(read(`${signature.slice(0, -1)}6`), null)
  assert.equal(read(signature, `${body} `), null)
  const ask = (token: string) =>
    reader.answerHandshake?.({ 'hub.mode': 'subscribe', 'hub.verify_token': token, 'hub.challenge': '1158201444' })
  assert.equal(ask('right'), '1158201444')
  assert.equal(ask('wrong'), null)
})

test('SendGrid’s signature covers the time and the raw body with its last line break', () => {
  // The public key of the private number 32 times 0x11.
  const key =
    'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEAhfmF/C2RDkoJ4+WmZ5pojpPLBUr321s32bluAKC1O0ZSn3ry5dxLS3aPKhaqHZaVvRfx1hZllLyiXxlMG5XlA=='
  const headers = {
    'x-twilio-email-event-webhook-signature':
      'MEQCIGuMuEUiimD6CWD0zUTLiB6N+urWMfMKM0aj3yiWIzlXAiApbEKvC8I2jRnUpcZvPbLMaNWwqG0Cs6rVMc2IZI8BLw==',
    'x-twilio-email-event-webhook-timestamp': '1764000000',
  }
  const body = '[{"email":"a@example.com","timestamp":1764000000,"event":"bounce","sg_event_id":"e1"}]\r\n'
  const signedAt = 1_764_000_000
  const read = (rawBody: string, given: Record<string, string> = headers, hours = 0) => {
    const now = new Date((signedAt + hours * 3600) * 1000)
    return sendgridEvents(key).read({ rawBody: Buffer.from(rawBody), headers: given, path: '/', now })
  }
  // Signed, and about no message of ours.
  assert.deepEqual(read(body), [])
  assert.equal(read(body.trimEnd()), null)
  assert.equal(read(body, { ...headers, 'x-twilio-email-event-webhook-timestamp': '1764000001' }), null)
  assert.equal(read(body, {}), null)
  // Told again within its retries, and played back after them.
  assert.deepEqual([read(body, headers, 24), read(body, headers, 27), read(body, headers, -1)], [[], null, null])
})

test('one event of SendGrid that cannot be read costs none of the others', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { id } = samplePhoneMessage()
  const events = [{ event: 7 }, null, 'x', { event: 'bounce', email: 'a@example.com', type: 'bounce', notice: id }]
  const rawBody = Buffer.from(JSON.stringify(events))
  const time = String(Math.floor(Date.now() / 1000))
  const signature = sign('sha256', Buffer.concat([Buffer.from(time), rawBody]), privateKey).toString('base64')
  const headers = {
    'x-twilio-email-event-webhook-signature': signature,
    'x-twilio-email-event-webhook-timestamp': time,
  }
  const key = publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
  assert.deepEqual(sendgridEvents(key).read({ rawBody, headers, path: '/', now: new Date() }), [
    { noticeId: id, state: 'bounced', why: 'SendGrid bounce', address: 'a@example.com' },
  ])
})
