import { z } from 'zod'
import { type Money, money } from '#money/money.ts'
import { parseMoney } from '#money/parse-money.ts'
import { openPayment } from '#payments/open-payment.ts'
import { signedInCustomer } from '#people/signed-in-customer.ts'
import { siteCurrency, type Work } from '#platform/work.ts'

/** The least and the most of one deposit, in minor units of the site's currency: below it the card costs more than it brings. */
export const depositLimits = { least: 1_000n, most: 20_000_000n } as const

export const depositForm = z.object({
  key: z.string().min(8).max(255),
  amount: z
    .string()
    .trim()
    .min(1)
    .transform((text) => parseMoney(text, 'EGP')?.minor ?? -1n)
    .refine((minor) => minor >= 0n, 'checkout_deposit_not_a_number')
    .refine((minor) => minor < 0n || minor >= depositLimits.least, 'checkout_deposit_too_small')
    .refine((minor) => minor <= depositLimits.most, 'checkout_deposit_too_large'),
})

/** Opens a card payment into the customer's wallet; the money is there when the gateway says so. */
export async function depositMoney(
  work: Work,
  { key, minor }: { readonly key: string; readonly minor: bigint },
): Promise<{ readonly paymentId: string; readonly amount: Money }> {
  const amount = money(minor, siteCurrency[work.site])
  const customerId = signedInCustomer(work)
  const payment = await openPayment(work, {
    key: `deposit:${key}`,
    customerId,
    initiator: 'deposit',
    method: 'creditCard',
    amount,
    subject: null,
  })
  return { paymentId: payment.id, amount }
}
