import { correctEntry } from '#money/wallet/correct-entry.ts'
import { no } from '#office/finance/finance.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { once } from '#platform/work/once.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { releasable } from './releasable.ts'
import { lockLine } from './use-line.ts'

/** What a line was used for was a mistake: it is free again, what it was stays in its history. A fee's entry is taken back. */
export async function releaseLine(
  work: Work,
  { key, lineId, reason }: { readonly key: string; readonly lineId: string; readonly reason: string },
): Promise<{ readonly number: string }> {
  requireProof(work)
  const { who } = work
  if (who.kind !== 'staff') throw platformNo.FORBIDDEN()
  return once(work, `line-release:${key}`, { lineId, reason }, async () => {
    const line = await lockLine(work, lineId)
    const { used_as: usedAs, used_for: usedFor, used_at: usedAt } = line
    if (usedAs === null || usedFor === null || usedAt === null || !releasable.has(usedAs))
      throw no.STATEMENT_LINE_STAYS({ number: line.number })
    await work.db
      .insertInto('bank_line_releases')
      .values({
        line_id: line.id,
        was_used_as: usedAs,
        was_used_for: usedFor,
        was_used_at: usedAt,
        was_used_by: line.used_by,
        reason,
        released_at: work.now,
        released_by: who.id,
      })
      .execute()
    const tied = await work.db
      .updateTable('bank_line_entries')
      .set({ released_at: work.now })
      .where('line_id', '=', line.id)
      .where('released_at', 'is', null)
      .returning('entry_id')
      .execute()
    if (usedAs === 'fee') for (const { entry_id: entryId } of tied) await correctEntry(work, { key, entryId, reason })
    await work.db
      .updateTable('bank_statement_lines')
      .set({ used_as: null, used_for: null, used_at: null, used_by: null })
      .where('id', '=', line.id)
      .execute()
    const before = { as: usedAs, for: usedFor }
    await audit(work, { action: 'statement.release', subject: `line:${line.id}`, before, why: reason })
    return { number: line.number }
  })
}
