import { readSetting } from '#platform/settings/changeable/read-setting.ts'
import { featureSwitch, rowSetting } from '#platform/settings/changeable/setting.ts'
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
  const rows = await readRows(work)
  const minimums = new Map<string, bigint>()
  for (const { method } of rows)
    minimums.set(method, BigInt((await readSetting(work, withdrawalMinimum(toMethod(method)))).minimum))
  const of = (minor: bigint) => money(minor, sites[work.site satisfies Site].currency)
  return rows.map((row) => ({
    method: toMethod(row.method),
    minimum: of(minimums.get(row.method) ?? row.minimum_minor),
    twoPeopleFrom: of(row.two_people_from_minor),
    dueDays: row.due_days,
  }))
}

/** The least amount that leaves by a method; its name in the database is made of the method. */
export function withdrawalMinimum(method: WithdrawalMethod) {
  return rowSetting({
    name: `withdraw${method[0]?.toUpperCase()}${method.slice(1)}`,
    fields: { minimum: { kind: 'amount', least: 1 } },
    needsSecond: true,
    readUsual: async (work) => {
      const row = (await readRows(work)).find((one) => one.method === method)
      return { minimum: Number(row?.minimum_minor ?? 1n) }
    },
  })
}

/** Whether customers may ask for money of their wallet now. */
export const withdrawalsSwitch = featureSwitch('withdrawals')

function toMethod(method: string): WithdrawalMethod {
  return method as WithdrawalMethod
}

function readRows({ db, site }: Work) {
  return db.selectFrom('withdrawal_rules').selectAll().where('site', '=', site).orderBy('position').execute()
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
