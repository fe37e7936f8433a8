import { no } from '#fulfilment/purchasing/purchasing.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { permits } from '#people/access/permissions.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { requireSecondPerson } from '#people/access/require-second-person.ts'
import { type Money, money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { once } from '#platform/work/once.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { homeMinor, knownCurrency } from './card-money.ts'
import type { CardState } from './read-cards.ts'
import { readPurchaseRule } from './read-purchase-rule.ts'

export type NewLimit = {
  readonly cardId: string
  readonly dailyMinor: bigint
  readonly monthlyMinor: bigint
  readonly why: string
}

/**
 * Asks for another limit of a card: in force at once or, from a certain monthly amount on, when a second person agrees.
 */
export async function askLimit(work: Work, wish: NewLimit & { readonly key: string }) {
  requireProof(work)
  requireFinance(work)
  const { key, ...limit } = wish
  return once(work, `card-limit:${key}`, limit, async () => writeLimit(work, limit))
}

/** The same inside another action of finance. */
export async function writeLimit(work: Work, wish: NewLimit): Promise<{ readonly isInForce: boolean }> {
  const { cardId, dailyMinor, monthlyMinor, why } = wish
  if (dailyMinor <= 0n) throw no.LIMIT_NEEDED({ path: 'daily' })
  if (monthlyMinor < dailyMinor) throw no.LIMIT_BELOW_DAY({ path: 'monthly' })
  const card = await lockCard(work, cardId)
  if (card.state === 'retired') throw no.CARD_RETIRED()
  const open = await openLimits(work, cardId).executeTakeFirst()
  if (open) throw no.LIMIT_ASKED()
  const [{ prices }, rule] = [await readTables(work), await readPurchaseRule(work)]
  const most: Money = money(monthlyMinor, knownCurrency(card.currency))
  const home = homeMinor(prices, most)
  const isInForce = home < rule.secondPersonFromMinor
  const id = newId()
  await work.db
    .insertInto('supplier_card_limits')
    .values({
      id,
      card_id: cardId,
      daily_minor: dailyMinor,
      monthly_minor: monthlyMinor,
      home_minor: home,
      why,
      asked_by: work.who.id ?? '',
      asked_at: work.now,
      ...(isInForce && { agreed_by: work.who.id ?? '', agreed_at: work.now }),
    })
    .execute()
  if (isInForce) await putInForce(work, cardId, id)
  const before = await readLimit(work, card.limit_id)
  const after = { daily: dailyMinor.toString(), monthly: monthlyMinor.toString(), isInForce }
  await audit(work, { action: 'card.limit', subject: `card:${cardId}`, before, after, why })
  return { isInForce }
}

/** Another member of finance approves a requested limit; or any member of finance withdraws it. */
export async function answerLimit(
  work: Work,
  { limitId, agrees }: { readonly limitId: string; readonly agrees: boolean },
): Promise<void> {
  requireProof(work)
  requireFinance(work)
  const row = await work.db
    .selectFrom('supplier_card_limits')
    .select('card_id')
    .where('id', '=', limitId)
    .executeTakeFirst()
  if (!row) throw platformNo.NOT_FOUND()
  const card = await lockCard(work, row.card_id)
  const asked = await openLimits(work, row.card_id).where('id', '=', limitId).executeTakeFirst()
  if (!asked) throw no.LIMIT_ANSWERED()
  if (agrees) requireSecondPerson(work, asked.asked_by)
  const said = { by: work.who.id ?? '', at: work.now }
  await work.db
    .updateTable('supplier_card_limits')
    .set(agrees ? { agreed_by: said.by, agreed_at: said.at } : { withdrawn_by: said.by, withdrawn_at: said.at })
    .where('id', '=', limitId)
    .execute()
  if (agrees) await putInForce(work, row.card_id, limitId)
  // A new card waited for its first limit.
  if (agrees && card.limit_id === null && card.made_by !== null) await setState(work, card.id, 'active')
  const action = agrees ? 'card.limitAgreed' : 'card.limitWithdrawn'
  const before = await readLimit(work, card.limit_id)
  const after = agrees ? await readLimit(work, limitId) : before
  await audit(work, { action, subject: `card:${row.card_id}`, before, after })
}

async function readLimit(work: Work, limitId: string | null) {
  if (limitId === null) return null
  const row = await work.db
    .selectFrom('supplier_card_limits')
    .select(['daily_minor', 'monthly_minor'])
    .where('id', '=', limitId)
    .executeTakeFirstOrThrow()
  return { daily: row.daily_minor.toString(), monthly: row.monthly_minor.toString() }
}

async function putInForce(work: Work, cardId: string, limitId: string): Promise<void> {
  await work.db.updateTable('supplier_cards').set({ limit_id: limitId }).where('id', '=', cardId).execute()
}

/** Sets whether a card can pay; only finance's actions do this. */
export async function setState(work: Work, cardId: string, state: CardState): Promise<void> {
  await work.db.updateTable('supplier_cards').set({ state }).where('id', '=', cardId).execute()
}

function openLimits(work: Work, cardId: string) {
  return work.db
    .selectFrom('supplier_card_limits')
    .selectAll()
    .where('card_id', '=', cardId)
    .where('agreed_at', 'is', null)
    .where('withdrawn_at', 'is', null)
}

/** A card of this site, locked until the transaction ends. */
export async function lockCard(work: Work, cardId: string) {
  const card = await work.db
    .selectFrom('supplier_cards')
    .selectAll()
    .where('id', '=', cardId)
    .where('site', '=', work.site)
    .forUpdate()
    .executeTakeFirst()
  if (!card) throw platformNo.NOT_FOUND()
  return card
}

export function requireFinance({ who }: Work): void {
  if (!permits(who, 'finance')) throw platformNo.FORBIDDEN()
}
