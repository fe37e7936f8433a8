import { z } from 'zod'
import { phone } from '#people/access/phone.ts'
import { amountJson } from '#platform/values/amounts/money-json.ts'
import { parseAmount, withWesternDigits } from '#platform/values/amounts/parse-money.ts'
import { accountNumber } from './account-number.ts'

const from = z.enum(['card', 'cash'], { error: 'payments_withdrawal_choose_balance' })
const text = (most: number) => z.string().trim().min(1).max(most)
const cardLast4 = z
  .string()
  .transform((typed) => withWesternDigits(typed).trim())
  .pipe(
    z
      .string()
      .min(1)
      .regex(/^\d{4}$/, 'payments_withdrawal_four_digits'),
  )

/** What a withdrawal must say, each method its own; the amount arrives as text from a form, as a number from the API. */
function wishForm<Amount extends z.ZodType<bigint>>(amount: Amount) {
  const both = { from, amount }
  return z.discriminatedUnion(
    'paymentMethod',
    [
      z.object({
        ...both,
        paymentMethod: z.literal('bankTransfer'),
        bankName: text(100),
        branch: text(100),
        accountName: text(100),
        accountNumber,
      }),
      z.object({ ...both, paymentMethod: z.literal('localCreditCard'), cardLast4 }),
      z.object({ ...both, paymentMethod: z.literal('fawry'), phone }),
      z.object({ ...both, paymentMethod: z.literal('office') }),
    ],
    { error: 'payments_withdrawal_choose_method' },
  )
}

const typedAmount = z
  .string()
  .trim()
  .min(1)
  // Less than nothing is a number too: the minimum answers it.
  .transform((typed) => (/^[-−]/.test(typed) ? 0n : (parseAmount(typed) ?? -1n)))
  .refine((minor) => minor >= 0n, 'payments_withdrawal_not_a_number')

export const withdrawalForm = wishForm(typedAmount)
export const withdrawalBody = wishForm(z.number({ error: 'payments_withdrawal_not_a_number' }).pipe(amountJson))

export type WithdrawalWish = z.output<typeof withdrawalForm>
