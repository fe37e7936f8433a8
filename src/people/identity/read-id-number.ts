import { no } from '#people/access/people.refusals.ts'
import { withWesternDigits } from '#platform/values/amounts/parse-money.ts'

// Egypt's national number, and that of an Emirates ID: a resident of one country may shop on the other's site.
const cardNumber = /^([23]\d{13}|784\d{12})$/

/** A number as on the card, in any digits, with or without dashes. */
export function readIdNumber(typed: string): string {
  const digits = withWesternDigits(typed).replace(/[\s-]/g, '')
  if (!cardNumber.test(digits)) throw no.ID_NUMBER_WRONG({ path: 'nationalId' })
  return digits
}
