import { readPurchaseRule } from '#fulfilment/purchasing/cards/read-purchase-rule.ts'
import { lockCard, requireFinance } from '#fulfilment/purchasing/cards/set-limit.ts'
import { no } from '#fulfilment/purchasing/purchasing.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { isId } from '#platform/work/id.ts'
import { once } from '#platform/work/once.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import type { Expected, FreeLine } from './line-words.ts'
import { standFor } from './match-card.ts'
import { isWithin } from './match-parts.ts'
import { readFreeLines, readFreeOrders, readFreeRefunds } from './read-free.ts'

export type HandMatch = {
  readonly key: string
  readonly lineId: string
  /** A store order for a charge, a refund for money that was returned. */
  readonly ofId: string
  readonly reason: string
}

/**
 * Finance matches a line that the bank's text does not identify: with one store order or refund of the same card that
 * has no line yet, or with the rest of a partly charged store order. A difference to the expected amount is its own
 * break, as everywhere.
 */
export async function matchByHand(work: Work, { key, ...wish }: HandMatch): Promise<void> {
  requireProof(work)
  requireFinance(work)
  await once(work, `card-match:${key}`, wish, async () => {
    const cardId = await cardOf(work, wish.lineId)
    await lockCard(work, cardId)
    const line = (await readFreeLines(work, cardId)).find(({ id }) => id === wish.lineId)
    const thing = line && (await readThings(work, cardId, line)).find(({ id }) => id === wish.ofId)
    if (!line || !thing) throw no.BREAK_CHANGED()
    const difference = await standFor(work, line, thing)
    const before = { line: line.merchant, of: null }
    const after = { line: line.merchant, of: thing.number, difference: difference.toString() }
    await audit(work, { action: 'card.match', subject: `card:${cardId}`, before, after, why: wish.reason })
    return { isMatched: true }
  })
}

const most = 50

/** What a line may be matched with, the nearest amount first. */
export async function readHandMatches(work: Work, lineId: string): Promise<readonly Expected[]> {
  const cardId = await cardOf(work, lineId)
  const line = (await readFreeLines(work, cardId)).find(({ id }) => id === lineId)
  if (!line) return []
  const off = ({ cardMinor, charged }: Expected) => absolute(absolute(line.minor) + charged.minor - cardMinor)
  const things = await readThings(work, cardId, line)
  return things.toSorted((one, other) => (off(one) < off(other) ? -1 : off(one) > off(other) ? 1 : 0)).slice(0, most)
}

async function readThings(work: Work, cardId: string, line: FreeLine): Promise<readonly Expected[]> {
  const all = line.minor > 0n ? await readFreeOrders(work, longAgo(line)) : await readFreeRefunds(work)
  const { rateToleranceBp: rateBp } = await readPurchaseRule(work)
  return all.filter((one) => one.cardId === cardId && isWithin(line, one, { rateBp }))
}

// By hand, older purchases can be matched than automatically.
function longAgo({ day }: FreeLine): string {
  return new Date(Date.parse(day) - 365 * 86_400_000).toISOString().slice(0, 10)
}

async function cardOf({ db, site }: Work, lineId: string): Promise<string> {
  const row = isId(lineId)
    ? await db
        .selectFrom('card_statement_lines as line')
        .innerJoin('supplier_cards as card', 'card.id', 'line.card_id')
        .select('line.card_id')
        .where('line.id', '=', lineId)
        .where('card.site', '=', site)
        .executeTakeFirst()
    : undefined
  if (!row) throw platformNo.NOT_FOUND()
  return row.card_id
}

const absolute = (minor: bigint) => (minor < 0n ? -minor : minor)
