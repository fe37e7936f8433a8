import assert from 'node:assert/strict'
import { test } from 'node:test'
import { authenticate } from '#people/access/authenticate.ts'
import { openSession } from '#people/access/open-session.ts'
import { signOut } from '#people/access/sign-out.ts'
import { peopleJobs } from '#people/people.jobs.ts'
import { deliverAnnouncements } from '#platform/background/deliver.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import type { Doors } from '#platform/http/visit.ts'
import { siteOrigins } from '#platform/settings/site-origins.ts'
import { newId } from '#platform/work/id.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import type { Work } from '#platform/work/work.ts'
import { sampleCustomer, samplePassword, sampleStaff } from '#world/samples/people/people.samples.ts'
import { activateAccount } from './activate-account.ts'
import { requestPasswordReset, resendActivation } from './ask-account-link.ts'
import { changePassword } from './change-password.ts'
import type { Return } from './queue-account-mail.ts'
import { resetPassword } from './reset-password.ts'
import { prepareSignUp, signUp } from './sign-up.ts'
import { type SignUpFields, signUpForm } from './sign-up-form.ts'
import { signIn } from './try-sign-in.ts'

const shop = await testDatabase()
const origin = 'http://localhost:4400'
const to = { origin }
const from = { ip: '192.0.2.7', agent: 'test' }
const day = 86_400_000

const newcomer = (email = `new-${newId()}@example.test`) =>
  signUpForm.parse({ firstName: 'ليلى', lastName: 'حسن', email, password: 'a quiet harbour', terms: 'on' })
const signingIn = (email: string, password: string, rememberMe = false) => ({ email, password, rememberMe })

const join = async (request: SignUpFields, back: Return) => {
  const registration = await prepareSignUp(request)
  return shop.write((work) => signUp(work, registration, back))
}

// The mails are written when the announcements are delivered.
async function mailAsked(): Promise<void> {
  const fail = (error: unknown) => assert.fail(String(error))
  await deliverAnnouncements(
    shop.db,
    plugIn([plug(siteOrigins, { eg: '', ae: '' })]),
    [peopleJobs],
    () => new Date(),
    fail,
  )
}

async function lastMail(work: Work, email: string): Promise<{ subject: string; text: string; token: string }> {
  const mail = await work.db
    .selectFrom('notices')
    .select(['subject', 'text', 'secret'])
    .where('recipient', '=', email)
    .orderBy('queued_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { ...mail, token: mail.secret ?? '' }
}

test('a new customer opens the activation mail and signs in', async () => {
  const request = newcomer()
  const { id } = await join(request, { ...to, backUrl: '/ar/checkout?step=2' })
  const early = signIn(shop, signingIn(request.email, request.password), from)
  await assert.rejects(early, { code: 'ACCOUNT_NOT_ACTIVATED', status: 403 })
  const mail = await shop.read((work) => lastMail(work, request.email))
  assert.match(mail.text, /http:\/\/localhost:4400\/ar\/auth\/activate\?token=•••&backUrl=%2Far%2Fcheckout/)
  await shop.write((work) => activateAccount(work, mail.token))
  const session = await signIn(shop, signingIn(request.email, request.password), from)
  assert.equal(session.token.length, 43)
  assert.deepEqual(await authenticate(shop.db, session.token, new Date()), { kind: 'customer', id, isProved: true })
})

test('an activation link works once, a second mail leaves it valid, and neither works for ever', async () => {
  const request = newcomer()
  await join(request, to)
  const first = await shop.read((work) => lastMail(work, request.email))
  await shop.write((work) => resendActivation(work, request.email, to))
  await mailAsked()
  const second = await shop.read((work) => lastMail(work, request.email))
  assert.notEqual(second.token, first.token)
  const spent = { code: 'LINK_SPENT' }
  const activate = (token: string, now = new Date()) => shop.write((work) => activateAccount(work, token), { now })
  await assert.rejects(activate(second.token, new Date(Date.now() + 4 * day)), spent)
  await activate(first.token)
  for (const { token } of [first, second]) await assert.rejects(activate(token), spent)
})

test('eight resets requested for one victim send three mails an hour, and the first link stays valid until one is used', async () => {
  const { email, id } = await shop.write((work) => sampleCustomer(work))
  for (let asked = 0; asked < 8; asked++) await shop.write((work) => requestPasswordReset(work, email, to))
  await mailAsked()
  const mails = await shop.db
    .selectFrom('notices')
    .select('secret')
    .where('recipient', '=', email)
    .orderBy('queued_at')
    .orderBy('id')
    .execute()
  assert.equal(mails.length, 3)
  const tokens = mails.map(({ secret }) => secret!)
  const reset = (token: string, password: string) => resetPassword(shop, { token, password }, origin)
  await assert.rejects(reset(tokens[0]!, 'Password1!'), { code: 'WEAK_PASSWORD' })
  await reset(tokens[0]!, 'another quiet harbour')
  for (const token of tokens) await assert.rejects(reset(token, 'yet another harbour'), { code: 'LINK_SPENT' })
  const inAnHour = { now: new Date(Date.now() + 3_601_000) }
  await shop.write((work) => requestPasswordReset(work, email, to), inAnHour)
  const waiting = await shop.db.selectFrom('announcements').select('news').where('dispatched_at', 'is', null).execute()
  assert.ok(waiting.some(({ news }) => JSON.stringify(news).includes(id)))
})

test('an unknown email and a wrong password get the same answer', async () => {
  const customer = await shop.write((work) => sampleCustomer(work))
  const same = { code: 'INCORRECT_SIGN_IN', status: 401, facts: {} }
  const tries = [signingIn(customer.email, 'not the password'), signingIn('nobody@example.test', samplePassword)]
  for (const request of tries) await assert.rejects(signIn(shop, request, from), same)
})

test('of two who register one email at the same moment, one succeeds', async () => {
  const email = `twin-${newId()}@example.test`
  const both = [newcomer(email), newcomer(email.toUpperCase())]
  const done = await Promise.allSettled(both.map((request) => join(request, to)))
  assert.deepEqual(done.map((one) => one.status).sort(), ['fulfilled', 'rejected'])
  const refused = done.find((one) => one.status === 'rejected')
  assert.equal(refused?.reason.code, 'EMAIL_TAKEN')
  assert.equal(refused?.reason.facts.path, 'email')
})

test('a phone belongs to one account, in whatever form it is typed', async () => {
  const number = `0109${String(Date.now()).slice(-7)}`
  const first = signUpForm.parse({ ...newcomer(), phone: number, terms: true })
  await join(first, to)
  const second = signUpForm.parse({ ...newcomer(), phone: `+20 ${number.slice(1)}`, terms: true })
  await assert.rejects(join(second, to), { code: 'PHONE_TAKEN' })
})

test('passwords: eight or more characters of any kind, not a common one, not one’s own name', async () => {
  const isFine = (password: string) => signUpForm.shape.password.safeParse(password).success
  assert.ok(!isFine('seven77'))
  assert.ok(isFine('eight888') && isFine('جملة طويلة بالعربية') && isFine('x'.repeat(120)))
  for (const password of ['password', '12345678', 'aaaaaaaa', 'Marsa2026', 'hgfedcba', 'Yasmine1']) {
    const request = { ...newcomer(), firstName: 'Yasmine', password }
    await assert.rejects(join(request, to), { code: 'WEAK_PASSWORD' }, password)
  }
})

test('terms have to be accepted', () => {
  const { firstName, lastName, email, password } = newcomer()
  assert.ok(!signUpForm.safeParse({ firstName, lastName, email, password }).success)
})

test('a password reset ends every session, works once, and answers the same for an unknown email', async () => {
  const customer = await shop.write((work) => sampleCustomer(work))
  const session = await signIn(shop, signingIn(customer.email, samplePassword, true), from)
  await shop.write((work) => requestPasswordReset(work, 'nobody@example.test', to))
  await shop.write((work) => requestPasswordReset(work, customer.email, to))
  await mailAsked()
  const { token } = await shop.read((work) => lastMail(work, customer.email))
  const weak = resetPassword(shop, { token, password: 'password1' }, origin)
  await assert.rejects(weak, { code: 'WEAK_PASSWORD' })
  await resetPassword(shop, { token, password: 'another quiet harbour' }, origin)
  assert.equal(await authenticate(shop.db, session.token, new Date()), null)
  const again = resetPassword(shop, { token, password: 'yet another harbour' }, origin)
  await assert.rejects(again, { code: 'LINK_SPENT' })
  await signIn(shop, signingIn(customer.email, 'another quiet harbour'), from)
})

test('changing the password ends the other sessions, and this one continues with a new token', async () => {
  const customer = await shop.write((work) => sampleCustomer(work))
  const open = () => signIn(shop, signingIn(customer.email, samplePassword), from)
  const [here, elsewhere] = [await open(), await open()]
  const as: Doors = {
    read: (act) => shop.read(act, { who: customer.who }),
    write: (act) => shop.write(act, { who: customer.who }),
  }
  const wrong = { oldPassword: 'not this one', password: 'a brand new harbour' }
  await assert.rejects(changePassword(as, wrong, { token: here.token, origin }), { code: 'WRONG_OLD_PASSWORD' })
  const right = { ...wrong, oldPassword: samplePassword }
  const renewed = await changePassword(as, right, { token: here.token, origin })
  assert.ok(renewed && renewed.token !== here.token)
  assert.deepEqual(await authenticate(shop.db, renewed.token, new Date()), customer.who)
  assert.equal(await authenticate(shop.db, here.token, new Date()), null)
  assert.equal(await authenticate(shop.db, elsewhere.token, new Date()), null)
})

test('sessions end: remembered ones after 90 days without use and 365 in all, others after an idle day, staff after two hours', async () => {
  const customer = await shop.write((work) => sampleCustomer(work))
  const member = await shop.write((work) => sampleStaff(work, ['reviewer'], { places: ['us-1'] }))
  const signedIn = (rememberMe: boolean) => signIn(shop, signingIn(customer.email, samplePassword, rememberMe), from)
  const [remembered, short] = [await signedIn(true), await signedIn(false)]
  const owner = { kind: 'staff', id: member.id, factors: 2 } as const
  const staff = await shop.write((work) => openSession(work, owner, false, from))
  const after = (milliseconds: number) => new Date(Date.now() + milliseconds)
  assert.deepEqual(await authenticate(shop.db, staff.token, after(day / 24)), { ...member.who, isProved: false })
  assert.equal(await authenticate(shop.db, staff.token, after(day / 6)), null)
  assert.ok(await authenticate(shop.db, short.token, after(day / 2)))
  assert.equal(await authenticate(shop.db, short.token, after(2 * day)), null)
  const forgotten = await signedIn(true)
  assert.equal(await authenticate(shop.db, forgotten.token, after(91 * day)), null)
  for (let used = 89; used < 365; used += 89)
    assert.ok(await authenticate(shop.db, remembered.token, after(used * day)))
  assert.equal(await authenticate(shop.db, remembered.token, after(366 * day)), null)
})

test('signing out and being suspended end a session at once', async () => {
  const customer = await shop.write((work) => sampleCustomer(work))
  const open = () => signIn(shop, signingIn(customer.email, samplePassword, true), from)
  const [first, second] = [await open(), await open()]
  await shop.write((work) => signOut(work, first.token))
  assert.equal(await authenticate(shop.db, first.token, new Date()), null)
  assert.ok(await authenticate(shop.db, second.token, new Date()))
  await shop.db.updateTable('customers').set({ suspended_at: new Date() }).where('id', '=', customer.id).execute()
  assert.equal(await authenticate(shop.db, second.token, new Date()), null)
})

test('the database stores no token and no password', async () => {
  const customer = await shop.write((work) => sampleCustomer(work))
  const session = await signIn(shop, signingIn(customer.email, samplePassword), from)
  const rows = await shop.db.selectFrom('sessions').selectAll().where('customer_id', '=', customer.id).execute()
  const owner = await shop.db.selectFrom('customers').selectAll().where('id', '=', customer.id).executeTakeFirst()
  assert.ok(!JSON.stringify(rows).includes(session.token))
  assert.match(owner?.password_hash ?? '', /^\$argon2id\$/)
})
