import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { isId, newId } from '#platform/work/id.ts'
import { nextNumber } from '#platform/work/next-number.ts'
import { once } from '#platform/work/once.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import type { WithdrawalMethod } from './withdrawal-methods.ts'
import { no } from './withdrawals.refusals.ts'

export type BatchWish = {
  readonly method: WithdrawalMethod
  /** Their ids; empty means all that are approved and in no batch. */
  readonly ids: readonly string[]
  readonly key: string
}

/** Puts approved withdrawals of one method into a batch, to be paid with one file. Each is in one batch only. */
export async function makeBankBatch(
  work: Work,
  { method, ids, key }: BatchWish,
): Promise<{ readonly id: string; readonly number: string; readonly count: number }> {
  requireProof(work)
  const { who } = work
  if (who.kind !== 'staff') throw platformNo.FORBIDDEN()
  // Cash is paid one by one, at an office's till.
  if (method === 'office') throw no.WITHDRAWAL_PAID_AT_TILL({ path: 'method' })
  return once(work, `withdraw-batch:${key}`, { method, ids }, async () => {
    const ready = await work.db
      .selectFrom('withdrawals')
      .select('id')
      .where('site', '=', work.site)
      .where('method', '=', method)
      .where('status', '=', 'on_progress')
      .where('batch_id', 'is', null)
      .$if(ids.length > 0, (query) => query.where('id', 'in', ids.filter(isId)))
      .orderBy('id')
      .forUpdate()
      .execute()
    if (ready.length === 0) throw no.WITHDRAWAL_BATCH_EMPTY()
    const batch = { id: newId(), number: `WB-${await nextNumber(work, 'withdrawal-batch')}` }
    await work.db
      .insertInto('withdrawal_batches')
      .values({ ...batch, site: work.site, method, made_by: who.id, made_at: work.now })
      .execute()
    await work.db
      .updateTable('withdrawals')
      .set({ batch_id: batch.id })
      .where(
        'id',
        'in',
        ready.map(({ id }) => id),
      )
      .execute()
    await audit(work, { action: 'withdrawal.batch', subject: `batch:${batch.id}`, after: { count: ready.length } })
    return { ...batch, count: ready.length }
  })
}
