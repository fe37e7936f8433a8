import { hashToken, newToken } from '#people/access/opaque-token.ts'
import { no } from '#people/access/people.refusals.ts'
import type { Work } from '#platform/work/work.ts'

const hour = 3_600_000
const lifetime = { activation: 72 * hour, password_reset: hour, not_me: 7 * 24 * hour } as const
type Purpose = keyof typeof lifetime

/** How many links of a kind one account is mailed in an hour, whoever asks for them. */
const mostAnHour = 3

/**
 * A single-use token for a link in a mail. Earlier ones stay valid until one of them is used, so that a stranger who
 * asks for another does no harm. Null if enough were mailed within the hour.
 */
export async function issueMailedToken(work: Work, customerId: string, purpose: Purpose): Promise<string | null> {
  await work.db.selectFrom('customers').select('id').where('id', '=', customerId).forUpdate().execute()
  const { count } = await work.db
    .selectFrom('mailed_tokens')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('customer_id', '=', customerId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', new Date(work.now.getTime() - hour))
    .executeTakeFirstOrThrow()
  return count >= mostAnHour ? null : makeMailedToken(work, customerId, purpose)
}

/** The same without the limit, where no stranger can ask for it; dated `since`, if it is about something earlier. */
export async function makeMailedToken(
  work: Work,
  customerId: string,
  purpose: Purpose,
  since: Date = work.now,
): Promise<string> {
  const token = newToken()
  await work.db
    .insertInto('mailed_tokens')
    .values({
      token_hash: hashToken(token),
      purpose,
      customer_id: customerId,
      created_at: since,
      expires_at: new Date(since.getTime() + lifetime[purpose]),
    })
    .execute()
  return token
}

/** The owner of a valid token; the token stays valid. */
export async function ownerOfMailedToken(work: Work, token: string, purpose: Purpose): Promise<string> {
  const found = await work.db
    .selectFrom('mailed_tokens')
    .select('customer_id')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', work.now)
    .executeTakeFirst()
  if (!found) throw no.LINK_SPENT()
  return found.customer_id
}

/** Uses a token up and returns its owner; all other tokens of its kind become invalid. */
export async function redeemMailedToken(work: Work, token: string, purpose: Purpose): Promise<string> {
  return (await redeemMailed(work, token, purpose)).customerId
}

/** The same, with when it was mailed. */
export async function redeemMailed(work: Work, token: string, purpose: Purpose) {
  const redeemed = await work.db
    .updateTable('mailed_tokens')
    .set({ used_at: work.now })
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', work.now)
    .returning(['customer_id as customerId', 'created_at as mailedAt'])
    .executeTakeFirst()
  if (!redeemed) throw no.LINK_SPENT()
  await spendTokens(work, redeemed.customerId, purpose)
  return redeemed
}

/** Every open link of this kind stops working. */
export async function spendTokens(work: Work, customerId: string, purpose: Purpose): Promise<void> {
  await work.db
    .updateTable('mailed_tokens')
    .set({ used_at: work.now })
    .where('customer_id', '=', customerId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()
}
