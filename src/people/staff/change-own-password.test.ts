import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hashToken } from '#people/access/opaque-token.ts'
import { openSession } from '#people/access/open-session.ts'
import { isPassword } from '#people/proofs/password-hash.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { samplePassword, sampleStaff } from '#world/samples/people/people.samples.ts'
import { changeOwnPassword } from './change-own-password.ts'

const database = await testDatabase()
const origin = 'http://localhost'
const next = 'purple-otter-sings-77'

async function deskMember() {
  const { id, email, who } = await database.write((work) => sampleStaff(work, ['desk']))
  const open = () =>
    database.write((work) =>
      openSession(work, { kind: 'staff', id, factors: 2 }, false, { ip: '192.0.2.1', agent: '' }),
    )
  const doors = {
    read: <Answer>(act: Parameters<typeof database.read<Answer>>[0]) => database.read(act, { who }),
    write: <Answer>(act: Parameters<typeof database.write<Answer>>[0]) => database.write(act, { who }),
  }
  const sessions = () => database.db.selectFrom('sessions').select('token_hash').where('staff_id', '=', id).execute()
  const hash = async () =>
    (
      await database.db
        .selectFrom('staff_members')
        .select('password_hash')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).password_hash
  return { id, email, open, doors, sessions, hash }
}

test('a member of any role changes their password: others of their sessions end, this one goes on anew, a mail tells it', async () => {
  const { id, email, open, doors, sessions, hash } = await deskMember()
  const [{ token }] = await Promise.all([open(), open(), open()])
  const session = await changeOwnPassword(doors, { oldPassword: samplePassword, password: next }, { token, origin })
  assert.deepEqual(
    (await sessions()).map((row) => row.token_hash),
    [hashToken(session!.token)],
  )
  assert.notEqual(session!.token, token)
  assert.ok(await isPassword(await hash(), next))
  const mails = await database.db.selectFrom('notices').select('kind').where('recipient', '=', email).execute()
  assert.deepEqual(mails, [{ kind: 'staff_mail_changed' }])
  const log = database.db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .where('subject', '=', `staff:${id}`)
  assert.deepEqual(await log.execute(), [
    { action: 'staff.changePassword', before: { sessions: 3 }, after: { sessions: 1 } },
  ])
})

test('a wrong old password and a weak new one change nothing', async () => {
  const { open, doors, sessions, hash } = await deskMember()
  const { token } = await open()
  const before = await hash()
  const from = { token, origin }
  await assert.rejects(changeOwnPassword(doors, { oldPassword: 'not it', password: next }, from), {
    code: 'WRONG_OLD_PASSWORD',
  })
  await assert.rejects(changeOwnPassword(doors, { oldPassword: samplePassword, password: 'short' }, from), {
    code: 'WEAK_STAFF_PASSWORD',
  })
  assert.deepEqual([await hash(), (await sessions()).length], [before, 1])
})

test('of two changes at once one is done', async () => {
  const { open, doors, hash } = await deskMember()
  const [one, other] = [await open(), await open()]
  const results = await Promise.allSettled([
    changeOwnPassword(doors, { oldPassword: samplePassword, password: next }, { token: one.token, origin }),
    changeOwnPassword(doors, { oldPassword: samplePassword, password: `${next}-x` }, { token: other.token, origin }),
  ])
  assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 1)
  assert.ok((await isPassword(await hash(), next)) !== (await isPassword(await hash(), `${next}-x`)))
})
