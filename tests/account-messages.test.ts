// What the specification says word by word about accounts (§5, §8), at its field, from page and call, in both languages.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { enter, sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { type Called, customerCalls } from '#world/samples/people/customer-calls.samples.ts'
import { sampleCustomer, samplePassword } from '#world/samples/people/people.samples.ts'
import { awaitWholeWindow } from '#world/samples/platform/limit-window.samples.ts'

const shop = await testDatabase()
const call = customerCalls(await sampleApp(sampleParts(shop.db)))
let network = 0
const from = (language: string, token?: string) => ({
  ip: `198.51.103.${++network}`,
  language,
  ...(token && { token }),
})

const phone = `+20109${String(Date.now()).slice(-7)}`
const taken = await shop.write((work) => sampleCustomer(work, { phone }))
const asleep = { email: `asleep-${newId()}@example.test`, password: 'a quiet harbour' }
const newcomer = () => ({
  firstName: 'Nour',
  lastName: 'Adel',
  email: `new-${newId()}@example.test`,
  password: 'a quiet harbour',
  terms: true,
})
await call('POST', '/users', { ...newcomer(), ...asleep })

const signedIn = async (language: string) => {
  const customer = await shop.write((work) => sampleCustomer(work))
  return from(language, await shop.write((work) => enter(work, customer.who)))
}

type Said = readonly [field: string | null, english: string, arabic: string, ask: (language: string) => Promise<Called>]
const said: readonly Said[] = [
  [
    'email',
    'Email already registered with another account',
    'هذا البريد الإلكتروني مسجَّل بحساب آخر',
    (language) => call('POST', '/users', { ...newcomer(), email: taken.email }, from(language)),
  ],
  [
    'phone',
    'Phone already registered with another account',
    'رقم الهاتف هذا مسجَّل بحساب آخر',
    (language) => call('POST', '/users', { ...newcomer(), phone }, from(language)),
  ],
  [
    'email',
    'Email already registered with another account',
    'هذا البريد الإلكتروني مسجَّل بحساب آخر',
    async (language) => call('POST', '/users/email', { email: taken.email }, await signedIn(language)),
  ],
  [
    'oldPassword',
    'Invalid old password',
    'كلمة المرور الحالية غير صحيحة',
    async (language) =>
      call('PUT', '/users/password', { oldPassword: 'not it', password: 'another harbour' }, await signedIn(language)),
  ],
  [
    'proof',
    'Wrong password',
    'كلمة المرور غير صحيحة',
    async (language) => call('POST', '/auth/proof', { proof: 'not it' }, await signedIn(language)),
  ],
  [
    null,
    'Incorrect email or password',
    'البريد الإلكتروني أو كلمة المرور غير صحيحة',
    (language) => call('POST', '/auth/login', { email: taken.email, password: 'not it' }, from(language)),
  ],
  [
    null,
    'Incorrect email or password',
    'البريد الإلكتروني أو كلمة المرور غير صحيحة',
    (language) =>
      call('POST', '/auth/login', { email: 'nobody@example.test', password: samplePassword }, from(language)),
  ],
  [
    null,
    'Account not activated',
    'لم يُفعَّل الحساب بعد. افتح رابط التفعيل الذي أرسلناه إلى بريدك',
    (language) => call('POST', '/auth/login', asleep, from(language)),
  ],
]

test('each message of the specification about accounts stands at its field, in both languages', async () => {
  for (const [field, english, arabic, ask] of said) {
    for (const [language, sentence] of [
      ['en', english],
      ['ar', arabic],
    ] as const) {
      const { message, errors } = await ask(language)
      assert.equal(field ? errors?.[field] : message, sentence, `${field} in ${language}`)
    }
  }
})

test('wrong fields of a registration each have a sentence of their own, in both languages', async () => {
  const wrong = { firstName: '', lastName: '', email: 'no', phone: '12', password: 'short', terms: false }
  for (const language of ['en', 'ar']) {
    const { status, errors = {} } = await call('POST', '/users', wrong, from(language))
    assert.equal(status, 422)
    const fields = ['email', 'firstName', 'lastName', 'password', 'phone', 'terms']
    assert.deepEqual(
      Object.keys(errors)
        .filter((name) => name !== 'general')
        .sort(),
      fields,
    )
    for (const name of fields) {
      assert.equal(
        /[\u0621-\u064a]/.test(errors[name] ?? ''),
        language === 'ar',
        `${name} in ${language}: ${errors[name]}`,
      )
    }
  }
})

test('who asks for many taken addresses or phones is told of five, then has to wait; others are not', async () => {
  await awaitWholeWindow()
  const ip = '198.51.104.1'
  const ask = (email: string) => call('POST', '/users', { ...newcomer(), email }, { ip })
  for (let free = 0; free < 6; free++) assert.equal((await ask(newcomer().email)).status, 201)
  const tries = []
  for (let at = 0; at < 6; at++) tries.push((await ask(taken.email)).status)
  assert.deepEqual(tries, [409, 409, 409, 409, 409, 429])
  assert.equal((await ask(newcomer().email)).status, 429, 'neither is a free one told')
  assert.equal((await call('POST', '/users', newcomer(), from('en'))).status, 201)
})
