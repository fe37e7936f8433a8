import { z } from 'zod'
import { withWesternDigits } from '#platform/values/amounts/parse-money.ts'

/** A number of days as it is typed, in either script; how many fit says the use-case. */
export const dayCount = z
  .string()
  .trim()
  .transform(withWesternDigits)
  .pipe(z.string().regex(/^\d{1,3}$/))
  .transform(Number)
