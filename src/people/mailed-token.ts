import type { Work } from '#platform/work.ts'
import { hashToken, newToken } from './opaque-token.ts'
import { no } from './people.refusals.ts'

const hour = 3_600_000
const lifetime = { activation: 72 * hour, password_reset: hour } as const
type Purpose = keyof typeof lifetime

/** A token for a link in a mail: single use, and the only one of its kind that still works for this customer. */
export async function issueMailedToken(work: Work, customerId: string, purpose: Purpose): Promise<string> {
  await spendTokens(work, customerId, purpose)
  const token = newToken()
  await work.db
    .insertInto('mailed_tokens')
    .values({
      token_hash: hashToken(token),
      purpose,
      customer_id: customerId,
      created_at: work.now,
      expires_at: new Date(work.now.getTime() + lifetime[purpose]),
    })
    .execute()
  return token
}

/** Takes a token at its word, once, and says whose it was. */
export async function redeemMailedToken(work: Work, token: string, purpose: Purpose): Promise<string> {
  const redeemed = await work.db
    .updateTable('mailed_tokens')
    .set({ used_at: work.now })
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', work.now)
    .returning('customer_id')
    .executeTakeFirst()
  if (!redeemed) throw no.LINK_SPENT()
  return redeemed.customer_id
}

async function spendTokens(work: Work, customerId: string, purpose: Purpose): Promise<void> {
  await work.db
    .updateTable('mailed_tokens')
    .set({ used_at: work.now })
    .where('customer_id', '=', customerId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()
}
