import { z } from 'zod'
import { withWesternDigits } from '#platform/values/amounts/parse-money.ts'
import { type Site, sites } from '#sites/sites.ts'

/**
 * International or local, in Western, Arabic or Persian digits, with the usual separators; stored as Western digits
 * with an optional leading plus.
 */
export const phone = z
  .string()
  .trim()
  .transform((text) =>
    withWesternDigits(text)
      .replace(/[\s().\-\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
      .replace(/^00/, '+'),
  )
  .pipe(z.string().regex(/^\+?[0-9]{8,15}$/, 'people_phone_wrong'))

/** The only stored form of a phone, so that two spellings of it are the same phone. */
export function internationalPhone(digits: string, site: Site): string {
  if (digits.startsWith('+')) return digits
  return `${sites[site].phonePrefix}${digits.replace(/^0/, '')}`
}

/** What a typed number ends with, in any spelling; null if it is no number. */
export function phoneDigits(typed: string): string | null {
  const plain = withWesternDigits(typed).replace(/[\s().+\-\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
  const digits = plain.length > 4 ? plain.replace(/^0+/, '') : plain
  return /^\d{4,15}$/.test(digits) ? digits : null
}
