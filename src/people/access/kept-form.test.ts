import assert from 'node:assert/strict'
import { test } from 'node:test'
import { signInReason } from '#people/accounts/sign-in-reason.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { makeSealer, sealer } from '#platform/files/seal.ts'
import { openVisit, type Visit } from '#platform/http/visit.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { readKeptForm } from './kept-form.ts'
import { requireCustomer } from './require-customer.ts'

const { db } = await testDatabase()
const start = new Date('2026-11-21T10:00:00Z')
const page = 'http://localhost/ar/checkout?step=address&new=1'

function visitWith(given: Partial<Parameters<typeof openVisit>[1]> = {}): Visit {
  return openVisit(db, {
    who: { kind: 'guest', id: null },
    prefetched: null,
    now: start,
    site: 'eg',
    locale: 'ar',
    requestId: 'a',
    ip: '192.0.2.7',
    origin: 'http://localhost',
    token: null,
    isTokenOver: true,
    cookies: {},
    nonce: 'n',
    ports: plugIn([plug(sealer, makeSealer('secret of a test'))]),
    report: () => undefined,
    ...given,
  })
}

/** The response to a post without a session: the sign-in page, and the cookie. */
function turnedAway(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  try {
    requireCustomer(visitWith(), new Request(page), form)
  } catch (answer) {
    if (!(answer instanceof Response)) throw answer
    const door = new URL(answer.headers.get('location') ?? '', 'http://localhost')
    const cookie = answer.headers.get('set-cookie') ?? ''
    return { door, cookie, back: door.searchParams.get('backUrl') ?? '', value: cookie.match(/^kept=([^;]*)/)?.[1] }
  }
  return assert.fail('it was let in')
}
const customer = { kind: 'customer', id: '01900000-0000-7000-8000-000000000001' } as const
const readBack = (back: string, value: string, now = start) =>
  readKeptForm(
    visitWith({ who: customer, cookies: { kept: value }, now }),
    new Request(new URL(back, 'http://localhost')),
  )

test('a form posted after the session ended is kept in the same browser for half an hour, without passwords', () => {
  const { cookie, back, value = '' } = turnedAway({ street: 'شارع البحر', terms: 'on', password: 'x', proof: 'y' })
  assert.match(cookie, /HttpOnly; SameSite=Lax; Max-Age=1800$/)
  assert.doesNotMatch(Buffer.from(value, 'base64url').toString('latin1'), /street/)
  assert.match(back, /^\/ar\/checkout\?step=address&new=1&kept=/)
  assert.deepEqual(readBack(back, value)?.typed, { street: 'شارع البحر', terms: 'on' })
  assert.equal(readBack(back, value, new Date(start.getTime() + 31 * 60_000)), null)
})

test('it is shown only on the page it was typed on, and only if we sealed it', () => {
  const { back, value = '' } = turnedAway({ street: 'a' })
  assert.equal(readBack('/ar/checkout?step=address', value), null)
  assert.equal(readBack('/ar/checkout?kept=of-another', value), null)
  for (const wrong of ['', 'x', `${value.slice(0, -4)}AAAA`]) assert.equal(readBack(back, wrong), null)
})

test('a form larger than a cookie is not kept, and no promise is made', () => {
  const random = () => String.fromCodePoint(0x4e00 + Math.floor(Math.random() * 20_000))
  const { cookie, back, door } = turnedAway({ notes: Array.from({ length: 3000 }, random).join('') })
  assert.equal(cookie, '')
  assert.equal(signInReason(back, door.searchParams.get('why')), 'ended')
})

test('the sign-in page says why it is shown', () => {
  assert.equal(signInReason(null, null), 'none')
  assert.equal(signInReason('/ar/checkout?step=review&kept=x', 'ended'), 'kept')
  assert.equal(signInReason('/ar/account', 'ended'), 'ended')
  assert.equal(signInReason('/en/checkout', null), 'checkout')
  assert.equal(signInReason('/ar/cart/add?draft=x', null), 'draft')
  assert.equal(signInReason('/ar/account/orders', null), 'page')
})
