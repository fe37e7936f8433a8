import { z } from 'zod'

const arabicZero = '٠'.charCodeAt(0)

/** Six digits from the authenticator, however spaced and in either script, or a recovery code. */
export const codeForm = z.object({
  code: z
    .string()
    .trim()
    .min(1)
    .max(40)
    .transform((typed) => typed.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - arabicZero)))
    .transform((typed) => (/^[\d\s]+$/.test(typed) ? typed.replace(/\s/g, '') : typed)),
})
