import { z } from 'zod'
import { phone } from '#people/access/phone.ts'

const blank = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .optional()
    .transform((text) => text || null)
const filled = (most: number) => z.string().trim().min(1).max(most)

/** An address as it arrives; whether the state and the area exist is asked of the site's geography. */
export const addressForm = z.object({
  firstName: filled(60),
  lastName: filled(60),
  phone,
  state: z.string('people_state_needed').min(1, 'people_state_needed').max(60),
  area: z.string('people_area_needed').min(1, 'people_area_needed').max(60),
  city: filled(80),
  street: filled(160),
  building: filled(40),
  floor: blank(20),
  apartment: blank(20),
  email: z
    .union([z.literal(''), z.email()])
    .optional()
    .transform((text) => text || null),
  isDefault: z
    .union([z.boolean(), z.literal('on').transform(() => true)])
    .optional()
    .default(false),
})

export type AddressFields = z.output<typeof addressForm>
