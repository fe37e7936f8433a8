import { z } from 'zod'
import { withWesternDigits } from '#platform/values/amounts/parse-money.ts'

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
