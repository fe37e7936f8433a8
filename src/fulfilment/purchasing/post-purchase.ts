import type { AccountName } from '#money/wallet/accounts.ts'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import type { Money } from '#platform/values/amounts/money.ts'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'

export type BookedPurchase = {
  readonly id: string
  readonly store: string
  readonly storeOrderNumber: string
  readonly cardAccount: string
  readonly cost: Money
  readonly homeCost: Money
}

/**
 * The real cost is booked when bought, as money that leaves us: from `purchases`, a cost below zero, to the card that paid.
 * Abroad it is two linked entries, one in each currency, against the currency's exchange account: the supplier card pays in
 * the store's money, the purchase is a cost in ours.
 */
export async function postPurchase(work: Work, purchase: BookedPurchase): Promise<void> {
  const { id, store, storeOrderNumber, cardAccount, cost, homeCost } = purchase
  const card: AccountName = `supplier-card:${cardAccount}`
  const purchases: AccountName = `purchases:${accountPart(store)}`
  const facts = { reference: storeOrderNumber, note: `store order ${id}` }
  if (cost.currency === sites[work.site].currency) {
    await postEntry(work, 'purchase', transfer(cost, purchases, card), { ...facts, onlyOnce: `purchase:${id}` })
    return
  }
  const exchange: AccountName = `fx:${cost.currency}`
  const linked = await postEntry(work, 'purchase', transfer(cost, exchange, card), {
    ...facts,
    onlyOnce: `purchase:${id}:abroad`,
  })
  await postEntry(work, 'purchase', transfer(homeCost, purchases, exchange), {
    ...facts,
    linked,
    onlyOnce: `purchase:${id}:home`,
  })
}

// Account names may contain letters, digits, dots, underscores and hyphens.
export function accountPart(text: string): string {
  return text.trim().replace(/[^A-Za-z0-9._-]+/g, '-')
}
