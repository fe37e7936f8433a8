import { type Money, money } from '#platform/values/amounts/money.ts'
import type { Work } from '#platform/work/work.ts'
import { type Site, sites } from '#sites/sites.ts'
import type { WithdrawalMethod } from './withdrawal-methods.ts'

export type WithdrawalRule = {
  readonly method: WithdrawalMethod
  readonly minimum: Money
  /** From this amount on two people of finance must approve. */
  readonly twoPeopleFrom: Money
  readonly dueDays: number
}

/** The settings of withdrawing on this site, in the order in which the methods are offered. */
export async function readWithdrawalRules(work: Work): Promise<readonly WithdrawalRule[]> {
  const rows = await work.db
    .selectFrom('withdrawal_rules')
    .selectAll()
    .where('site', '=', work.site)
    .orderBy('position')
    .execute()
  const of = (minor: bigint) => money(minor, sites[work.site satisfies Site].currency)
  return rows.map((row) => ({
    method: row.method as WithdrawalMethod,
    minimum: of(row.minimum_minor),
    twoPeopleFrom: of(row.two_people_from_minor),
    dueDays: row.due_days,
  }))
}

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
