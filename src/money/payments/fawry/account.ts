import type { PaymentMethod } from '#pricing/quote/method-table.ts'
import { mainSite, siteCodes, sites } from '#sites/sites.ts'

/** The site that Fawry serves; Fawry takes Egyptian pounds. */
export const fawrySite = siteCodes.find((site) => sites[site].hasFawry) ?? mainSite

/** Our merchant account at FawryPay; one account for all payments through it. */
export type FawryAccount = {
  readonly host: string
  readonly merchantCode: string
  readonly secureKey: string
  /** This account's names for the methods of the hosted page. Fawry's documents do not agree on them. */
  readonly pageMethods: Readonly<Partial<Record<PaymentMethod, string>>>
  readonly connectTimeoutMs?: number
  readonly totalTimeoutMs?: number
}

export const usualPageMethods = {
  fawryCreditCard: 'CARD',
  fawryCreditCardInstalment: 'BANK_INSTALLMENT',
  valu: 'VALU',
} as const satisfies FawryAccount['pageMethods']

/** Whether this account takes a method: with a code, or on its page under a name. */
export function takes(account: FawryAccount, method: PaymentMethod): boolean {
  return account.host !== '' && (method === 'fawry' || Boolean(account.pageMethods[method]))
}
