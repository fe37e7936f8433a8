import type { Selectable } from 'kysely'
import { no } from '#finance/finance.refusals.ts'
import { audit } from '#people/audit.ts'
import { isId } from '#platform/id.ts'
import { once } from '#platform/once.ts'
import { no as platformNo } from '#platform/refusal.ts'
import type { Database, Work } from '#platform/work.ts'

export type LineUse = { readonly as: 'receipt' | 'payout' | 'other'; readonly for: string }

/** A line of a statement that nothing was made of yet, locked: who comes second waits and is refused. */
export async function lockFreeLine(work: Work, id: string): Promise<Selectable<Database['bank_statement_lines']>> {
  const line = isId(id)
    ? await work.db
        .selectFrom('bank_statement_lines')
        .selectAll()
        .where('id', '=', id)
        .where('site', '=', work.site)
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!line) throw platformNo.NOT_FOUND()
  if (line.used_as !== null) throw no.STATEMENT_LINE_TAKEN({ path: 'lineId', number: line.number })
  return line
}

export async function markLineUsed(work: Work, id: string, use: LineUse): Promise<void> {
  await work.db
    .updateTable('bank_statement_lines')
    .set({
      ...{ used_as: use.as, used_for: use.for, used_at: work.now },
      used_by: work.who.kind === 'staff' ? work.who.id : null,
    })
    .where('id', '=', id)
    .execute()
}

/** A line that is nothing we wait for (a bank charge, rent): set aside with the reason. */
export async function setLineAside(
  work: Work,
  { key, lineId, reason }: { readonly key: string; readonly lineId: string; readonly reason: string },
): Promise<{ readonly number: string }> {
  return once(work, `line-aside:${key}`, { lineId, reason }, async () => {
    const line = await lockFreeLine(work, lineId)
    await markLineUsed(work, lineId, { as: 'other', for: reason })
    await audit(work, { action: 'statement.set-aside', subject: `line:${line.id}`, why: reason })
    return { number: line.number }
  })
}
