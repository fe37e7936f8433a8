import { no } from '#office/finance/finance.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { isId } from '#platform/work/id.ts'
import { once } from '#platform/work/once.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { correctBreak } from './correct-break.ts'

export type BreakResolution = {
  readonly key: string
  readonly breakId: string
  readonly reason: string
  /** Whether our books are put right by an entry, too: what our books and the provider differ by goes to suspense. */
  readonly withEntry: boolean
}

/** A difference between a provider and us is over: with a reason, and where our books were wrong with an entry. */
export async function resolveBreak(work: Work, { key, ...given }: BreakResolution): Promise<{ readonly id: string }> {
  requireProof(work)
  if (work.who.kind !== 'staff') throw platformNo.FORBIDDEN()
  return once(work, `break:${key}`, given, async () => {
    const found = await lockBreak(work, given.breakId)
    const entry = given.withEntry ? await correctBreak(work, found, given.reason) : null
    await work.db
      .updateTable('reconciliation_breaks')
      .set({ resolved_at: work.now, resolved_by: work.who.id, resolution: given.reason, entry_id: entry })
      .where('id', '=', found.id)
      .execute()
    await audit(work, {
      action: 'break.resolve',
      subject: `break:${found.id}`,
      why: given.reason,
      before: { isOpen: true },
      after: { isOpen: false, kind: found.kind, transaction: found.transaction_id, entry },
    })
    return { id: found.id }
  })
}

async function lockBreak(work: Work, id: string) {
  const found = isId(id)
    ? await work.db
        .selectFrom('reconciliation_breaks')
        .selectAll()
        .where('id', '=', id)
        .where('site', '=', work.site)
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!found) throw platformNo.NOT_FOUND()
  if (found.resolved_at !== null) throw no.BREAK_RESOLVED()
  return found
}
