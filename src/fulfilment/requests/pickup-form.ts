import { z } from 'zod'
import { withWesternDigits } from '#platform/values/amounts/parse-money.ts'

const slot = z.object({
  day: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  from: z.string().regex(/^\d{2}:\d{2}$/),
})

/** The number of an ID or a passport, stored in Western digits, however it was typed. */
export const idNumber = z.string().trim().min(4).max(40).transform(withWesternDigits)

/** Where and when to pick up; a time is optional. Shared by the page and the call. */
export const pickupForm = z.object({
  office: z.string().min(1).max(60),
  slot: slot.nullable().default(null),
  collector: z
    .object({ name: z.string().trim().min(1).max(120), idNumber })
    .nullable()
    .default(null)
    .meta({ description: 'Who comes instead of the customer' }),
})

/** A slot in one form field: `2026-11-24 12:00`; empty means no slot. */
export const slotField = z
  .string()
  .default('')
  .transform((text) => {
    const [day = '', from = ''] = text.trim().split(' ')
    return slot.safeParse({ day, from }).data ?? null
  })
