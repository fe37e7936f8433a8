import { sql } from 'kysely'
import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { no } from './refunds.refusals.ts'

/**
 * Finance has looked into a reported refund of money that never came here. Nothing moves; if the money comes after all,
 * the report is still applied.
 */
export async function handleEarlyReversal(
  work: Work,
  { key, note }: { readonly key: string; readonly note: string },
): Promise<void> {
  requireProof(work)
  const { who } = work
  if (who.kind !== 'staff') throw platformNo.FORBIDDEN()
  const { numUpdatedRows } = await work.db
    .updateTable('early_reversals')
    .set({ handled_by: who.id, handled_at: work.now, note })
    .where(earlyReversalKey, '=', key)
    .where(sql<string>`outcome ->> 'site'`, '=', work.site)
    .where('applied_at', 'is', null)
    .where('handled_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw no.CHARGEBACK_HANDLED()
  const [before, after] = [{ isHandled: false }, { isHandled: true }]
  await audit(work, { action: 'reversal.handle', subject: `early-reversal:${key}`, before, after, why: note })
}

/** The key of one on the desk. */
export const earlyReversalKey = sql<string>`provider || ':' || provider_reference || ':' || transaction_id`
