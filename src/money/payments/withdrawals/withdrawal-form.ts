import { z } from 'zod'
import { phone } from '#people/access/phone.ts'
import { amountJson } from '#platform/values/amounts/money-json.ts'
import { parseAmount, withWesternDigits } from '#platform/values/amounts/parse-money.ts'

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

/** How long an IBAN of our sites' countries is; of another country only its check digits say whether it can be one. */
const ibanLengths: Readonly<Record<string, number>> = { EG: 29, AE: 23 }
const shortest = 6

/**
 * An account at a bank as its owner types it: an IBAN, which proves itself by its check digits, or the bank's own number.
 * A number that no account can have is refused here, not weeks later by the bank.
 */
export const accountNumber = z
  .string()
  .transform((typed) =>
    withWesternDigits(typed)
      .replace(/[\s\u00a0-]/g, '')
      .toUpperCase(),
  )
  .pipe(
    z
      .string()
      .min(1)
      .max(34)
      .regex(/^[0-9A-Z]+$/, { error: 'payments_withdrawal_account_number', abort: true })
      .refine((number) => !isIban(number) || isSoundIban(number), 'payments_withdrawal_iban')
      .refine((number) => isIban(number) || number.length >= shortest, 'payments_withdrawal_account_short'),
  )

function isIban(number: string): boolean {
  return /^[A-Z]{2}\d/.test(number)
}

// ISO 13616: the first four signs go to the end, letters become 10 to 35, and the rest of the division by 97 is 1.
function isSoundIban(number: string): boolean {
  const length = ibanLengths[number.slice(0, 2)]
  if (length === undefined ? number.length < 15 : number.length !== length) return false
  const digits = `${number.slice(4)}${number.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36)))
  return BigInt(digits) % 97n === 1n
}

/** The fields of a withdrawal, by method; the amount is a text from a form, a number from the API. */
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
  // A negative number is a number too: the minimum refuses it.
  .transform((typed) => (/^[-−]/.test(typed) ? 0n : (parseAmount(typed) ?? -1n)))
  .refine((minor) => minor >= 0n, 'payments_withdrawal_not_a_number')

export const withdrawalForm = wishForm(typedAmount)
export const withdrawalBody = wishForm(z.number({ error: 'payments_withdrawal_not_a_number' }).pipe(amountJson))

export type WithdrawalWish = z.output<typeof withdrawalForm>
