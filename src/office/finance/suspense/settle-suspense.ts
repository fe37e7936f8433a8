import { sql } from 'kysely'
import { applyByHand } from '#checkout/paying/apply-by-hand.ts'
import { type AccountName, walletAccount } from '#money/wallet/accounts.ts'
import type { EntryKind } from '#money/wallet/entry-kinds.ts'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { audit } from '#people/access/audit.ts'
import { isCurrency, type Money, money } from '#platform/values/amounts/money.ts'
import { isId } from '#platform/work/id.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'
import type { SuspenseDeedKind } from './read-suspense.ts'
import { type SuspenseItem, suspenseItems } from './suspense-items.ts'

export type SuspenseDeed = {
  readonly id: string
  readonly deed: SuspenseDeedKind
  readonly customerId: string | null
  readonly paymentId: string | null
  readonly balance: 'card' | 'cash' | null
  readonly reference: string
  readonly reason: string
}
export type Unplaced = {
  readonly item: string
  readonly provider: string
  readonly transactionId: string
  readonly amount: Money
}

/** What stands in suspense by this entry, locked: who decides second finds what the first one left. */
export async function lockUnplaced(work: Work, item: string): Promise<Unplaced> {
  if (!isId(item)) throw platformNo.NOT_FOUND()
  await sql`select pg_advisory_xact_lock(hashtextextended(${`suspense:${item}`}, 7309))`.execute(work.db)
  const { rows } = await sql<SuspenseItem>`
    select * from (${suspenseItems}) as item where entry = ${item} and currency = ${sites[work.site].currency}`.execute(
    work.db,
  )
  const found = rows[0]
  if (!found || !isCurrency(found.currency)) throw platformNo.NOT_FOUND()
  const { provider, transaction_id: transactionId, minor, currency } = found
  return { item, provider, transactionId, amount: money(minor, currency) }
}

/**
 * Moves what was decided on: to the payment it was meant for and what that pays, into a customer's wallet, back the way it came, or
 * to our own costs. Below zero it moves the other way. The entry names the one it puts right.
 */
export async function settleSuspense(work: Work, deed: SuspenseDeed, unplaced: Unplaced): Promise<string> {
  const entry =
    deed.paymentId !== null && unplaced.amount.minor > 0n
      ? await pay(work, deed, unplaced)
      : await move(work, deed, unplaced)
  const { provider, transactionId, amount } = unplaced
  await audit(work, {
    action: `suspense.${deed.deed}`,
    subject: `charge:${provider}:${transactionId}`,
    why: deed.reason,
    before: { account: `suspense:${provider}`, amount: String(amount.minor) },
    after: { entry, customer: deed.customerId, payment: deed.paymentId, amount: String(amount.minor) },
  })
  return entry
}

const kinds: Readonly<Record<SuspenseDeedKind, EntryKind>> = {
  assign: 'suspense_assigned',
  return: 'suspense_returned',
  bear: 'suspense_borne',
}

function move(work: Work, deed: SuspenseDeed, { item, provider, amount }: Unplaced): Promise<string> {
  const { customerId, balance } = deed
  const own: AccountName = deed.deed === 'bear' ? 'gateway-fees' : `gateway:${provider}`
  const to = customerId !== null && balance !== null ? walletAccount(customerId, balance) : own
  return postEntry(work, kinds[deed.deed], transfer(amount, `suspense:${provider}`, to), {
    reference: deed.reference,
    note: deed.reason,
    corrects: item,
    onlyOnce: `suspense:${deed.id}`,
  })
}

// As if its callback had fitted: the payment is settled where the money suffices, and pays what it is for.
async function pay(work: Work, { id, paymentId }: SuspenseDeed, unplaced: Unplaced): Promise<string> {
  const { item, provider, transactionId, amount } = unplaced
  const source = { kind: 'suspense', provider, transactionId, item, deed: id } as const
  await applyByHand(work, { key: `suspense:${id}`, paymentId: paymentId ?? '', amount, source })
  const entry = await work.db
    .selectFrom('journal_entries')
    .select('id')
    .where('only_once', '=', `suspense:${id}`)
    .executeTakeFirstOrThrow()
  return entry.id
}
