import assert from 'node:assert/strict'
import { test } from 'node:test'
import { trySignIn } from '#people/accounts/try-sign-in.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { sealer } from '#platform/files/seal.ts'
import { openVisit } from '#platform/http/visit.ts'
import { halfTokenCookie } from '#platform/values/cookies.ts'
import { newId } from '#platform/work/id.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { Refusal } from '#platform/work/refusal.ts'
import { refusalSentence } from '#platform/work/sentence.ts'
import { guest } from '#platform/work/work.ts'
import { samplePassword, sampleSealer, sampleStaff } from '#world/samples/people/people.samples.ts'
import { trySecondFactor } from './try-second-factor.ts'

const { db, write, pool } = await testDatabase()
const whole = plugIn([plug(sealer, sampleSealer)])
const support = { en: /contact customer support/, ar: /خدمة العملاء/ }
const origin = 'http://shop.test'

test('staff: a wrong name or password has its own message, every other failure points to customer support, in both languages', async () => {
  const { email } = await write((work) => sampleStaff(work, ['admin']))
  const signIn = (password: string, ports = whole) => {
    const { visit, reported } = standing(ports)
    const request = { email, password, rememberMe: false }
    return { reported, said: trySignIn(visit, 'staff', request, 'test').then(() => null, refusalOf) }
  }
  assert.deepEqual(says(await signIn('not the password').said), ['INCORRECT_SIGN_IN', 401])
  const broken = signIn(samplePassword, plugIn([]))
  const fault = await broken.said
  assert.deepEqual(says(fault), ['SIGN_IN_UNAVAILABLE', 500])
  for (const locale of ['en', 'ar'] as const) assert.match(sentenceOf(fault, locale), support[locale])
  assert.equal(broken.reported.length, 1, 'the fault is in the log')
  let limited: Refusal | null = null
  for (let tries = 0; tries < 8; tries++) limited = await signIn('not the password').said
  assert.deepEqual(says(limited), ['SIGN_IN_LIMITED', 429])
  for (const locale of ['en', 'ar'] as const) assert.match(sentenceOf(limited, locale), support[locale])
})

test('staff: a wrong or late second factor has its own message, every other failure points to customer support', async () => {
  const { id, email } = await write((work) => sampleStaff(work, ['admin']))
  const { token } = await trySignIn(
    standing(whole).visit,
    'staff',
    { email, password: samplePassword, rememberMe: false },
    '',
  )
  const give = (half: string) => {
    const { visit, reported } = standing(whole, { [halfTokenCookie(origin)]: half })
    return { reported, said: trySecondFactor(visit, '000000', 'test').then(() => null, refusalOf) }
  }
  assert.deepEqual(says(await give(token).said), ['WRONG_SIGN_IN_CODE', 422])
  assert.deepEqual(says(await give('nobody').said), ['SIGN_IN_AGAIN', 401])
  // As after restoring a backup with another key: the sealed secret cannot be opened.
  await pool.query("update staff_members set totp_secret = 'v1.unreadable' where id = $1", [id])
  const { said, reported } = give(token)
  assert.deepEqual(says(await said), ['SIGN_IN_UNAVAILABLE', 500])
  assert.match(sentenceOf(await said, 'ar'), support.ar)
  assert.equal(reported.length, 1)
})

function standing(ports: typeof whole, cookies: Readonly<Record<string, string>> = {}) {
  const reported: unknown[] = []
  const visit = openVisit(db, {
    who: guest,
    now: new Date(),
    site: 'eg',
    locale: 'en',
    requestId: newId(),
    ip: '192.0.2.7',
    origin,
    token: null,
    cookies,
    nonce: '',
    ports,
    report: (fault) => reported.push(fault),
  })
  return { visit, reported }
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  throw error
}

function says(refusal: Refusal | null): readonly [string, number] | null {
  return refusal && [refusal.code, refusal.status]
}

function sentenceOf(refusal: Refusal | null, locale: 'ar' | 'en'): string {
  return refusal ? refusalSentence(refusal.code, refusal.facts, locale) : ''
}
