import { no } from '#office/finance/finance.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { requireSecondPerson } from '#people/access/require-second-person.ts'
import { isId, newId } from '#platform/work/id.ts'
import { once } from '#platform/work/once.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { readSuspenseLimit } from './read-suspense-limit.ts'
import { lockUnplaced, type SuspenseDeed, settleSuspense } from './settle-suspense.ts'

export type SuspenseWish = { readonly key: string } & SuspenseAim
type SuspenseAim = {
  /** The entry that put it into suspense. */
  readonly item: string
  readonly reason: string
} & (
  | { readonly deed: 'assign'; readonly to: string; readonly balance: 'card' | 'cash' }
  | { readonly deed: 'return'; readonly reference: string }
  | { readonly deed: 'bear' }
)

export type SuspenseAnswer = { readonly id: string; readonly isDone: boolean }

/**
 * Says whose money it is, that it goes back the way it came, or that it is ours to bear: below the limit it moves at once, from
 * the limit on, and always where we bear it, when a second person agrees. `to` is the number of the payment it was meant for, which
 * it then pays, or a customer's e-mail, whose wallet gets it. What is below zero is taken from there.
 */
export async function decideSuspense(work: Work, { key, ...wish }: SuspenseWish): Promise<SuspenseAnswer> {
  requireProof(work)
  const { who } = work
  if (who.kind !== 'staff') throw platformNo.FORBIDDEN()
  return once(work, `suspense:${key}`, wish, async () => {
    const unplaced = await lockUnplaced(work, wish.item)
    await refuseDecided(work, wish.item)
    const deed: SuspenseDeed = { id: newId(), deed: wish.deed, reason: wish.reason, ...(await aimOf(work, wish)) }
    const minor = unplaced.amount.minor
    const needsTwo = wish.deed === 'bear' || (minor < 0n ? -minor : minor) >= (await readSuspenseLimit(work))
    const entry = needsTwo ? null : await settleSuspense(work, deed, unplaced)
    await work.db
      .insertInto('suspense_decisions')
      .values({
        id: deed.id,
        item_entry: unplaced.item,
        provider: unplaced.provider,
        site: work.site,
        transaction_id: unplaced.transactionId,
        deed: deed.deed,
        reason: deed.reason,
        needs_two: needsTwo,
        customer_id: deed.customerId,
        balance: deed.balance,
        reference: deed.reference,
        payment_id: deed.paymentId,
        proposed_by: who.id,
        proposed_at: work.now,
        done_at: needsTwo ? null : work.now,
        entry_id: entry,
      })
      .execute()
    if (needsTwo) await audit(work, { action: 'suspense.propose', subject: `suspense:${deed.id}`, why: wish.reason })
    return { id: deed.id, isDone: !needsTwo }
  })
}

async function aimOf(work: Work, wish: SuspenseAim): Promise<Aim> {
  const nobody = { customerId: null, paymentId: null, balance: null }
  if (!('to' in wish)) return { ...nobody, reference: 'reference' in wish ? wish.reference : '' }
  return { ...(await findCustomer(work, wish.to)), balance: wish.balance }
}
type Aim = Pick<SuspenseDeed, 'customerId' | 'paymentId' | 'balance' | 'reference'>

/** A second person agrees to what was proposed, and the money moves; or somebody takes the proposal back. */
export async function answerSuspense(
  work: Work,
  { key, id, agrees }: { readonly key: string; readonly id: string; readonly agrees: boolean },
): Promise<SuspenseAnswer> {
  requireProof(work)
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
      const [before, after] = [{ state: 'proposed', deed: row.deed }, { state: 'withdrawn' }]
      await audit(work, { action: 'suspense.withdraw', subject: `suspense:${id}`, before, after })
      return { id, isDone: false }
    }
    requireSecondPerson(work, row.proposed_by)
    const unplaced = await lockUnplaced(work, row.item_entry)
    const deed: SuspenseDeed = {
      id,
      customerId: row.customer_id,
      paymentId: row.payment_id,
      reference: row.reference,
      reason: row.reason,
      deed: row.deed === 'assign' || row.deed === 'bear' ? row.deed : 'return',
      balance: row.balance === 'card' || row.balance === 'cash' ? row.balance : null,
    }
    const entry = await settleSuspense(work, deed, unplaced)
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

async function refuseDecided(work: Work, item: string): Promise<void> {
  const standing = await work.db
    .selectFrom('suspense_decisions')
    .select('id')
    .where('item_entry', '=', item)
    .where('withdrawn_at', 'is', null)
    .where('done_at', 'is', null)
    .executeTakeFirst()
  if (standing) throw no.SUSPENSE_DECIDED()
}

async function findCustomer(
  work: Work,
  to: string,
): Promise<{ readonly customerId: string; readonly paymentId: string | null; readonly reference: string }> {
  const name = to.trim()
  const payment = await work.db
    .selectFrom('payments')
    .select(['id', 'customer_id', 'number'])
    .where('site', '=', work.site)
    .where('number', '=', name.toUpperCase())
    .executeTakeFirst()
  if (payment) return { customerId: payment.customer_id, paymentId: payment.id, reference: payment.number }
  const customer = await work.db
    .selectFrom('customers')
    .select('id')
    .where('site', '=', work.site)
    .where('email', '=', name.toLowerCase())
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!customer) throw no.CUSTOMER_UNKNOWN({ path: 'to' })
  return { customerId: customer.id, paymentId: null, reference: name.toLowerCase() }
}
