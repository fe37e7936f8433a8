import type { Selectable } from 'kysely'
import type { AccountName } from '#money/wallet/accounts.ts'
import { readBalance } from '#money/wallet/read-wallet.ts'
import { no } from '#office/finance/finance.refusals.ts'
import { mayActAt, permits } from '#people/access/permissions.ts'
import { isId } from '#platform/work/id.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Database, Work } from '#platform/work/work.ts'

export type TillRow = Selectable<Database['till_sessions']>

export const tillAccount = (office: string): AccountName => `till:${office}`

/** The cash that should lie in an office's till: what the ledger says, which counts money that came to us below zero. */
export async function cashInTill(work: Work, office: string): Promise<bigint> {
  return -(await readBalance(work, tillAccount(office))).minor
}

/** The staff member who acts at this office's till; nobody else touches its cash. */
export function tillClerk({ who }: Work, office: string): string {
  if (who.kind !== 'staff' || !permits(who, 'till') || !mayActAt(who, office)) throw platformNo.FORBIDDEN()
  return who.id
}

/**
 * An open till, kept open until the work is done. Who takes money shares it with other clerks; who closes it waits for them
 * and has it alone.
 */
export async function holdTill(work: Work, id: string, how: 'share' | 'alone'): Promise<TillRow> {
  const asked = work.db.selectFrom('till_sessions').selectAll().where('id', '=', id).where('site', '=', work.site)
  const till = isId(id) ? await (how === 'alone' ? asked.forUpdate() : asked.forShare()).executeTakeFirst() : undefined
  if (!till) throw platformNo.NOT_FOUND()
  if (till.closed_at !== null) throw no.TILL_NOT_OPEN()
  return till
}

/** A count of this till that a second person is still to agree to. */
export async function readStandingCount(
  work: Work,
  tillId: string,
): Promise<Selectable<Database['till_closings']> | null> {
  const row = await work.db
    .selectFrom('till_closings')
    .selectAll()
    .where('session_id', '=', tillId)
    .where('agreed_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** While a count waits for its second person nothing moves in the till. */
export async function refuseCounted(work: Work, { id }: Pick<TillRow, 'id'>): Promise<void> {
  if (await readStandingCount(work, id)) throw no.TILL_COUNTED()
}
