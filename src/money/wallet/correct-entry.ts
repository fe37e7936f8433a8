import { sql } from 'kysely'
import { audit } from '#people/access/audit.ts'
import { isCurrency, money } from '#platform/values/amounts/money.ts'
import { once } from '#platform/work/once.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import type { AccountName } from './accounts.ts'
import { type Line, postEntry } from './post-entry.ts'
import { no } from './wallet.refusals.ts'

export type Correction = {
  readonly key: string
  readonly entryId: string
  readonly reason: string
  /** The correct lines; without them the whole entry is reversed, which can be done once. */
  readonly lines?: readonly Line[]
}

/**
 * Corrects a wrong entry: nothing is changed; a new entry names the old one, who corrected it and why. Refuses
 * INSUFFICIENT_FUNDS if the money is no longer there.
 */
export async function correctEntry(work: Work, correction: Correction): Promise<{ readonly entryId: string }> {
  const { key, ...body } = correction
  if (work.who.kind !== 'staff') throw platformNo.FORBIDDEN()
  return once(work, `correct:${key}`, body, async () => {
    const { entryId, lines } = correction
    const reason = correction.reason.trim()
    if (reason.length < 3) throw no.CORRECTION_REASON_NEEDED({ path: 'reason' })
    const old = await lockEntry(work, entryId)
    const posted = await postEntry(work, 'correction', lines ?? (await takeBack(work, entryId)), {
      corrects: entryId,
      note: reason,
      ...(old.reference !== null && { reference: old.reference }),
      ...(lines === undefined && { onlyOnce: `taken-back:${entryId}` }),
    })
    await audit(work, { action: 'ledger.correct', subject: `entry:${entryId}`, after: { entry: posted }, why: reason })
    return { entryId: posted }
  })
}

// Two people who reverse the same entry are handled one after the other, by an advisory lock: the program may not lock the row.
async function lockEntry(work: Work, entryId: string): Promise<{ readonly reference: string | null }> {
  const old = /^[0-9a-f-]{36}$/.test(entryId)
    ? await work.db.selectFrom('journal_entries').select('reference').where('id', '=', entryId).executeTakeFirst()
    : undefined
  if (!old) throw no.ENTRY_UNKNOWN({ path: 'entryId' })
  await sql`select pg_advisory_xact_lock(hashtextextended(${entryId}, 7305))`.execute(work.db)
  return old
}

async function takeBack(work: Work, entryId: string): Promise<readonly Line[]> {
  const again = await work.db
    .selectFrom('journal_entries')
    .select('id')
    .where('only_once', '=', `taken-back:${entryId}`)
    .executeTakeFirst()
  if (again) throw no.CORRECTED_ALREADY()
  const rows = await work.db
    .selectFrom('ledger_lines')
    .select(['account', 'currency', 'amount_minor'])
    .where('entry_id', '=', entryId)
    .execute()
  return rows.map(({ account, currency, amount_minor }) => {
    if (!isCurrency(currency)) throw new Error(`unknown currency ${currency} in the ledger`)
    return { account: account as AccountName, amount: money(-amount_minor, currency) }
  })
}
