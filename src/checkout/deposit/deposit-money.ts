import { z } from 'zod'
import { methodChoices, payWay } from '#checkout/steps/checkout-form.ts'
import type { Routes } from '#money/payments/gateways/gather-gateways.ts'
import { openPayment } from '#money/payments/open-payment.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { type Money, money } from '#platform/values/amounts/money.ts'
import { parseAmount } from '#platform/values/amounts/parse-money.ts'
import type { Work } from '#platform/work/work.ts'
import type { PaymentMethod } from '#pricing/quote/method-table.ts'
import { sites } from '#sites/sites.ts'

/** The least and the most of one deposit, in minor units of the site's currency: below it the card costs more than it brings. */
export const depositLimits = { least: 1_000n, most: 20_000_000n } as const

export const depositForm = z.object({
  key: z.string().min(8).max(255),
  amount: z
    .string()
    .trim()
    .min(1)
    .transform((text) => parseAmount(text) ?? -1n)
    .refine((minor) => minor >= 0n, 'checkout_deposit_not_a_number')
    .refine((minor) => minor < 0n || minor >= depositLimits.least, 'checkout_deposit_too_small')
    .refine((minor) => minor <= depositLimits.most, 'checkout_deposit_too_large'),
  method: payWay,
  walletNumber: z.string().max(40).default(''),
  saveCard: methodChoices.saveCard,
})

export type Deposit = {
  readonly key: string
  readonly minor: bigint
  readonly method: PaymentMethod
  readonly payerAccount?: string | null
}

/** Opens a payment into the customer's wallet, without a fee; the money is there when whoever takes it says so. */
export async function depositMoney(
  work: Work,
  { key, minor, method, payerAccount = null }: Deposit,
  routes: Routes,
): Promise<{ readonly paymentId: string; readonly amount: Money }> {
  const amount = money(minor, sites[work.site].currency)
  const customerId = signedInCustomer(work)
  const wish = { key: `deposit:${key}`, customerId, initiator: 'deposit', method, amount, payerAccount } as const
  const payment = await openPayment(work, { ...wish, subject: null }, routes)
  return { paymentId: payment.id, amount }
}
