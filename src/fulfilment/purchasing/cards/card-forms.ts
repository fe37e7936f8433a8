import { z } from 'zod'
import { currencies } from '#platform/values/amounts/money.ts'
import { parseMinor, withWesternDigits } from '#platform/values/amounts/parse-money.ts'

const key = z.string().min(8).max(200)
const said = z.string().trim().min(3).max(300)
const amount = z
  .string()
  .trim()
  .transform((typed) => parseMinor(withWesternDigits(typed).replaceAll(',', '')) ?? -1n)
  .refine((minor) => minor > 0n, 'purchasing_cost_wrong')
const limit = { key, daily: amount, monthly: amount, why: said }

export const newCardForm = z.object({
  ...limit,
  // In Latin letters, because the ledger and statements use them.
  label: z
    .string()
    .trim()
    .min(2)
    .max(60)
    .regex(/^[A-Za-z0-9 ._-]+$/, 'purchasing_card_label_wrong'),
  last4: z
    .string()
    .trim()
    .transform(withWesternDigits)
    .pipe(z.string().regex(/^\d{4}$/, 'purchasing_card_last4_wrong')),
  currency: z.enum(currencies),
})
export const limitForm = z.object({ ...limit, id: z.uuid() })
export const answerForm = z.object({ id: z.uuid() })
