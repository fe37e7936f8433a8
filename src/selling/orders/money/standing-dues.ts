import { z } from 'zod'
import { type AccountName, isAccountName } from '#money/wallet/accounts.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'

const minor = z.string().transform((text) => BigInt(text))
const facts = z.object({ accounts: z.record(z.string(), minor) })

/** Amounts of an order that do not depend on its items: agreed fees and returned goods, by revenue account. */
export async function readStandingDues(
  work: Work,
  orderId: string,
): Promise<readonly { readonly account: AccountName; readonly minor: bigint }[]> {
  const rows = await work.db
    .selectFrom('order_dues')
    .select('facts')
    .where('order_id', '=', orderId)
    .where('reason', 'in', ['cancellation', 'return', 'returnFee', 'returnToStore'])
    .execute()
  return rows.flatMap((row) => accountsOf(row.facts))
}

/** The accounts in a due's facts that it is earned by or taken from. */
export function accountsOf(said: unknown): readonly { readonly account: AccountName; readonly minor: bigint }[] {
  return Object.entries(facts.parse(said).accounts).map(([account, value]) => {
    if (!isAccountName(account)) throw new Error(`${account} is no account`)
    return { account, minor: value }
  })
}

type StandingDue = {
  readonly reason: 'cancellation' | 'return' | 'returnFee' | 'returnToStore'
  readonly minor: bigint
  /** The accounts it is earned by, or taken from, with the same sum. */
  readonly accounts: Readonly<Partial<Record<string, string>>>
  /** The case it comes from. */
  readonly number: string
}

export async function noteStandingDue(
  work: Work,
  orderId: string,
  { reason, minor: value, accounts, number }: StandingDue,
): Promise<void> {
  await work.db
    .insertInto('order_dues')
    .values({
      id: newId(),
      order_id: orderId,
      item_id: null,
      reason,
      minor: value,
      at: work.now,
      facts: JSON.stringify({ accounts, number }),
    })
    .execute()
}
