import { z } from 'zod'
import { withWesternDigits } from '#platform/values/amounts/parse-money.ts'
import { receivedKinds } from '#selling/orders/discrepancies/discrepancy-kinds.ts'

const grams = z
  .string()
  .trim()
  .transform(withWesternDigits)
  .refine((text) => /^[1-9]\d{0,5}$/.test(text), 'refusal_weight_needed')
  .transform(Number)

const units = z
  .string()
  .trim()
  .transform(withWesternDigits)
  .refine((text) => /^[1-9]\d{0,3}$/.test(text), 'refusal_count_needed')
  .transform(Number)

/** The form that is filled in at the scale for one item. */
export const receiveForm = z.object({
  itemId: z.uuid(),
  unitGrams: grams,
  units: units.optional(),
  condition: z.enum(['good', ...receivedKinds]),
  note: z.string().trim().max(500).default(''),
})

export const unknownForm = z.object({
  place: z.string('warehouse_place_needed').min(1, 'warehouse_place_needed').max(10),
  note: z.string().trim().min(1).max(500),
  grams: z
    .string()
    .trim()
    .transform(withWesternDigits)
    .refine((text) => /^(?:[1-9]\d{0,5})?$/.test(text), 'refusal_weight_needed')
    .transform((text) => (text === '' ? null : Number(text)))
    .default(null),
})

export const resolveForm = z.object({ itemId: z.uuid(), why: z.string().trim().min(1).max(500) })
