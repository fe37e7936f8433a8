import { sql } from 'kysely'
import { lockCard, requireFinance } from '#fulfilment/purchasing/cards/set-limit.ts'
import { no } from '#fulfilment/purchasing/purchasing.refusals.ts'
import { correctEntry } from '#money/wallet/correct-entry.ts'
import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { isId } from '#platform/work/id.ts'
import { once } from '#platform/work/once.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { type MatchedByHand, readMatchedByHand } from './read-matched.ts'

export type TakenBack = { readonly key: string; readonly matchId: string; readonly reason: string }

/**
 * Withdraws a wrong match: the line is a break again, its store order or refund is expected as before, and a booked
 * refund is reversed. If a difference on it was closed, the match stays.
 */
export async function takeBackMatch(work: Work, { key, ...wish }: TakenBack): Promise<void> {
  requireProof(work)
  requireFinance(work)
  await once(work, `card-match-back:${key}`, wish, async () => {
    const seen = await find(work, wish.matchId)
    await lockCard(work, seen.cardId)
    const found = await find(work, wish.matchId)
    if (found.isClosed) throw no.MATCH_STAYS()
    await work.db
      .updateTable('card_line_matches')
      .set({ undone_at: work.now, undone_by: work.who.id, undone_why: wish.reason })
      .where('id', '=', found.id)
      .execute()
    if (found.entryId) await reverse(work, found.entryId, { key, reason: wish.reason })
    const before = { line: found.merchant, of: found.number, minor: found.amount.minor.toString() }
    const after = { line: found.merchant, of: null, isReversed: found.entryId !== null }
    await audit(work, { action: 'card.matchBack', subject: `card:${found.cardId}`, before, after, why: wish.reason })
    return { isTakenBack: true }
  })
}

async function find(work: Work, matchId: string): Promise<MatchedByHand> {
  if (!isId(matchId)) throw platformNo.NOT_FOUND()
  const [found] = await readMatchedByHand(work, { matchId })
  if (found) return found
  const { rows } =
    await sql`select 1 from card_line_matches match join card_statement_lines line on line.id = match.line_id
    join supplier_cards card on card.id = line.card_id and card.site = ${work.site} where match.id = ${matchId}`.execute(
      work.db,
    )
  throw rows.length > 0 ? no.MATCH_STAYS() : platformNo.NOT_FOUND()
}

// Both entries, if the store's currency is not the site's.
async function reverse(work: Work, entryId: string, { key, reason }: Pick<TakenBack, 'key' | 'reason'>) {
  const linked = await work.db.selectFrom('journal_entries').select('id').where('linked', '=', entryId).execute()
  for (const id of [entryId, ...linked.map((entry) => entry.id)])
    await correctEntry(work, { key: `${key}:${id}`, entryId: id, reason })
}
