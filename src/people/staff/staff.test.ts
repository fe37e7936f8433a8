import assert from 'node:assert/strict'
import { test } from 'node:test'
import { audit } from '#people/access/audit.ts'
import { mayActAt, permissions, permits } from '#people/access/permissions.ts'
import { signInStaff } from '#people/accounts/try-sign-in.ts'
import { chooseStaffPassword } from '#people/proofs/choose-password.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { roles } from '#platform/work/work.ts'
import { sampleCustomer, sampleSealer, sampleStaff } from '#world/samples/people/people.samples.ts'
import { createStaff, type NewStaff } from './create-staff.ts'

const shop = await testDatabase()
const from = { ip: '192.0.2.8', agent: 'test' }

async function create({ password, ...request }: Omit<NewStaff, 'passwordHash'> & { readonly password: string }) {
  const passwordHash = await chooseStaffPassword(password, request)
  return shop.write((work) => createStaff(work, { ...request, passwordHash }))
}

test('the first admin is created with their own password, and every sign-in is recorded', async () => {
  const request = {
    email: 'Chief@Example.test',
    name: 'هالة منصور',
    password: 'the chief of harbours',
    roles: ['admin'],
    places: [],
  } as const
  const { id } = await create(request)
  await assert.rejects(create(request), { code: 'EMAIL_TAKEN' })
  const signingIn = { email: 'chief@example.test', password: request.password, rememberMe: true }
  const session = await signInStaff(shop, signingIn, from, sampleSealer)
  assert.equal(session.remember, false)
  const log = await shop.db.selectFrom('audit_log').select('action').where('subject', '=', `staff:${id}`).execute()
  assert.deepEqual(
    log.map((entry) => entry.action),
    ['staff.create', 'staff.signIn'],
  )
})

test('staff passwords have twelve characters or more', async () => {
  const request = { email: 'a@example.test', name: 'A', password: 'harbour 11c', roles: ['desk'], places: [] } as const
  await assert.rejects(create(request), { code: 'WEAK_STAFF_PASSWORD' })
})

test("a customer is no staff, and the customers' sign-in is not the staff's", async () => {
  const customer = await shop.write((work) => sampleCustomer(work))
  const request = { email: customer.email, password: 'harbour lights at dusk', rememberMe: false }
  await assert.rejects(signInStaff(shop, request, from, sampleSealer), { code: 'INCORRECT_SIGN_IN' })
  for (const permission of permissions) assert.ok(!permits(customer.who, permission))
})

test('roles hold their permissions and no others; an admin holds all; nobody holds an unknown one', async () => {
  const reviewer = await shop.write((work) => sampleStaff(work, ['reviewer']))
  const admin = await shop.write((work) => sampleStaff(work, ['admin']))
  assert.ok(permits(reviewer.who, 'review') && !permits(reviewer.who, 'purchase') && !permits(reviewer.who, 'audit'))
  for (const permission of permissions) assert.ok(permits(admin.who, permission))
  assert.ok(!permits(admin.who, 'toString') && !permits(admin.who, 'no-such-thing'))
  for (const role of roles) {
    const who = { kind: 'staff', id: 'x', roles: [role], places: [] } as const
    assert.ok(permits(who, 'overview'), role)
  }
})

test('a member bound to places acts only there', async () => {
  const bound = await shop.write((work) => sampleStaff(work, ['warehouse'], { places: ['us-1'] }))
  assert.ok(mayActAt(bound.who, 'us-1') && !mayActAt(bound.who, 'uk-1'))
})

test('the audit log cannot be rewritten', async () => {
  const member = await shop.write((work) => sampleStaff(work, ['finance']))
  const entry = { action: 'test.act', subject: 'test:1', before: { limit: 1 }, after: { limit: 2 }, why: 'asked' }
  await shop.write((work) => audit(work, entry), { who: member.who })
  const change = shop.db.updateTable('audit_log').set({ why: 'other' }).where('subject', '=', 'test:1').execute()
  await assert.rejects(change, /only ever added to/)
  await assert.rejects(shop.db.deleteFrom('audit_log').execute(), /only ever added to/)
})
