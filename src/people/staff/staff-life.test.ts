// The life of a staff account: invited, working, changed, suspended; and what two admins must agree on.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { authenticate } from '#people/access/authenticate.ts'
import { livingSessions } from '#people/access/living-sessions.ts'
import { openSession } from '#people/access/open-session.ts'
import { signInStaff } from '#people/accounts/try-sign-in.ts'
import { codeAt } from '#people/proofs/one-time-code.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import type { Actor, Role, Work } from '#platform/work/work.ts'
import { samplePassword, sampleSealer, sampleSecondFactor, sampleStaff } from '#world/samples/people/people.samples.ts'
import { answerStaffProposal } from './answer-proposal.ts'
import { changeDuties } from './change-duties.ts'
import { inviteAgain, withdrawInvitation } from './change-invitation.ts'
import { signStaffOut } from './end-staff-sessions.ts'
import { inviteStaff } from './invite-staff.ts'
import { mailNewPassword } from './mail-new-password.ts'
import { passSecondFactor } from './pass-second-factor.ts'
import { readStaffProposals } from './read-proposals.ts'
import { readMember, readStaff } from './read-staff.ts'
import { resetSecondFactor } from './reset-second-factor.ts'
import { setStaffPassword } from './set-staff-password.ts'
import { ownerOfStaffLink } from './staff-link.ts'
import { resumeStaff, suspendStaff } from './suspend-staff.ts'

const shop = await testDatabase()
const origin = 'http://localhost:3000'
const from = { ip: '192.0.2.30', agent: 'test' }
const why = 'asked by the head of the office'
const password = 'seven lanterns above the quay'
const hours = (count: number) => new Date(Date.now() + count * 3_600_000)

const member = async (roles: readonly Role[]) => (await shop.write((work) => sampleStaff(work, roles))).who
const admins = await Promise.all([member(['admin']), member(['admin']), member(['admin'])])
const [nadia, rami, huda] = admins as [Actor & { kind: 'staff' }, Actor & { kind: 'staff' }, Actor & { kind: 'staff' }]

const as = <Answer>(who: Actor, act: (work: Work) => Promise<Answer>, now?: Date) =>
  shop.write(act, { who, ...(now && { now }) })
const suspend = (who: Actor, id: string) => as(who, (work) => suspendStaff(work, { id, why }))
const stateOf = async (id: string) => (await shop.read((work) => readMember(work, id)))?.state

/** The token in the latest mail to this address. */
async function mailedToken(email: string): Promise<string> {
  const { secret } = await shop.db
    .selectFrom('notices')
    .select('secret')
    .where('recipient', '=', email)
    .orderBy('queued_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  assert.ok(secret)
  return secret
}

async function invite(roles: readonly Role[] = ['support'], who: Actor = nadia) {
  const email = `new-${crypto.randomUUID()}@example.test`
  const done = await as(who, (work) =>
    inviteStaff(work, { email, name: 'منى عادل', duties: { roles, places: [] }, why, origin }),
  )
  return { email, done }
}

const choose = (token: string, chosen = password, now?: Date) => {
  const at = now ? { now } : {}
  return setStaffPassword(
    { read: (act) => shop.read(act, at), write: (act) => shop.write(act, at) },
    { token, password: chosen },
    from,
    sampleSealer,
  )
}

async function idOf(email: string): Promise<string> {
  const [row] = await shop.read((work) => readStaff(work, { q: email, role: '', place: '', state: '' }))
  return row!.id
}

async function openProposal(staffId: string | null = null): Promise<string> {
  const open = await shop.read((work) => readStaffProposals(work, staffId))
  return open.at(-1)!.id
}

const answer = (who: Actor, id: string, agrees: boolean, now?: Date) =>
  as(who, (work) => answerStaffProposal(work, { id, agrees, origin }), now)

test('who is invited chooses a password by the mailed link, connects an authenticator, and works', async () => {
  const { email } = await invite()
  const id = await idOf(email)
  assert.equal(await stateOf(id), 'invited')
  await assert.rejects(signInStaff(shop, { email, password: '', rememberMe: false }, from, sampleSealer), {
    code: 'INCORRECT_SIGN_IN',
  })
  const token = await mailedToken(email)
  await assert.rejects(choose(token, 'harbour'), { code: 'WEAK_STAFF_PASSWORD' })
  const half = await choose(token)
  assert.ok(half.isHalf)
  assert.equal(await authenticate(shop.db, half.token, new Date()), null)
  await shop.db.updateTable('staff_members').set({ totp_secret: sampleSecondFactor }).where('id', '=', id).execute()
  const { session, recoveryCodes } = await shop.write((work) =>
    passSecondFactor(work, half.token, codeAt(sampleSecondFactor, work.now), from, sampleSealer),
  )
  assert.equal(recoveryCodes?.length, 10)
  const who = await authenticate(shop.db, session.token, new Date())
  assert.deepEqual([who?.id, who?.kind === 'staff' && who.roles], [id, ['support']])
  assert.equal(await stateOf(id), 'active')
})

test('an invitation works once, not after it was withdrawn, replaced or 72 hours old', async () => {
  const { email } = await invite()
  const token = await mailedToken(email)
  const twice = await Promise.allSettled([choose(token), choose(token, 'nine lanterns below the quay')])
  assert.deepEqual(twice.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  await assert.rejects(choose(token), { code: 'STAFF_LINK_SPENT' })

  const second = await invite()
  const [id, first] = [await idOf(second.email), await mailedToken(second.email)]
  await as(nadia, (work) => inviteAgain(work, { id, origin }), hours(1))
  await assert.rejects(choose(first), { code: 'STAFF_LINK_SPENT' })
  const again = await mailedToken(second.email)
  await assert.rejects(choose(again, password, hours(74)), { code: 'STAFF_LINK_SPENT' })
  await as(nadia, (work) => withdrawInvitation(work, { id, why }))
  await assert.rejects(choose(again), { code: 'STAFF_LINK_SPENT' })
  assert.equal(await stateOf(id), 'withdrawn')
  await assert.rejects(
    as(nadia, (work) => inviteAgain(work, { id, origin })),
    { code: 'MEMBER_NOT_INVITED' },
  )

  await as(nadia, (work) =>
    inviteStaff(work, {
      email: second.email,
      name: 'منى',
      duties: { roles: ['desk'], places: ['cairo'] },
      why,
      origin,
    }),
  )
  assert.equal(await idOf(second.email), id)
  assert.equal(await stateOf(id), 'invited')
})

test('nobody else of the staff invites, and an address of the staff is not invited twice', async () => {
  for (const role of ['reviewer', 'finance', 'support'] as const) {
    await assert.rejects(invite(['support'], await member([role])), { code: 'FORBIDDEN' })
  }
  const { email } = await invite()
  const repeat = as(rami, (work) =>
    inviteStaff(work, { email, name: 'x', duties: { roles: ['desk'], places: [] }, why, origin }),
  )
  await assert.rejects(repeat, { code: 'EMAIL_TAKEN' })
  await assert.rejects(
    as({ ...nadia, isProved: false }, (work) => suspendStaff(work, { id: rami.id, why })),
    { code: 'PROOF_NEEDED' },
  )
})

test('nobody changes their own roles, suspends or resets themselves', async () => {
  const own: readonly ((work: Work) => Promise<unknown>)[] = [
    (work) => changeDuties(work, { id: nadia.id, duties: { roles: ['admin', 'finance'], places: [] }, why }),
    (work) => suspendStaff(work, { id: nadia.id, why }),
    (work) => resetSecondFactor(work, { id: nadia.id, why }),
  ]
  for (const act of own) await assert.rejects(as(nadia, act), { code: 'OWN_ACCOUNT' })
})

test('a suspended member is out at once, with every session, stream and link, until taken back', async () => {
  const clerk = await member(['warehouse'])
  const { token } = await shop.write((work) =>
    openSession(work, { kind: 'staff', id: clerk.id, factors: 2 }, false, from),
  )
  await as(nadia, (work) => mailNewPassword(work, { id: clerk.id, why, origin }))
  const { email } = (await shop.read((work) => readMember(work, clerk.id)))!
  const link = await mailedToken(email)
  assert.ok(await authenticate(shop.db, token, new Date()))
  assert.equal(await suspend(nadia, clerk.id), 'suspended')
  assert.equal(await authenticate(shop.db, token, new Date()), null)
  assert.equal((await livingSessions(shop.db, [token], new Date())).size, 0)
  await assert.rejects(choose(link), { code: 'STAFF_LINK_SPENT' })
  await assert.rejects(signInStaff(shop, { email, password: samplePassword, rememberMe: false }, from, sampleSealer), {
    code: 'INCORRECT_SIGN_IN',
  })
  await assert.rejects(suspend(nadia, clerk.id), { code: 'MEMBER_SUSPENDED' })
  assert.equal(await as(rami, (work) => resumeStaff(work, { id: clerk.id, why })), 'resumed')
  await signInStaff(shop, { email, password: samplePassword, rememberMe: false }, from, sampleSealer)
})

test('new roles and places hold with the next click; a new password and ended sessions sign out everywhere', async () => {
  const clerk = await member(['warehouse'])
  const enter = () => shop.write((work) => openSession(work, { kind: 'staff', id: clerk.id, factors: 2 }, false, from))
  const { token } = await enter()
  const duties = { roles: ['desk', 'hub'] as const, places: ['cairo'] }
  assert.equal(await as(nadia, (work) => changeDuties(work, { id: clerk.id, duties, why })), 'changed')
  const who = await authenticate(shop.db, token, new Date())
  assert.deepEqual(who?.kind === 'staff' && [who.roles, who.places], [['hub', 'desk'], ['cairo']])
  await assert.rejects(
    as(nadia, (work) => changeDuties(work, { id: clerk.id, duties, why })),
    { code: 'NOTHING_CHANGED' },
  )
  await as(nadia, (work) => signStaffOut(work, { id: clerk.id, why }))
  assert.equal(await authenticate(shop.db, token, new Date()), null)
  const next = await enter()
  await as(nadia, (work) => mailNewPassword(work, { id: clerk.id, why, origin }))
  const { email } = (await shop.read((work) => readMember(work, clerk.id)))!
  await choose(await mailedToken(email))
  assert.equal(await authenticate(shop.db, next.token, new Date()), null)
})

test('an admin is made, ended, suspended and reset by two; who proposed it does not agree', async () => {
  const clerk = await member(['finance'])
  const duties = { roles: ['admin', 'finance'] as const, places: [] }
  assert.equal(await as(nadia, (work) => changeDuties(work, { id: clerk.id, duties, why })), 'proposed')
  const id = await openProposal(clerk.id)
  await assert.rejects(answer(nadia, id, true), { code: 'SECOND_PERSON_NEEDED' })
  await assert.rejects(answer(clerk, id, true), { code: 'FORBIDDEN' })
  await assert.rejects(
    as(rami, (work) => changeDuties(work, { id: clerk.id, duties, why })),
    { code: 'PROPOSAL_WAITS' },
  )
  assert.equal(await answer(rami, id, true), 'agreed')
  await assert.rejects(answer(huda, id, true), { code: 'PROPOSAL_OVER' })
  assert.deepEqual((await shop.read((work) => readMember(work, clerk.id)))?.roles, ['admin', 'finance'])

  assert.equal(await as(rami, (work) => resetSecondFactor(work, { id: clerk.id, why })), 'proposed')
  assert.equal(await answer(rami, await openProposal(clerk.id), false), 'withdrawn')
  assert.equal(await suspend(nadia, clerk.id), 'proposed')
  assert.equal(await stateOf(clerk.id), 'active')
  assert.equal(await answer(rami, await openProposal(clerk.id), true), 'agreed')
  assert.equal(await stateOf(clerk.id), 'suspended')
  assert.equal(await as(nadia, (work) => resumeStaff(work, { id: clerk.id, why })), 'proposed')
  const old = await openProposal(clerk.id)
  const tooLate = hours(24 * 6)
  await assert.rejects(answer(rami, old, true, tooLate), { code: 'PROPOSAL_OVER' })
  await as(nadia, (work) => resumeStaff(work, { id: clerk.id, why }), tooLate)

  const asked = await invite(['admin'])
  assert.equal(asked.done, 'proposed')
  const open = await shop.read((work) => readStaffProposals(work))
  const proposal = open.find(({ email }) => email === asked.email)!
  await assert.rejects(answer(nadia, proposal.id, true), { code: 'SECOND_PERSON_NEEDED' })
  await answer(rami, proposal.id, true)
  await ownerOfStaffLink({ ...(await workOf()), now: new Date() }, await mailedToken(asked.email))
})

// Reading outside a transaction is enough for one statement.
async function workOf(): Promise<Work> {
  return shop.read(async (work) => ({ ...work, db: shop.db as unknown as Work['db'] }))
}

test('of two who agree at the same moment one does; the database knows the second person too', async () => {
  const clerk = await member(['desk'])
  await as(nadia, (work) => changeDuties(work, { id: clerk.id, duties: { roles: ['admin'], places: [] }, why }))
  const id = await openProposal(clerk.id)
  const both = await Promise.allSettled([answer(rami, id, true), answer(huda, id, true)])
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  await suspend(nadia, clerk.id)
  const next = await openProposal(clerk.id)
  const own = { answer: 'agreed', answered_by: nadia.id, answered_at: new Date() }
  await assert.rejects(shop.db.updateTable('staff_proposals').set(own).where('id', '=', next).execute(), {
    constraint: 'staff_proposal_second_person',
  })
})

test('the last admin stays: of two who are suspended at the same moment one is, whatever way it is done', async () => {
  const others = await shop.read((work) => readStaff(work, { q: '', role: 'admin', place: '', state: 'active' }))
  const keep = new Set([nadia.id, rami.id])
  for (const { id } of others.filter((one) => !keep.has(one.id))) {
    await shop.db.updateTable('staff_members').set({ suspended_at: new Date() }).where('id', '=', id).execute()
  }
  await suspend(nadia, rami.id)
  await suspend(rami, nadia.id)
  const open = await shop.read((work) => readStaffProposals(work))
  const about = (id: string) => open.find(({ staffId }) => staffId === id)!.id
  const both = await Promise.allSettled([answer(rami, about(rami.id), true), answer(nadia, about(nadia.id), true)])
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  const left = await shop.read((work) => readStaff(work, { q: '', role: 'admin', place: '', state: 'active' }))
  assert.equal(left.length, 1)

  const [last] = left
  const [gone] = [nadia, rami].filter(({ id }) => id !== last!.id)
  await shop.db.updateTable('staff_members').set({ suspended_at: null }).where('id', '=', gone!.id).execute()
  const raw = (id: string) =>
    shop.db.updateTable('staff_members').set({ suspended_at: new Date() }).where('id', '=', id).execute()
  const straight = await Promise.allSettled([raw(nadia.id), raw(rami.id)])
  assert.deepEqual(straight.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  const refused = straight.find((one) => one.status === 'rejected')
  assert.equal(refused?.reason.constraint, 'staff_last_admin')
  const single = [nadia, rami, huda].find(({ id }) => id === left[0]!.id) ?? nadia
  const other = single.id === nadia.id ? rami : nadia
  const living = (await stateOf(single.id)) === 'active' ? single : other
  const outsider = { ...living, id: crypto.randomUUID() }
  await assert.rejects(suspend(outsider, living.id), { code: 'LAST_ADMIN' })
})
