import { z } from 'zod'

/** The reasons of the specification (§5), in its order. */
export const cancelReasons = [
  'WEBSITE_NOT_FRIENDLY',
  'CHEAPER_ALTERNATIVE',
  'EXPENSIVE_ITEM',
  'HIGH_SHIPPING_COSTS',
  'NOT_MY_NEEDS',
  'PAYMENT_ERRORS',
  'OTHER',
] as const
export type CancelReason = (typeof cancelReasons)[number]

export const cancelForm = z.object({
  reason: z.enum(cancelReasons, 'refusal_reason_needed'),
  comment: z
    .string()
    .trim()
    .max(1000)
    .optional()
    .transform((text) => text || null),
})
