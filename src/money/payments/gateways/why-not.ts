import type { Initiator } from '#money/payments/payment.ts'
import { isTakenOn, needsGateway } from '#money/payments/payment-methods.ts'
import type { Work } from '#platform/work/work.ts'
import { methodFacts, type PaymentMethod } from '#pricing/quote/method-table.ts'
import type { Site } from '#sites/sites.ts'
import type { Routes } from './gather-gateways.ts'

export const reasonsWhyNot = [
  'notOnThisSite',
  'notConfigured',
  'notForThis',
  'aboveLimit',
  'signIn',
  'balanceTooLow',
] as const
export type WhyNot = (typeof reasonsWhyNot)[number]

/** The shop's present rules for its methods on a site. */
export type MethodRules = {
  readonly mostMinor: ReadonlyMap<string, bigint>
  readonly switchedOff: ReadonlySet<string>
  readonly hasBankAccounts: boolean
}

export type MethodUse = {
  readonly method: PaymentMethod
  readonly site: Site
  readonly initiator: Initiator | null
  /** The amount that the method itself must pay; null if no sum is known yet. */
  readonly outsideMinor: bigint | null
}

/** Why a method is not available for this, whoever asks; null if it is. */
export function whyNot({ method, site, initiator, outsideMinor }: MethodUse, rules: MethodRules, routes: Routes) {
  const { forDeposit, way } = methodFacts[method]
  if (!isTakenOn(site, method)) return 'notOnThisSite'
  if (rules.switchedOff.has(method)) return 'notConfigured'
  if (needsGateway(method) && routes(method, site) === null) return 'notConfigured'
  if (way === 'transfer' && !rules.hasBankAccounts) return 'notConfigured'
  // Withdrawals have their own methods.
  if (initiator === 'withdraw' || (initiator === 'deposit' && !forDeposit)) return 'notForThis'
  const most = rules.mostMinor.get(method)
  return most !== undefined && outsideMinor !== null && outsideMinor > most ? 'aboveLimit' : null
}

export async function readMethodRules(work: Work): Promise<MethodRules> {
  const rows = await work.db
    .selectFrom('payment_method_rules')
    .select(['method', 'most_minor', 'is_offered'])
    .where('site', '=', work.site)
    .execute()
  const account = await work.db
    .selectFrom('bank_accounts')
    .select('id')
    .where('site', '=', work.site)
    .where('is_active', '=', true)
    .executeTakeFirst()
  return {
    mostMinor: new Map(rows.flatMap((row) => (row.most_minor === null ? [] : [[row.method, row.most_minor] as const]))),
    switchedOff: new Set(rows.filter((row) => !row.is_offered).map((row) => row.method)),
    hasBankAccounts: account !== undefined,
  }
}
