import { knownCurrency } from '#fulfilment/purchasing/cards/card-money.ts'
import { accountPart } from '#fulfilment/purchasing/post-purchase.ts'
import type { AccountName } from '#money/wallet/accounts.ts'
import type { EntryKind } from '#money/wallet/entry-kinds.ts'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { type Currency, money } from '#platform/values/amounts/money.ts'
import { largerOf, roundedQuotient } from '#platform/values/amounts/round.ts'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'

/** An amount that a card paid more (above zero) or less for a store: in the card's currency and in the site's. */
export type CardPosting = {
  readonly account: string
  readonly store: string
  readonly minor: bigint
  readonly currency: Currency
  readonly homeMinor: bigint
  readonly kind: EntryKind
  readonly reference: string
  readonly note: string
  readonly onlyOnce: string
}

/** Posts it like a purchase, with two linked entries; returns the card's entry. */
export async function postToCard(work: Work, posting: CardPosting): Promise<string> {
  const { account, store, minor, currency, kind, reference, note, onlyOnce } = posting
  const card: AccountName = `supplier-card:${account}`
  const purchases: AccountName = `purchases:${accountPart(store)}`
  const facts = { reference, note }
  if (currency === sites[work.site].currency)
    return postEntry(work, kind, transfer(money(minor, currency), purchases, card), { ...facts, onlyOnce })
  const exchange: AccountName = `fx:${currency}`
  const abroad = transfer(money(minor, currency), exchange, card)
  const entry = await postEntry(work, kind, abroad, { ...facts, onlyOnce: `${onlyOnce}:abroad` })
  const home = money(posting.homeMinor, sites[work.site].currency)
  if (home.minor !== 0n)
    await postEntry(work, kind, transfer(home, purchases, exchange), {
      ...facts,
      linked: entry,
      onlyOnce: `${onlyOnce}:home`,
    })
  return entry
}

/** A seller's refund is on the statement: the same amount is booked back, at the rate of the purchase. */
export async function postSellerRefund(
  work: Work,
  refundId: string,
  cardShare: bigint,
  expected: bigint,
): Promise<string> {
  const row = await work.db
    .selectFrom('store_order_refunds as refund')
    .innerJoin('store_orders as bought', 'bought.id', 'refund.store_order_id')
    .innerJoin('supplier_cards as card', 'card.id', 'bought.card_id')
    .select(['refund.expected_minor', 'bought.cost_minor', 'bought.home_cost_minor', 'bought.currency', 'bought.store'])
    .select(['bought.store_order_number', 'card.account'])
    .where('refund.id', '=', refundId)
    .executeTakeFirstOrThrow()
  // A withdrawn refund may be posted once more.
  const { times } = await work.db
    .selectFrom('card_line_matches')
    .select(({ fn }) => fn.countAll<bigint>().as('times'))
    .where('refund_id', '=', refundId)
    .executeTakeFirstOrThrow()
  const onlyOnce = `seller-refund:${refundId}${times === 0n ? '' : `:${times + 1n}`}`
  // The received part of the expected amount, in the store order's currency.
  const came = largerOf(1n, roundedQuotient(row.expected_minor * cardShare, expected))
  return postToCard(work, {
    account: row.account,
    store: row.store,
    kind: 'purchase',
    reference: row.store_order_number,
    minor: -came,
    currency: knownCurrency(row.currency),
    homeMinor: -roundedQuotient(row.home_cost_minor * came, row.cost_minor),
    note: `refund of store order ${row.store_order_number}`,
    onlyOnce,
  })
}
