import { homeMinor, knownCurrency } from '#fulfilment/purchasing/cards/card-money.ts'
import { lockCard, requireFinance } from '#fulfilment/purchasing/cards/set-limit.ts'
import { no } from '#fulfilment/purchasing/purchasing.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { once } from '#platform/work/once.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { movesMoney } from './break-kinds.ts'
import { type CardPosting, postToCard } from './post-refund.ts'
import { type CardBreak, readBreaks } from './read-breaks.ts'

export type BreakClosing = {
  readonly key: string
  readonly of: string
  /** As shown on the page: if kind or amount have changed, finance must look again. */
  readonly kind: string
  readonly minor: bigint
  readonly reason: string
}

/** Finance closes a break with a reason; if our books were wrong, the difference is posted with it. */
export async function closeBreak(work: Work, { key, ...wish }: BreakClosing): Promise<void> {
  requireProof(work)
  requireFinance(work)
  await once(work, `card-break:${key}`, wish, async () => {
    const seen = await findBreak(work, wish.of)
    await lockCard(work, seen.cardId)
    const found = await findBreak(work, wish.of)
    if (found.kind !== wish.kind || found.minor !== wish.minor) throw no.BREAK_CHANGED()
    const entryId = movesMoney[found.kind] ? await postToCard(work, await postingOf(work, found)) : null
    const [what, id = ''] = found.of.split(':')
    await work.db
      .insertInto('card_break_closings')
      .values({
        id: newId(),
        site: work.site,
        kind: found.kind,
        reason: wish.reason,
        minor: found.minor,
        entry_id: entryId,
        closed_by: work.who.id ?? '',
        closed_at: work.now,
        ...(what === 'line' && { line_id: id }),
        ...(what === 'order' && { store_order_id: id }),
        ...(what === 'refund' && { refund_id: id }),
      })
      .execute()
    const before = { kind: found.kind, minor: found.minor.toString(), isOpen: true }
    const after = { isOpen: false, kind: found.kind, minor: found.minor.toString(), isPosted: entryId !== null }
    await audit(work, { action: 'card.break', subject: `card:${found.cardId}`, before, after, why: wish.reason })
    return { isClosed: true }
  })
}

async function findBreak(work: Work, of: string): Promise<CardBreak> {
  const found = (await readBreaks(work, 10_000)).find((one) => one.of === of)
  if (!found) throw platformNo.NOT_FOUND()
  return found
}

async function postingOf(work: Work, found: CardBreak): Promise<CardPosting> {
  const { cardId, of, number, store, kind } = found
  const card = await lockCard(work, cardId)
  const facts = {
    account: card.account,
    store: store ?? 'unmatched',
    kind: 'break_corrected',
    reference: number ?? found.merchant.slice(0, 60),
    note: `${kind} ${of}`,
    onlyOnce: `card-break:${of}`,
  } as const
  if (kind === 'notCharged') return { ...facts, ...(await takenBack(work, of.slice('order:'.length))) }
  const { prices } = await readTables(work)
  const { minor, currency } = found
  const home = homeMinor(prices, money(minor < 0n ? -minor : minor, currency))
  return { ...facts, minor, currency, homeMinor: minor < 0n ? -home : home }
}

// A purchase is booked in the store's currency, whatever the card's is, at the rate of its day: so it is reversed in
// the same way.
async function takenBack(work: Work, storeOrderId: string) {
  const bought = await work.db
    .selectFrom('store_orders')
    .select(['cost_minor', 'currency', 'home_cost_minor'])
    .where('id', '=', storeOrderId)
    .executeTakeFirstOrThrow()
  return {
    minor: -bought.cost_minor,
    currency: knownCurrency(bought.currency),
    homeMinor: -bought.home_cost_minor,
  }
}
