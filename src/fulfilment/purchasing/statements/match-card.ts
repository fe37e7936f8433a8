import { readPurchaseRule } from '#fulfilment/purchasing/cards/read-purchase-rule.ts'
import type { Work } from '#platform/work/work.ts'
import type { Expected, FreeLine } from './line-words.ts'
import { matchLines } from './match-lines.ts'
import type { LineMatch } from './match-parts.ts'
import { postSellerRefund } from './post-refund.ts'
import { readFreeLines, readFreeOrders, readFreeRefunds } from './read-free.ts'

/**
 * Matches the free lines of a locked card with its purchases and with what sellers owe; returns how many were matched.
 */
export async function matchCard(work: Work, cardId: string): Promise<number> {
  const rule = await readPurchaseRule(work)
  const lines = await readFreeLines(work, cardId)
  const [first] = lines
  if (!first) return 0
  // A much older store order may still be named by its number.
  const from = new Date(Date.parse(first.day) - 60 * 86_400_000).toISOString().slice(0, 10)
  const ofCard = (one: Expected) => one.cardId === cardId
  const charges = matchLines(
    lines.filter(({ minor }) => minor > 0n),
    (await readFreeOrders(work, from)).filter(ofCard),
    { rateBp: rule.rateToleranceBp, days: rule.chargeDays },
  )
  const owed = (await readFreeRefunds(work)).filter(ofCard)
  const credits = matchLines(
    lines.filter(({ minor }) => minor < 0n),
    owed,
    { rateBp: rule.rateToleranceBp, days: 365 },
  )
  for (const match of charges) await writeMatch(work, match, { store_order_id: match.ofId })
  for (const match of credits) await takeRefund(work, match, lines, owed)
  return charges.length + credits.length
}

/**
 * Matches a line with a thing or a part of it, by hand; returns the surplus above the expected amount, with the match.
 */
export async function standFor(work: Work, line: FreeLine, thing: Expected): Promise<bigint> {
  const difference = thing.charged.minor + (line.minor < 0n ? -line.minor : line.minor) - thing.cardMinor
  const match = { lineId: line.id, ofId: thing.id, how: 'hand', difference } as const
  if (line.minor > 0n) await writeMatch(work, match, { store_order_id: thing.id })
  else await takeRefund(work, match, [line], [thing])
  return difference
}

async function takeRefund(work: Work, match: LineMatch, lines: readonly FreeLine[], owed: readonly Expected[]) {
  const line = lines.find(({ id }) => id === match.lineId)
  const refund = owed.find(({ id }) => id === match.ofId)
  if (!line || !refund) return
  const entryId = await postSellerRefund(work, refund.id, -line.minor, refund.cardMinor)
  await writeMatch(work, match, { refund_id: refund.id, entry_id: entryId })
}

type Of = { readonly store_order_id?: string; readonly refund_id?: string; readonly entry_id?: string }

async function writeMatch(work: Work, { lineId, how, difference }: LineMatch, of: Of): Promise<void> {
  await work.db
    .insertInto('card_line_matches')
    .values({
      line_id: lineId,
      how,
      difference_minor: difference,
      matched_at: work.now,
      matched_by: work.who.id,
      ...of,
    })
    .execute()
}
