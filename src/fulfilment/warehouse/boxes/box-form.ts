import { z } from 'zod'
import { withWesternDigits } from '#platform/values/amounts/parse-money.ts'
import { limitKinds } from './limit-kinds.ts'

const whole = (shape: RegExp, says: string) =>
  z
    .string()
    .trim()
    .transform(withWesternDigits)
    .refine((text) => shape.test(text), says)
    .transform(Number)
const side = whole(/^(?:[1-9]\d?|[12]\d\d|300)$/, 'refusal_box_size_needed')

/** The measurements of a full box. */
export const closeForm = z.object({
  key: z.string().min(8),
  lengthCm: side,
  widthCm: side,
  heightCm: side,
  grossGrams: whole(/^[1-9]\d{0,5}$/, 'refusal_weight_needed'),
})
/** A limit for packers' warnings, with its source. */
export const limitForm = z.object({
  kind: z.enum(limitKinds),
  most: whole(/^[1-9]\d{0,6}$/, 'warehouse_limit_most_needed'),
  from: z.iso.date('platform_field_invalid'),
  source: z.string().trim().min(5, 'warehouse_limit_source_needed').max(300),
})
/** The future limit that is withdrawn. */
export const limitBackForm = limitForm.pick({ kind: true, from: true })
export const scanForm = z.object({ barcode: z.string().trim().min(1).max(40) })
