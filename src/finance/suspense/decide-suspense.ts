import { no } from '#finance/finance.refusals.ts'
import { audit } from '#people/audit.ts'
import { isId, newId } from '#platform/id.ts'
import { once } from '#platform/once.ts'
import { no as platformNo } from '#platform/refusal.ts'
import type { Work } from '#platform/work.ts'
import { lockUnplaced, type SuspenseDeed, settleSuspense } from './settle-suspense.ts'

export type SuspenseWish = {
  readonly key: string
  readonly provider: string
  readonly transactionId: string
  readonly reason: string
} & (
  | { readonly deed: 'assign'; readonly to: string; readonly balance: 'card' | 'cash' }
  | { readonly deed: 'return'; readonly reference: string }
)

export type SuspenseAnswer = { readonly id: string; readonly isDone: boolean }

/**
 * Says whose money it is, or that it goes back: below the limit it moves at once, from the limit on when a second person
 * agrees. `to` is a customer's e-mail or the number of the payment it was meant for; the money goes to that customer's wallet.
 */
export async function decideSuspense(work: Work, { key, ...wish }: SuspenseWish): Promise<SuspenseAnswer> {
  const { who } = work
  if (who.kind !== 'staff') throw platformNo.FORBIDDEN()
  return once(work, `suspense:${key}`, wish, async () => {
    const { provider, transactionId, deed, reason } = wish
    const charge = await lockUnplaced(work, provider, transactionId)
    await refuseDecided(work, provider, transactionId)
    const found = deed === 'assign' ? await findCustomer(work, wish.to) : null
    const aim = {
      customerId: found?.customerId ?? null,
      balance: deed === 'assign' ? wish.balance : null,
      reference: deed === 'assign' ? (found?.reference ?? '') : wish.reference,
    }
    const needsTwo = charge.amount.minor >= (await readLimit(work))
    const id = newId()
    const facts = { id, provider, transactionId, reason, ...aim }
    const entry = needsTwo ? null : await settleSuspense(work, facts, charge)
    await work.db
      .insertInto('suspense_decisions')
      .values({
        ...{ id, provider, transaction_id: transactionId, site: work.site, deed, reason, needs_two: needsTwo },
        ...{ customer_id: aim.customerId, balance: aim.balance, reference: aim.reference },
        ...{ proposed_by: who.id, proposed_at: work.now, done_at: needsTwo ? null : work.now, entry_id: entry },
      })
      .execute()
    if (needsTwo) await audit(work, { action: 'suspense.propose', subject: `suspense:${id}`, why: reason })
    return { id, isDone: !needsTwo }
  })
}

/** A second person agrees to what was proposed, and the money moves; or somebody takes the proposal back. */
export async function answerSuspense(
  work: Work,
  { key, id, agrees }: { readonly key: string; readonly id: string; readonly agrees: boolean },
): Promise<SuspenseAnswer> {
  const { who } = work
  if (who.kind !== 'staff') throw platformNo.FORBIDDEN()
  return once(work, `suspense-answer:${key}`, { id, agrees }, async () => {
    const row = await lockProposal(work, id)
    if (!agrees) {
      await work.db
        .updateTable('suspense_decisions')
        .set({ withdrawn_at: work.now, withdrawn_by: who.id })
        .where('id', '=', id)
        .execute()
      await audit(work, { action: 'suspense.withdraw', subject: `suspense:${id}` })
      return { id, isDone: false }
    }
    if (row.proposed_by === who.id) throw no.SUSPENSE_SECOND_PERSON_NEEDED()
    const charge = await lockUnplaced(work, row.provider, row.transaction_id)
    const deed: SuspenseDeed = {
      ...{ id, provider: row.provider, transactionId: row.transaction_id, customerId: row.customer_id },
      balance: row.balance === 'card' || row.balance === 'cash' ? row.balance : null,
      ...{ reference: row.reference, reason: row.reason },
    }
    const entry = await settleSuspense(work, deed, charge)
    await work.db
      .updateTable('suspense_decisions')
      .set({ agreed_by: who.id, done_at: work.now, entry_id: entry })
      .where('id', '=', id)
      .execute()
    return { id, isDone: true }
  })
}

async function lockProposal(work: Work, id: string) {
  const row = isId(id)
    ? await work.db
        .selectFrom('suspense_decisions')
        .selectAll()
        .where('id', '=', id)
        .where('site', '=', work.site)
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!row) throw platformNo.NOT_FOUND()
  if (row.done_at !== null || row.withdrawn_at !== null) throw no.SUSPENSE_DECIDED()
  return row
}

async function refuseDecided(work: Work, provider: string, transactionId: string): Promise<void> {
  const standing = await work.db
    .selectFrom('suspense_decisions')
    .select('id')
    .where('provider', '=', provider)
    .where('transaction_id', '=', transactionId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  if (standing) throw no.SUSPENSE_DECIDED()
}

async function readLimit(work: Work): Promise<bigint> {
  const row = await work.db
    .selectFrom('suspense_limits')
    .select('two_people_from_minor')
    .where('site', '=', work.site)
    .executeTakeFirst()
  return row?.two_people_from_minor ?? 0n
}

async function findCustomer(
  work: Work,
  to: string,
): Promise<{ readonly customerId: string; readonly reference: string }> {
  const name = to.trim()
  const payment = await work.db
    .selectFrom('payments')
    .select(['customer_id', 'number'])
    .where('site', '=', work.site)
    .where('number', '=', name.toUpperCase())
    .executeTakeFirst()
  if (payment) return { customerId: payment.customer_id, reference: payment.number }
  const customer = await work.db
    .selectFrom('customers')
    .select('id')
    .where('site', '=', work.site)
    .where('email', '=', name.toLowerCase())
    .executeTakeFirst()
  if (!customer) throw no.CUSTOMER_UNKNOWN({ path: 'to' })
  return { customerId: customer.id, reference: name.toLowerCase() }
}
