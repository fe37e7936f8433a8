import { no } from '#fulfilment/purchasing/purchasing.refusals.ts'
import { formatMinor } from '#platform/values/amounts/format-money.ts'
import type { Money } from '#platform/values/amounts/money.ts'
import type { Work } from '#platform/work/work.ts'
import type { PublishedTables } from '#pricing/quote/tables/read-tables.ts'
import { cardMinor } from './card-money.ts'
import { findCard, type SupplierCard } from './read-cards.ts'

export type Charge = { readonly card: SupplierCard; readonly cardMinor: bigint }

/**
 * Checks a cost against this card: locks it until the transaction ends, so that two buyers cannot both spend the rest;
 * refuses a cost above the limit of the day or of the month, with the amount that is left.
 */
export async function chargeCard(work: Work, published: PublishedTables, cost: Money, label: string): Promise<Charge> {
  const path = 'cardLabel'
  const known = await findCard(work, label)
  if (!known) throw no.CARD_UNKNOWN({ path, label })
  await work.db.selectFrom('supplier_cards').select('id').where('id', '=', known.id).forUpdate().execute()
  const card = (await findCard(work, label)) ?? known
  if (card.state !== 'active') throw no.CARD_FROZEN({ path, label: card.label })
  const minor = cardMinor(published.prices, cost, card.currency)
  const { leftMinor, currency } = card
  if (leftMinor !== null && minor > leftMinor)
    throw no.CARD_LIMIT({ path, needed: formatMinor(minor), left: formatMinor(leftMinor), currency, label: card.label })
  return { card, cardMinor: minor }
}
