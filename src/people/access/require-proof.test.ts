import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codeAt } from '#people/proofs/one-time-code.ts'
import { needsProof, requireProvedPage, takeProof, tryProof } from '#people/proofs/take-proof.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { sealer } from '#platform/files/seal.ts'
import { openVisit, type Visit } from '#platform/http/visit.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { type Actor, guest } from '#platform/work/work.ts'
import {
  sampleCustomer,
  samplePassword,
  sampleSealer,
  sampleSecondFactor,
  sampleStaff,
} from '#world/samples/people/people.samples.ts'
import { authenticate } from './authenticate.ts'
import { endSession } from './end-session.ts'
import { openSession } from './open-session.ts'
import { readSessions } from './read-sessions.ts'
import { requireProof } from './require-proof.ts'

const shop = await testDatabase()
const noon = new Date('2026-11-21T12:00:10Z')
const minutes = (count: number) => new Date(noon.getTime() + count * 60_000)
const from = { ip: '192.0.2.9', agent: 'test' }

async function enter(who: Actor): Promise<string> {
  if (who.kind !== 'customer' && who.kind !== 'staff') throw new Error('nobody')
  const whose = who.kind === 'staff' ? ({ kind: 'staff', id: who.id, factors: 2 } as const) : who
  return (await shop.write((work) => openSession(work, whose, true, from), { now: noon })).token
}

// As the server opens it: the session's proof and its time are read together with its owner.
async function visitAt(token: string | null, now: Date) {
  return openVisit(shop.db, {
    who: (token && (await authenticate(shop.db, token, now))) || guest,
    now,
    token,
    site: 'eg',
    locale: 'en',
    requestId: 'test',
    ip: '192.0.2.9',
    origin: 'http://localhost',
    cookies: {},
    nonce: '',
    ports: plugIn([plug(sealer, sampleSealer)]),
    report: () => undefined,
  })
}

/** A form that is posted to a use-case with money: the page accepts the proof, the use-case requires it. */
async function post(visit: Visit, form: FormData): Promise<void> {
  await takeProof(visit, form)
  await visit.write(async (work) => requireProof(work))
}

function formOf(proof?: string): FormData {
  const form = new FormData()
  form.set('amount', '500')
  if (proof !== undefined) form.set('proof', proof)
  return form
}

test('after signing in no proof is asked for; ten minutes later the form asks, and the right password in it is enough', async () => {
  const { who } = await shop.write((work) => sampleCustomer(work))
  const token = await enter(who)
  await post(await visitAt(token, minutes(10)), formOf())
  const later = await visitAt(token, minutes(11))
  assert.equal(needsProof(later), true)
  for (const form of [formOf(), formOf('')]) {
    await assert.rejects(post(later, form), { code: 'PROOF_NEEDED', facts: { path: 'proof' } })
  }
  await assert.rejects(post(later, formOf('not it')), {
    code: 'WRONG_PASSWORD',
    facts: { path: 'proof' },
  })
  assert.equal(needsProof(later), true)
  await post(later, formOf(samplePassword))
  await post(await visitAt(token, minutes(21)), formOf())
  assert.equal(needsProof(await visitAt(token, minutes(22))), true)
})

test('a proof belongs to its session alone, and one dated in the future does not count', async () => {
  const { who } = await shop.write((work) => sampleCustomer(work))
  const [one, two] = [await enter(who), await enter(who)]
  await tryProof(await visitAt(one, minutes(60)), samplePassword)
  assert.equal(needsProof(await visitAt(one, minutes(61))), false)
  assert.equal(needsProof(await visitAt(two, minutes(61))), true)
  assert.equal(needsProof(await visitAt(one, minutes(30))), true)
  assert.equal(needsProof(await visitAt('unknown', minutes(1))), true)
  assert.equal(needsProof(await visitAt(null, minutes(1))), true)
})

test('after five wrong proofs in a quarter of an hour none is checked, not even a right one', async () => {
  const { who } = await shop.write((work) => sampleCustomer(work))
  const visit = await visitAt(await enter(who), minutes(20))
  for (let tries = 0; tries < 5; tries++) await assert.rejects(tryProof(visit, 'wrong'), { code: 'WRONG_PASSWORD' })
  await assert.rejects(tryProof(visit, samplePassword), { code: 'TOO_MANY_REQUESTS' })
})

test('staff give a code of their authenticator, in any digits, each once; their password is no proof', async () => {
  const { who } = await shop.write((work) => sampleStaff(work, ['finance']))
  const token = await enter(who)
  const now = minutes(30)
  const code = codeAt(sampleSecondFactor, now)
  const arabic = code.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
  await assert.rejects(tryProof(await visitAt(token, now), samplePassword), { code: 'WRONG_SIGN_IN_CODE' })
  await tryProof(await visitAt(token, now), `${arabic.slice(0, 3)} ${arabic.slice(3)}`)
  await assert.rejects(tryProof(await visitAt(token, now), code), { code: 'WRONG_SIGN_IN_CODE' })
  assert.equal(needsProof(await visitAt(token, minutes(39))), false)
})

test('a private page asks on its own screen and then returns to itself', async () => {
  const { who } = await shop.write((work) => sampleCustomer(work))
  const visit = await visitAt(await enter(who), minutes(20))
  const request = new Request('http://localhost/en/account/sessions?page=2')
  const sent = await requireProvedPage(visit, request).then(
    () => null,
    (thrown: Response) => thrown,
  )
  assert.equal(
    sent?.headers.get('location'),
    `/en/account/confirm?${new URLSearchParams({ backUrl: '/en/account/sessions?page=2' })}`,
  )
  await tryProof(visit, samplePassword)
  await requireProvedPage(visit, request)
})

test('a customer sees their sessions and ends one, or all others; nobody else’s', async () => {
  const { who } = await shop.write((work) => sampleCustomer(work))
  const stranger = await shop.write((work) => sampleCustomer(work))
  const [here, there, elsewhere] = [await enter(who), await enter(who), await enter(who)]
  const strange = await enter(stranger.who)
  const list = (as: Actor, token: string | null) =>
    shop.read((work) => readSessions(work, token), { who: as, now: noon })
  const mine = await list(who, here)
  assert.deepEqual([mine.length, mine[0]?.isThis], [3, true])
  const end = (which: string) => shop.write((work) => endSession(work, which, here), { who, now: noon })
  for (const not of [(await list(stranger.who, strange))[0]!.id, 'x', '']) {
    await assert.rejects(end(not), { code: 'NOT_FOUND' })
  }
  const thereId = (await list(who, there)).find(({ isThis }) => isThis)!.id
  await end(thereId)
  assert.equal((await list(who, elsewhere)).length, 2)
  await end('others')
  assert.deepEqual(
    (await list(who, here)).map(({ isThis }) => isThis),
    [true],
  )
  assert.equal((await list(stranger.who, strange)).length, 1)
})
