import { readWallet } from '#money/wallet/read-wallet.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import type { Money } from '#platform/values/amounts/money.ts'
import type { Work } from '#platform/work/work.ts'
import { readUsedCards, readWithdrawalRules, type UsedCard, type WithdrawalRule } from './read-withdrawal-rules.ts'
import { type WithdrawalField, withdrawalFields } from './withdrawal-methods.ts'

type WhyNotWithdraw = 'balanceTooLow' | 'noCardUsed'

export type OfferedWithdrawal = WithdrawalRule & {
  readonly fields: readonly WithdrawalField[]
  readonly why: WhyNotWithdraw | null
}

export type WithdrawalChoice = {
  readonly card: Money
  readonly cash: Money
  readonly methods: readonly OfferedWithdrawal[]
  /** The cards that can be withdrawn to. */
  readonly cards: readonly UsedCard[]
}

/** How this customer can withdraw now: both balances, each method with its fields and its minimum, or why not. */
export async function readWithdrawalMethods(work: Work): Promise<WithdrawalChoice> {
  const customerId = signedInCustomer(work)
  const { card, cash } = await readWallet(work, customerId)
  const cards = await readUsedCards(work, customerId)
  const rules = await readWithdrawalRules(work)
  const most = card.minor > cash.minor ? card : cash
  const methods = rules.map((rule) => {
    const isTooLittle = most.minor < rule.minimum.minor
    const hasNoCard = rule.method === 'localCreditCard' && cards.length === 0
    const why = isTooLittle ? ('balanceTooLow' as const) : hasNoCard ? ('noCardUsed' as const) : null
    return { ...rule, fields: withdrawalFields[rule.method], why }
  })
  return { card, cash, methods, cards }
}
