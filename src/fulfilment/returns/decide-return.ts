import { audit } from '#people/access/audit.ts'
import { announce } from '#platform/work/announce.ts'
import type { Work } from '#platform/work/work.ts'
import { accountsJson } from './ask-return.ts'
import { type LockedReturn, lockReturn, moveReturn } from './return-case.ts'
import { costReturn, type ReturnPart } from './return-costs.ts'
import { daysAfter, readReturnRule } from './return-rule.ts'
import { no } from './returns.refusals.ts'

export type ReturnDecision = {
  readonly number: string
  readonly note: string
  /** Who is at fault: we or the store, or nobody, judged by the pictures. */
  readonly isOurs: boolean
}

/**
 * Support approves the return: the fault, and with it the refund, is decided now. The customer chooses where to bring
 * it.
 */
export async function approveReturn(work: Work, { number, note, isOurs }: ReturnDecision): Promise<void> {
  const locked = await lockReturn(work, number)
  const { found } = locked
  if (found.state === 'requested' && isOurs !== found.is_ours) await costAgain(work, locked, isOurs)
  const { dropOffDays } = await readReturnRule(work)
  await moveReturn(work, found, {
    event: 'approve',
    note,
    facts: { until: daysAfter(work.now, dropOffDays), decision_note: note || null },
  })
  await tell(work, locked, 'approve', note)
}

/** Support refuses the return with a reason: the request, or the goods that were brought, cannot be accepted. */
export async function rejectReturn(
  work: Work,
  { number, note }: { readonly number: string; readonly note: string },
): Promise<void> {
  const locked = await lockReturn(work, number)
  await moveReturn(work, locked.found, { event: 'reject', note, facts: { decision_note: note } })
  await tell(work, locked, 'reject', note)
}

async function costAgain(work: Work, { found, order }: LockedReturn, isOurs: boolean): Promise<void> {
  const rows = await work.db
    .selectFrom('return_items')
    .select(['item_id', 'quantity'])
    .where('return_id', '=', found.id)
    .execute()
  const wanted = rows.map((row): ReturnPart => ({ itemId: row.item_id, quantity: row.quantity }))
  const cost = await costReturn(work, order, wanted, isOurs)
  if (cost.grossMinor <= 0n) throw no.RETURN_NOT_PAID()
  for (const { itemId, grossMinor, feeMinor, accounts } of cost.parts) {
    await work.db
      .updateTable('return_items')
      .set({ gross_minor: grossMinor, fee_minor: feeMinor, accounts: accountsJson(accounts) })
      .where('return_id', '=', found.id)
      .where('item_id', '=', itemId)
      .execute()
  }
  await work.db
    .updateTable('returns')
    .set({ is_ours: isOurs, gross_minor: cost.grossMinor, fee_minor: cost.feeMinor })
    .where('id', '=', found.id)
    .execute()
}

async function tell(work: Work, { found, order }: LockedReturn, event: string, note: string): Promise<void> {
  const { number } = found
  await announce(work, 'return.moved', { number, orderId: order.id, event, to: event })
  const [before, after] = [{ state: found.state }, { state: event }]
  await audit(work, {
    action: `return.${event}`,
    subject: `return:${number}`,
    before,
    after,
    ...(note && { why: note }),
  })
}
