import type { Work } from '#platform/work/work.ts'

/** Whether this customer paid us with a card of these last four digits on this site (specification §5). */
export async function hasUsedCard(work: Work, customerId: string, last4: string): Promise<boolean> {
  return (await readUsedCards(work, customerId)).some((card) => card.last4 === last4)
}

export type UsedCard = { readonly brand: string; readonly last4: string }

/** The cards a customer paid with on this site, the last one first. */
export async function readUsedCards(work: Work, customerId: string): Promise<readonly UsedCard[]> {
  const rows = await work.db
    .selectFrom('payments')
    .select(['card_brand', 'card_last4'])
    .select(({ fn }) => fn.max('settled_at').as('last'))
    .where('customer_id', '=', customerId)
    .where('site', '=', work.site)
    .where('status', '=', 'successed')
    .where('card_last4', 'is not', null)
    .groupBy(['card_brand', 'card_last4'])
    .orderBy('last', 'desc')
    .execute()
  return rows.map((row) => ({ brand: row.card_brand ?? '', last4: row.card_last4 ?? '' }))
}
