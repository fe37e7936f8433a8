import { hashToken } from '#people/access/opaque-token.ts'
import { no } from '#people/access/people.refusals.ts'
import { writeSecurityEvent } from '#people/access/security/record-security-event.ts'
import { takeBackAccess } from '#people/accounts/sign-in-news/take-back-access.ts'
import { announce } from '#platform/work/announce.ts'
import type { Work } from '#platform/work/work.ts'

/**
 * The old address is the account's again, and later changes with it are void; what a stranger may have gained since is
 * taken back (`takeBackAccess`). Returns the token of a link for a new password. Refuses EMAIL_TAKEN if another account
 * has the address meanwhile.
 */
export async function undoEmailChange(work: Work, token: string): Promise<string> {
  const change = await work.db
    .selectFrom('email_changes')
    .select(['customer_id as customerId', 'old_email as oldEmail', 'asked_at as askedAt', 'changed_at as changedAt'])
    .where('undo_hash', '=', hashToken(token))
    .where('undone_at', 'is', null)
    .where('undo_until', '>', work.now)
    .forUpdate()
    .executeTakeFirst()
  if (!change?.changedAt) throw no.LINK_SPENT()
  const { customerId, oldEmail, askedAt, changedAt } = change
  await work.db.selectFrom('customers').select('id').where('id', '=', customerId).forUpdate().execute()
  const other = await work.db
    .selectFrom('customers')
    .select('id')
    .where('email', '=', oldEmail)
    .where('id', '<>', customerId)
    .executeTakeFirst()
  if (other) throw no.EMAIL_TAKEN()
  const voided = await work.db
    .updateTable('email_changes')
    .set({ undone_at: work.now })
    .where('customer_id', '=', customerId)
    .where('changed_at', '>=', changedAt)
    .where('undone_at', 'is', null)
    .returning('new_email as email')
    .execute()
  await work.db
    .deleteFrom('mail_codes')
    .where(
      'email',
      'in',
      voided.map(({ email }) => email),
    )
    .execute()
  await work.db.updateTable('customers').set({ email: oldEmail }).where('id', '=', customerId).execute()
  await announce(work, 'customer.emailChanged', { customerId })
  await writeSecurityEvent(work, { event: 'emailRestored', kind: 'customer', id: customerId })
  return takeBackAccess(work, customerId, askedAt)
}
