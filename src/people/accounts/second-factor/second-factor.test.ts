import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codeAt } from '#people/proofs/one-time-code.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { sealer } from '#platform/files/seal.ts'
import { openVisit } from '#platform/http/visit.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { guest } from '#platform/work/work.ts'
import { sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { customerCalls, lastMailTo } from '#world/samples/people/customer-calls.samples.ts'
import {
  type SampleCustomer,
  sampleCustomer,
  samplePassword,
  sampleSealer,
} from '#world/samples/people/people.samples.ts'
import { tries } from '#world/samples/tries.samples.ts'
import { readHalfSignIn } from './half-sign-in.ts'
import { sealCustomerFactors } from './seal-factors.ts'
import { beginFactor, confirmFactor, readBegunFactor, renewCodes, turnFactorOff } from './set-up-factor.ts'
import { tryFactor } from './try-factor.ts'

const shop = await testDatabase()
const call = customerCalls(await sampleApp(sampleParts(shop.db)))
let place = 0
const somewhere = () => `198.51.100.${++place}`

/** A customer whose sign-ins need a code, with the authenticator's secret and the recovery codes. */
async function withFactor() {
  const customer = await shop.write((work) => sampleCustomer(work))
  const as = { who: customer.who }
  await shop.write((work) => beginFactor(work, sampleSealer), as)
  const secret = (await shop.read((work) => readBegunFactor(work, sampleSealer), as))?.secret ?? ''
  const before = new Date(Date.now() - 60_000)
  const codes = await shop.write((work) => confirmFactor(work, codeAt(secret, before), sampleSealer), {
    ...as,
    now: before,
  })
  return { customer, as, secret, codes }
}

const login = (customer: SampleCustomer, ip: string) =>
  call('POST', '/auth/login', { email: customer.email, password: samplePassword }, { ip })
const give = (halfToken: unknown, code: string, ip: string) =>
  call('POST', '/auth/second-factor', { halfToken, code }, { ip })
const isIn = async (token: unknown) =>
  (await call('GET', '/users/profile', undefined, { token: String(token) })).status === 200

test('with a second factor the password alone opens nothing; the code makes it a sign-in, once', async () => {
  const { customer, secret } = await withFactor()
  const ip = somewhere()
  const half = await login(customer, ip)
  assert.deepEqual([half.status, half.data.accessToken], [200, null])
  assert.equal(await isIn(half.data.halfToken), false)
  const code = codeAt(secret, new Date())
  const whole = await give(half.data.halfToken, code, ip)
  assert.equal(await isIn(whole.data.accessToken), true)
  const again = await login(customer, ip)
  assert.equal((await give(again.data.halfToken, code, ip)).code, 'WRONG_SIGN_IN_CODE', 'the same code twice')
  assert.equal((await give(half.data.halfToken, code, ip)).code, 'SIGN_IN_AGAIN', 'a half sign-in twice')
})

test('a code by mail asks for the second factor too', async () => {
  const { customer, secret } = await withFactor()
  const ip = somewhere()
  const { data } = await call('POST', '/auth/mail-code', { email: customer.email }, { ip })
  const { secret: mailed } = await lastMailTo(shop, customer.email)
  const half = await call('POST', '/auth/mail-code/enter', { ask: data.ask, code: mailed }, { ip })
  assert.equal(half.data.accessToken, null)
  const whole = await give(half.data.halfToken, codeAt(secret, new Date()), ip)
  assert.equal(await isIn(whole.data.accessToken), true)
})

test('ten recovery codes are kept as hashes and valid once each; new ones replace them', async () => {
  const { customer, as, codes } = await withFactor()
  const ip = somewhere()
  assert.equal(new Set(codes).size, 10)
  const kept = shop.db.selectFrom('customer_recovery_codes').select('code_hash').where('customer_id', '=', customer.id)
  assert.ok(!(await kept.execute()).some(({ code_hash }) => codes.includes(code_hash)))
  const [lost = '', old = ''] = codes
  const first = await login(customer, ip)
  const whole = await give(first.data.halfToken, lost.toUpperCase().replaceAll('-', ' '), ip)
  assert.equal(await isIn(whole.data.accessToken), true)
  assert.equal((await give((await login(customer, ip)).data.halfToken, lost, ip)).code, 'WRONG_SIGN_IN_CODE')
  await shop.write(renewCodes, as)
  assert.equal((await give((await login(customer, ip)).data.halfToken, old, ip)).code, 'WRONG_SIGN_IN_CODE')
})

test('of ten who give the same code at once, one is signed in', async () => {
  const { customer, secret } = await withFactor()
  const halves = await Promise.all(Array.from({ length: 5 }, () => login(customer, somewhere())))
  const code = codeAt(secret, new Date())
  const all = await Promise.all(halves.map(({ data }) => give(data.halfToken, code, somewhere())))
  assert.equal(all.filter(({ status }) => status === 200).length, 1)
})

const guesses = tries(500, 10_000)

test(`of ${guesses} guesses at the code, from as many addresses, at most 5 are evaluated`, async () => {
  const { customer, secret } = await withFactor()
  const half = await login(customer, somewhere())
  const now = new Date()
  const right = codeAt(secret, now)
  const enter = (code: string, ip: string) => {
    const visit = openVisit(shop.db, {
      who: guest,
      now,
      token: null,
      site: 'eg',
      locale: 'en',
      requestId: 'test',
      ip,
      origin: 'http://localhost',
      cookies: {},
      nonce: '',
      ports: plugIn([plug(sealer, sampleSealer)]),
      report: (fault) => assert.fail(String(fault)),
    })
    return tryFactor(visit, { code, agent: 'test', halfToken: String(half.data.halfToken) }).then(
      () => 'SIGNED_IN',
      (refused) => String(refused.code),
    )
  }
  const guess = (at: number) => {
    const code = String(at).padStart(6, '0')
    const isRight = [-1, 0, 1].some((step) => codeAt(secret, new Date(now.getTime() + step * 30_000)) === code)
    return enter(isRight ? '999999' : code, `10.9.${at >> 8}.${at & 255}`)
  }
  const said = new Map<string, number>()
  for (let from = 0; from < guesses; from += 50) {
    for (const one of await Promise.all(Array.from({ length: 50 }, (_, at) => guess(from + at)))) {
      said.set(one, (said.get(one) ?? 0) + 1)
    }
  }
  assert.deepEqual([...said].sort(), [
    ['SIGN_IN_LIMITED', guesses - 5],
    ['WRONG_SIGN_IN_CODE', 5],
  ])
  const noted = shop.db.selectFrom('security_events').select('id').where('customer_id', '=', customer.id)
  assert.equal((await noted.where('event', '=', 'secondFactorFailed').execute()).length, 5)
  // At the same moment as the others: the windows of limits begin anew by the clock.
  assert.equal(await enter(right, somewhere()), 'SIGN_IN_LIMITED', 'the right one waits too')
})

test('setting it up and turning it off ask for a fresh proof and are told by mail; its owner then signs in as before', async () => {
  const { customer, as } = await withFactor()
  assert.match((await lastMailTo(shop, customer.email)).subject, /تفعيل/)
  const old = { who: { ...customer.who, isProved: false } }
  await assert.rejects(shop.write(turnFactorOff, old), { code: 'PROOF_NEEDED' })
  await assert.rejects(shop.write(renewCodes, old), { code: 'PROOF_NEEDED' })
  await assert.rejects(
    shop.write((work) => beginFactor(work, sampleSealer), old),
    { code: 'PROOF_NEEDED' },
  )
  await assert.rejects(
    shop.write((work) => beginFactor(work, sampleSealer), as),
    { code: 'SECOND_FACTOR_ON' },
  )
  await shop.write(turnFactorOff, as)
  assert.match((await lastMailTo(shop, customer.email)).subject, /إيقاف/)
  assert.equal(await isIn((await login(customer, somewhere())).data.accessToken), true)
})

test('a half sign-in is over after a quarter of an hour, and when its owner is suspended; its secret is sealed', async () => {
  const { customer, secret } = await withFactor()
  const { data } = await login(customer, somewhere())
  const half = (now: Date) => shop.read((work) => readHalfSignIn(work, String(data.halfToken), sampleSealer), { now })
  assert.equal((await half(new Date()))?.secret, secret)
  assert.equal(await half(new Date(Date.now() + 901_000)), null)
  const row = shop.db.selectFrom('customer_factors').select('secret').where('customer_id', '=', customer.id)
  assert.ok(!(await row.executeTakeFirstOrThrow()).secret.includes(secret))
  assert.equal(await shop.write((work) => sealCustomerFactors(work, sampleSealer)), 0)
  await shop.db.updateTable('customers').set({ suspended_at: new Date() }).where('id', '=', customer.id).execute()
  assert.equal(await half(new Date()), null)
})
