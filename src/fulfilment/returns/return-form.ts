import { z } from 'zod'
import { withWesternDigits } from '#platform/values/amounts/parse-money.ts'
import { isId } from '#platform/work/id.ts'
import type { ReturnPart } from './return-costs.ts'
import { returnReasons } from './return-reasons.ts'

export const returnForm = z.object({
  key: z.string().min(8).max(255),
  reason: z.enum(returnReasons, 'returns_reason_needed'),
  note: z
    .string()
    .trim()
    .max(1000)
    .optional()
    .transform((text) => text || null),
})

/** How many of each item are returned: the fields `quantity-<item>` of a form; empty and zero are left out. */
export function partsOf(form: FormData): readonly ReturnPart[] {
  return [...form].flatMap(([name, value]) => {
    const itemId = name.startsWith('quantity-') ? name.slice('quantity-'.length) : ''
    const text = typeof value === 'string' ? withWesternDigits(value).trim() : ''
    const quantity = /^\d{1,4}$/.test(text) ? Number(text) : 0
    return isId(itemId) && quantity > 0 ? [{ itemId, quantity }] : []
  })
}
