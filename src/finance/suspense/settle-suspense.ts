import { isCurrency, type Money, money } from '#money/money.ts'
import { audit } from '#people/audit.ts'
import { no as platformNo } from '#platform/refusal.ts'
import { siteCurrency, type Work } from '#platform/work.ts'
import type { AccountName } from '#wallet/accounts.ts'
import { walletAccount } from '#wallet/accounts.ts'
import { postEntry, transfer } from '#wallet/post-entry.ts'

export type SuspenseDeed = {
  readonly id: string
  readonly provider: string
  readonly transactionId: string
  readonly customerId: string | null
  readonly balance: 'card' | 'cash' | null
  readonly reference: string
  readonly reason: string
}
export type Unplaced = { readonly amount: Money; readonly entryId: string }

/** The charge that stands in suspense, locked; other money is not there. */
export async function lockUnplaced(work: Work, provider: string, transactionId: string): Promise<Unplaced> {
  const charge = await work.db
    .selectFrom('payment_charges')
    .select(['amount_minor', 'currency', 'entry_id'])
    .where('provider', '=', provider)
    .where('transaction_id', '=', transactionId)
    .where('taken_as', '=', 'unmatched')
    .where('currency', '=', siteCurrency[work.site])
    .forUpdate()
    .executeTakeFirst()
  if (!charge?.entry_id || !isCurrency(charge.currency)) throw platformNo.NOT_FOUND()
  return { amount: money(charge.amount_minor, charge.currency), entryId: charge.entry_id }
}

/** Moves what was decided on: into the customer's wallet, or back the way it came. The entry names the one it puts right. */
export async function settleSuspense(work: Work, deed: SuspenseDeed, { amount, entryId }: Unplaced): Promise<string> {
  const { provider, transactionId, customerId, balance } = deed
  const to: AccountName =
    customerId !== null && balance !== null ? walletAccount(customerId, balance) : `gateway:${provider}`
  const kind = customerId === null ? 'suspense_returned' : 'suspense_assigned'
  const entry = await postEntry(work, kind, transfer(amount, `suspense:${provider}`, to), {
    ...{ reference: deed.reference, note: deed.reason, corrects: entryId },
    onlyOnce: `suspense:${provider}:${transactionId}`,
  })
  await audit(work, {
    ...{ action: kind.replace('_', '.'), subject: `charge:${provider}:${transactionId}`, why: deed.reason },
    after: { entry, customer: customerId, amount: String(amount.minor) },
  })
  return entry
}
