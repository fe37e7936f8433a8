import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hashToken } from '#people/access/opaque-token.ts'
import { testDatabase, testVault } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { type Port, type Ports, plug, plugIn } from '#platform/work/ports.ts'
import { openText } from '#platform/work/sealed-text.ts'
import { enter, sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { sampleCustomer, samplePassword } from '#world/samples/people/people.samples.ts'
import { awaitWholeWindow } from '#world/samples/platform/limit-window.samples.ts'
import { readOwnPhone } from './own-phone.ts'
import { phoneCodeRules } from './phone-code-rules.ts'

const shop = await testDatabase()
const parts = sampleParts(shop.db)
const app = await sampleApp(parts)
let at = 0
/** Another network for each test, so that none meets the limits of another. */
const somewhere = () => `198.51.${Math.floor(++at / 250)}.${at % 250}`
let number = Math.floor(Math.random() * 50_000_000) + 10_000_000
const newPhone = () => `+2011${String(number++)}`

type Answer = {
  readonly status: number
  readonly code?: string
  readonly data: Record<string, unknown>
  readonly errors: Record<string, string>
}

async function call(
  method: 'POST' | 'PUT' | 'GET',
  url: string,
  token: string,
  payload: object | null,
  ip: string,
  on = app,
): Promise<Answer> {
  const answer = await on.inject({
    method,
    url: `/api${url}`,
    ...(payload && { payload }),
    remoteAddress: ip,
    headers: { 'accept-language': 'en', authorization: `Bearer ${token}` },
  })
  const said = answer.json() as { data?: Record<string, unknown>; code?: string; errors?: Record<string, string> }
  return {
    status: answer.statusCode,
    data: said.data ?? {},
    errors: said.errors ?? {},
    ...(said.code && { code: said.code }),
  }
}

async function newcomer(phone = newPhone()) {
  const customer = await shop.write((work) => sampleCustomer(work, { phone }))
  const token = await shop.write((work) => enter(work, customer.who))
  const ip = somewhere()
  return {
    ...customer,
    phone,
    token,
    ip,
    ask: (payload: object = {}) => call('POST', '/users/phone/otp', token, payload, ip),
    verify: (code: string) => call('POST', '/users/phone/verify', token, { code }, ip),
    save: (fields: object) =>
      call('PUT', '/users/profile', token, { firstName: 'Salma', lastName: 'A', ...fields }, ip),
    profile: async () =>
      shop.read(
        async (work) => {
          const { phone: kept, verifiedAt } = await readOwnPhone(work)
          return { phone: kept, at: verifiedAt }
        },
        { who: customer.who },
      ),
    /** The code of the latest message. */
    code: async () => (await messageOf(customer.id)).secret ?? '',
    // As if a minute had passed.
    wait: () =>
      shop.db
        .updateTable('phone_codes')
        .set({ created_at: new Date(Date.now() - 61_000) })
        .where('customer_id', '=', customer.id)
        .execute(),
    forgetProof: () =>
      shop.db.updateTable('sessions').set({ proved_at: null }).where('token_hash', '=', hashToken(token)).execute(),
    verified: async (asked?: string) => {
      assert.equal((await call('POST', '/users/phone/otp', token, asked ? { phone: asked } : {}, ip)).status, 200)
      const code = (await messageOf(customer.id)).secret ?? ''
      assert.equal((await call('POST', '/users/phone/verify', token, { code }, ip)).status, 200)
    },
  }
}

function messageOf(readerId: string) {
  return shop.db
    .selectFrom('notices')
    .selectAll()
    .where('reader_id', '=', readerId)
    .where('key', 'like', 'phone-code:%')
    .orderBy('queued_at', 'desc')
    .executeTakeFirstOrThrow()
}

const wrongFor = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0')

test('the number of the profile is verified by the code that it gets, in words that hide the code at rest', async () => {
  const salma = await newcomer()
  const asked = await salma.ask({ channel: 'whatsapp' })
  assert.deepEqual(
    [asked.status, asked.data.phone, asked.data.channel, asked.data.waitSeconds],
    [200, salma.phone, 'whatsapp', 60],
  )
  const message = await messageOf(salma.id)
  assert.deepEqual([message.channel, recipientOf(message)], ['whatsapp', salma.phone])
  const code = await salma.code()
  assert.match(code, /^\d{6}$/)
  assert.ok(!message.text.includes(code) && message.good_until)
  const row = await shop.db
    .selectFrom('phone_codes')
    .selectAll()
    .where('customer_id', '=', salma.id)
    .executeTakeFirstOrThrow()
  assert.match(row.code_hash, /^\$argon2id\$/)
  assert.equal((await salma.verify(wrongFor(code))).code, 'WRONG_PHONE_CODE')
  const done = await salma.verify(`${code.slice(0, 3)} ${code.slice(3)}`)
  assert.deepEqual(done.data, { phone: salma.phone, phoneVerified: true })
  assert.ok((await salma.profile()).at)
  assert.equal((await salma.verify(code)).code, 'PHONE_CODE_OVER')
  const again = await salma.ask()
  assert.equal(again.code, 'PHONE_IS_VERIFIED')
})

test('of a thousand guesses at a code, 16 at once, five are looked at, and the right one is too late then', async () => {
  await awaitWholeWindow()
  const salma = await newcomer()
  await salma.ask()
  const code = await salma.code()
  const codes = new Map<string, number>()
  // Ten thousand take half a minute and end alike.
  let left = 1_000
  const guess = async () => {
    while (left > 0) {
      left -= 1
      // From another network each time; the account stays the same.
      const ip = somewhere()
      const { code: said = 'none' } = await call(
        'POST',
        '/users/phone/verify',
        salma.token,
        { code: wrongFor(code, left + 1) },
        ip,
      )
      codes.set(said, (codes.get(said) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: 16 }, guess))
  const { tries } = await shop.db
    .selectFrom('phone_codes')
    .select('tries')
    .where('customer_id', '=', salma.id)
    .executeTakeFirstOrThrow()
  assert.equal(tries, 5)
  assert.equal((codes.get('WRONG_PHONE_CODE') ?? 0) <= 4, true)
  assert.equal(codes.get('TOO_MANY_REQUESTS'), 1_000 - 15, JSON.stringify([...codes]))
  await shop.db.deleteFrom('rate_limits').where('bucket', 'like', `phone-code-try:${salma.id}%`).execute()
  assert.equal((await salma.verify(code)).code, 'PHONE_CODE_OVER')
  assert.equal((await salma.profile()).at, null)
})

test('a code is tried at most five times, however many try at the same moment', async () => {
  const salma = await newcomer()
  await salma.ask()
  const code = await salma.code()
  const answers = await Promise.all(Array.from({ length: 12 }, (_, by) => salma.verify(wrongFor(code, by + 1))))
  const looked = answers.filter((one) => one.code === 'WRONG_PHONE_CODE').length
  assert.ok(looked <= 4)
  const row = await shop.db
    .selectFrom('phone_codes')
    .select('tries')
    .where('customer_id', '=', salma.id)
    .executeTakeFirstOrThrow()
  assert.equal(row.tries, 5)
})

test('another code comes after a minute; the earlier one works too if it comes late; both end after ten', async () => {
  const salma = await newcomer()
  await salma.ask()
  const first = await salma.code()
  const soon = await salma.ask()
  assert.equal(soon.code, 'PHONE_CODE_TOO_SOON')
  assert.match(soon.errors.phone ?? '', /\b(5\d|60)\b/)
  await salma.wait()
  assert.equal((await salma.ask()).status, 200)
  assert.equal((await salma.verify(first)).status, 200)
  const mona = await newcomer()
  await mona.ask()
  const late = await mona.code()
  await shop.db.updateTable('phone_codes').set({ expires_at: new Date() }).where('customer_id', '=', mona.id).execute()
  assert.equal((await mona.verify(late)).code, 'PHONE_CODE_OVER')
})

test('a code belongs to the account that asked', async () => {
  const [salma, stranger] = [await newcomer(), await newcomer()]
  await salma.ask()
  assert.equal((await stranger.verify(await salma.code())).code, 'PHONE_CODE_OVER')
})

test('a number that another account only typed belongs to who proves it, and the other is told', async () => {
  const squatter = await newcomer()
  const owner = await newcomer()
  assert.equal((await owner.save({ phone: squatter.phone })).code, 'PHONE_TAKEN')
  await owner.verified(squatter.phone)
  assert.equal((await owner.profile()).phone, squatter.phone)
  assert.deepEqual(await squatter.profile(), { phone: null, at: null })
  const told = await shop.db.selectFrom('notices').selectAll().where('reader_id', '=', squatter.id).execute()
  assert.ok(told.some(({ channel, recipient }) => channel === 'mail' && recipient === squatter.email))
  const late = await newcomer()
  const taken = await late.ask({ phone: squatter.phone })
  assert.equal(taken.code, 'PHONE_TAKEN')
  assert.equal(taken.errors.phone, 'Phone already registered with another account')
})

test('of two accounts that verify one number at the same moment, one has it', async () => {
  const phone = newPhone()
  const [one, other] = [await newcomer(), await newcomer()]
  await one.ask({ phone })
  await one.wait()
  await other.ask({ phone })
  const codes = [await one.code(), await other.code()]
  const answers = await Promise.all([one.verify(codes[0]!), other.verify(codes[1]!)])
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
  const holders = [await one.profile(), await other.profile()].filter((profile) => profile.phone === phone)
  assert.equal(holders.length, 1)
})

test('two who take each other’s typed numbers at the same moment do not wait for each other', async () => {
  for (let round = 0; round < 5; round++) {
    const [one, other] = [await newcomer(), await newcomer()]
    const [phoneOfOne, phoneOfOther] = [one.phone, other.phone]
    await one.ask({ phone: phoneOfOther })
    await other.ask({ phone: phoneOfOne })
    const codes = [await one.code(), await other.code()]
    const answers = await Promise.all([one.verify(codes[0]!), other.verify(codes[1]!)])
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200],
    )
    assert.deepEqual([(await one.profile()).phone, (await other.profile()).phone], [phoneOfOther, phoneOfOne])
  }
})

test('changing or removing a verified number asks for a fresh proof, and tells the old number and the mail address', async () => {
  const salma = await newcomer()
  await salma.verified()
  await salma.forgetProof()
  const next = newPhone()
  assert.equal((await salma.ask({ phone: next })).code, 'PROOF_NEEDED')
  assert.equal((await salma.save({ phone: next })).code, 'PROOF_NEEDED')
  assert.equal((await salma.save({ phone: null })).code, 'PROOF_NEEDED')
  assert.equal((await salma.save({ phone: salma.phone })).status, 200)
  assert.ok((await salma.profile()).at, 'the same number stays verified')
  assert.equal((await call('POST', '/auth/proof', salma.token, { proof: samplePassword }, salma.ip)).status, 200)
  await salma.wait()
  await salma.verified(next)
  assert.equal((await salma.profile()).phone, next)
  const told = await shop.db
    .selectFrom('notices')
    .selectAll()
    .where('reader_id', '=', salma.id)
    .where('key', 'like', 'phone-changed:%')
    .orderBy('channel')
    .execute()
  assert.deepEqual(
    told.map((one) => [one.channel, recipientOf(one)]),
    [
      ['mail', salma.email],
      ['sms', salma.phone],
    ],
  )
  assert.ok(told.every(({ text }) => text.includes(next.slice(-4)) && !text.includes(next)))
})

test('codes go to mobile numbers of the countries we serve, and of those the settings add', async () => {
  const salma = await newcomer()
  for (const phone of ['+14155550123', '+20223456789', '+97142223333', '+966512345678']) {
    assert.equal((await salma.ask({ phone })).code, 'PHONE_NOT_SERVED', phone)
  }
  assert.equal((await salma.ask({ phone: '+971501234567' })).status, 200)
  const more = await appWith({ perDay: 10, countries: ['+966'] })
  const other = await newcomer()
  assert.equal(
    (await call('POST', '/users/phone/otp', other.token, { phone: '+966512345678' }, other.ip, more)).status,
    200,
  )
})

test('one account, one network, one number and one country get so many codes and no more', async () => {
  await awaitWholeWindow()
  const salma = await newcomer()
  const statuses: number[] = []
  for (let time = 0; time < 7; time++) {
    statuses.push((await call('POST', '/users/phone/otp', salma.token, {}, somewhere())).status)
    await salma.wait()
  }
  assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429, 429])
  const busy = somewhere()
  const many: number[] = []
  for (let time = 0; time < 17; time++) {
    const one = await newcomer()
    many.push((await call('POST', '/users/phone/otp', one.token, {}, busy)).status)
  }
  assert.deepEqual([many.filter((status) => status === 200).length, many.at(-1)], [15, 429])
  const phone = newPhone()
  const toOne: number[] = []
  for (let time = 0; time < 7; time++) {
    const one = await newcomer()
    toOne.push((await one.ask({ phone })).status)
    await one.wait()
  }
  assert.equal(toOne.filter((status) => status === 200).length, 5)
  await shop.db.deleteFrom('rate_limits').where('bucket', '=', 'phone-codes:+20').execute()
  const poor = await appWith({ perDay: 3, countries: [] })
  const codes: (string | number)[] = []
  for (let time = 0; time < 5; time++) {
    const one = await newcomer()
    const { status, code } = await call('POST', '/users/phone/otp', one.token, {}, one.ip, poor)
    codes.push(code ?? status)
  }
  assert.deepEqual(codes, [200, 200, 200, 'PHONE_CODES_PAUSED', 'PHONE_CODES_PAUSED'])
})

test('60 probes for registered numbers and addresses get few answers, then a pause, by every door', async () => {
  await awaitWholeWindow()
  const known = await newcomer()
  await known.verified()
  const salma = await newcomer()
  const count = async (probe: (time: number) => Promise<Answer>) => {
    const codes: string[] = []
    for (let time = 0; time < 60; time++) codes.push((await probe(time)).code ?? 'none')
    return [codes.filter((code) => /_TAKEN$/.test(code)).length, codes.at(-1)]
  }
  const networks = Array.from({ length: 60 }, somewhere)
  const profile = { firstName: 'a', lastName: 'b', phone: known.phone }
  assert.deepEqual(await count((time) => call('PUT', '/users/profile', salma.token, profile, networks[time]!)), [
    5,
    'TOO_MANY_REQUESTS',
  ])
  const mona = await newcomer()
  assert.deepEqual(
    await count((time) => call('POST', '/users/phone/otp', mona.token, { phone: known.phone }, networks[time]!)),
    [5, 'TOO_MANY_REQUESTS'],
  )
  const door = somewhere()
  const signUp = (time: number) => ({
    firstName: 'a',
    lastName: 'b',
    email: time % 2 ? known.email : `${newId()}@example.test`,
    password: 'three unrelated tall words',
    phone: known.phone,
    terms: true,
  })
  const [told, last] = await count((time) => call('POST', '/users', '', signUp(time), door))
  assert.deepEqual([told, last], [5, 'TOO_MANY_REQUESTS'])
})

test('saving a free number is no probe: a family may try as often as it likes', async () => {
  const salma = await newcomer()
  for (let time = 0; time < 10; time++) assert.equal((await salma.save({ phone: newPhone() })).status, 200)
})

async function appWith(rules: { readonly perDay: number; readonly countries: readonly string[] }) {
  const own = plugIn([plug(phoneCodeRules, rules)])
  const ports: Ports = {
    get<T>(port: Port<T>): T {
      return port.name === phoneCodeRules.name ? own.get(port) : parts.ports.get(port)
    },
  }
  return sampleApp({ ...parts, ports })
}

function recipientOf({ id, recipient }: { readonly id: string; readonly recipient: string }): string {
  return openText({ vault: testVault }, 'notices.recipient', id, recipient)
}
