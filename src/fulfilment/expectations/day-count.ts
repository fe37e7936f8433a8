import { z } from 'zod'
import { withWesternDigits } from '#platform/values/amounts/parse-money.ts'

/** A number of days as typed, in Western or Arabic digits; the use-case checks the limits. */
export const dayCount = z
  .string()
  .trim()
  .transform(withWesternDigits)
  .pipe(z.string().regex(/^\d{1,3}$/))
  .transform(Number)
