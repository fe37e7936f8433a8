import { z } from 'zod'
import { phone } from '#people/access/phone.ts'

const blankIsNull = (text: string | undefined) => text || null

/** What customers may change themselves; their email has a page of its own (`email-change/`). */
export const profileForm = z.object({
  firstName: z.string().trim().min(1).max(60),
  lastName: z.string().trim().min(1).max(60),
  phone: z
    .union([z.literal(''), phone])
    .nullish()
    .transform((text) => text || null),
  nationalId: z
    .string()
    .trim()
    .regex(/^(\d{14,15})?$/, 'people_profile_national_id_wrong')
    .optional()
    .transform(blankIsNull),
  taxId: z.string().trim().max(40).optional().transform(blankIsNull),
})

export type ProfileFields = z.output<typeof profileForm>
