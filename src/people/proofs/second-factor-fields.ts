import { z } from 'zod'
import { withWesternDigits } from '#platform/values/amounts/parse-money.ts'

/** Six digits from the authenticator, with any spaces and in any script, or a recovery code. */
export const codeForm = z.object({
  code: z
    .string()
    .trim()
    .min(1)
    .max(40)
    .transform(withWesternDigits)
    .transform((typed) => (/^[\d\s]+$/.test(typed) ? typed.replace(/\s/g, '') : typed)),
})
