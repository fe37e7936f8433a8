import { type Money, money } from '#platform/values/amounts/money.ts'
import type { Work } from '#platform/work/work.ts'
import { type Site, sites } from '#sites/sites.ts'
import type { WithdrawalMethod } from './withdrawal-methods.ts'

export type WithdrawalRule = {
  readonly method: WithdrawalMethod
  readonly minimum: Money
  /** From this amount on two people of finance must agree. */
  readonly twoPeopleFrom: Money
  readonly dueDays: number
}

/** The house's settings of withdrawing on this site, in the order the methods are offered. */
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
