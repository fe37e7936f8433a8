import { no } from '#office/finance/finance.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { once } from '#platform/work/once.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { lockLine, markLineUsed } from './use-line.ts'

export type LineJudgement = {
  readonly key: string
  readonly lineId: string
  readonly is: 'same' | 'other'
  readonly reason: string
}

/** A line that is likely one of an earlier file: it is that one and counts no more, or it is a transfer of its own. */
export async function judgeLine(work: Work, { key, ...given }: LineJudgement): Promise<{ readonly number: string }> {
  requireProof(work)
  const { who } = work
  if (who.kind !== 'staff') throw platformNo.FORBIDDEN()
  return once(work, `line-judge:${key}`, given, async () => {
    const line = await lockLine(work, given.lineId)
    if (line.likely_same_as === null || line.said_other_at !== null || line.used_as !== null)
      throw no.STATEMENT_LINE_NOT_DOUBTED({ number: line.number })
    if (given.is === 'same') {
      const { number } = await readTwin(work, line.likely_same_as)
      await markLineUsed(work, line.id, { as: 'same', for: number, entries: [] })
    } else {
      await work.db
        .updateTable('bank_statement_lines')
        .set({ said_other_at: work.now, said_other_by: who.id, said_other_reason: given.reason })
        .where('id', '=', line.id)
        .execute()
    }
    const before = { isDoubted: true, likelySameAs: line.likely_same_as }
    const subject = `line:${line.id}`
    await audit(work, {
      action: `statement.is-${given.is}`,
      subject,
      before,
      after: { isDoubted: false },
      why: given.reason,
    })
    return { number: line.number }
  })
}

function readTwin(work: Work, id: string) {
  return work.db.selectFrom('bank_statement_lines').select('number').where('id', '=', id).executeTakeFirstOrThrow()
}
