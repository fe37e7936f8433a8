import { z } from 'zod'
import type { Site } from '#platform/work.ts'

/** International or local, with the usual separators; kept as digits with an optional leading plus. */
export const phone = z
  .string()
  .trim()
  .transform((text) => text.replace(/[\s().-]/g, '').replace(/^00/, '+'))
  .pipe(z.string().regex(/^\+?[0-9]{8,15}$/, 'people_phone_wrong'))

const countryCode = { eg: '+20', ae: '+971' } as const

/** The one way a phone is written, so that two spellings of it are the same phone. */
export function internationalPhone(digits: string, site: Site): string {
  if (digits.startsWith('+')) return digits
  return `${countryCode[site]}${digits.replace(/^0/, '')}`
}
