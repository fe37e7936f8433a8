import { randomBytes } from 'node:crypto'
import { no } from '#people/access/people.refusals.ts'
import { isId, newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'

export type ChallengePurpose = 'register' | 'enter' | 'prove'

const lastsMinutes = 5

/** A challenge for a browser: 256 random bits, answered once within five minutes. */
export async function giveChallenge(work: Work, purpose: ChallengePurpose, customerId: string | null) {
  const [id, challenge] = [newId(), randomBytes(32).toString('base64url')]
  await work.db
    .insertInto('passkey_challenges')
    .values({
      id,
      challenge,
      purpose,
      customer_id: customerId,
      created_at: work.now,
      expires_at: new Date(work.now.getTime() + lastsMinutes * 60_000),
    })
    .execute()
  return { challengeId: id, challenge }
}

/** Uses it up and returns it; in a transaction of its own, so that a wrong answer uses it up too. Refuses PASSKEY_REFUSED. */
export async function spendChallenge(
  work: Work,
  id: string,
  purpose: ChallengePurpose,
  customerId: string | null,
): Promise<string> {
  if (!isId(id)) throw no.PASSKEY_REFUSED()
  let using = work.db
    .updateTable('passkey_challenges')
    .set({ used_at: work.now })
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', work.now)
  using = customerId ? using.where('customer_id', '=', customerId) : using.where('customer_id', 'is', null)
  const used = await using.returning('challenge').executeTakeFirst()
  if (!used) throw no.PASSKEY_REFUSED()
  return used.challenge
}
