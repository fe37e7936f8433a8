import { audit } from '#people/access/audit.ts'
import { hashToken } from '#people/access/opaque-token.ts'
import type { Session } from '#people/access/open-session.ts'
import { no as peopleNo } from '#people/access/people.refusals.ts'
import { renewToken } from '#people/access/renew-token.ts'
import { writeSecurityEvent } from '#people/access/security/record-security-event.ts'
import type { ChangedFrom, PasswordChange } from '#people/accounts/change-password.ts'
import { queueStaffMail } from '#people/notices/queue-staff-mail.ts'
import { chooseStaffPassword } from '#people/proofs/choose-password.ts'
import { isPassword } from '#people/proofs/password-hash.ts'
import type { Doors } from '#platform/http/visit.ts'
import { announce } from '#platform/work/announce.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { withdrawStaffLinks } from './staff-link.ts'

/**
 * A new password for a member who knows the old one. Every other session ends, mailed links work no more, this session goes on
 * with a new token, and the member is told by mail. Both passwords are hashed between transactions.
 */
export async function changeOwnPassword(
  { read, write }: Doors,
  { oldPassword, password }: PasswordChange,
  { token, origin }: ChangedFrom,
): Promise<Session | null> {
  const own = await read(readOwn)
  if (!(await isPassword(own.passwordHash, oldPassword))) throw peopleNo.WRONG_OLD_PASSWORD({ path: 'oldPassword' })
  const passwordHash = await chooseStaffPassword(password, own)
  return write(async (work) => {
    const { numUpdatedRows } = await work.db
      .updateTable('staff_members')
      .set({ password_hash: passwordHash })
      .where('id', '=', own.id)
      .where('password_hash', '=', own.passwordHash)
      .where('suspended_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw peopleNo.WRONG_OLD_PASSWORD({ path: 'oldPassword' })
    const ended = await endOthers(work, own.id, token)
    await withdrawStaffLinks(work, own.id)
    await tellChanged(work, own, origin)
    await writeSecurityEvent(work, { event: 'passwordChanged', kind: 'staff', id: own.id })
    await audit(work, {
      action: 'staff.changePassword',
      subject: `staff:${own.id}`,
      before: { sessions: ended + 1 },
      after: { sessions: 1 },
    })
    return token ? renewToken(work, token) : null
  })
}

type Own = { readonly id: string; readonly name: string; readonly email: string; readonly passwordHash: string }

async function readOwn({ db, who }: Work): Promise<Own> {
  if (who.kind !== 'staff') throw no.FORBIDDEN()
  return db
    .selectFrom('staff_members')
    .select(['id', 'name', 'email', 'password_hash as passwordHash'])
    .where('id', '=', who.id)
    .executeTakeFirstOrThrow()
}

async function endOthers(work: Work, id: string, token: string | null): Promise<number> {
  let ending = work.db.deleteFrom('sessions').where('staff_id', '=', id)
  if (token) ending = ending.where('token_hash', '<>', hashToken(token))
  const ended = await ending.returning('id').execute()
  await announce(work, 'staff.sessionsEnded', { staffId: id })
  return ended.length
}

async function tellChanged(work: Work, { id, name, email }: Own, origin: string): Promise<void> {
  await queueStaffMail(work, {
    key: `staff-password-changed:${id}:${work.now.getTime()}`,
    kind: 'staff_mail_changed',
    to: email,
    about: { staff: id },
    letter: (locale) => ({
      title: m.staff_mail_changed_title({ name }, { locale }),
      paragraphs: [m.staff_mail_changed_text({}, { locale })],
      action: { text: m.staff_mail_changed_action({}, { locale }), url: `${origin}/${locale}/ops` },
      footer: m.staff_mail_changed_footer({}, { locale }),
    }),
  })
}
