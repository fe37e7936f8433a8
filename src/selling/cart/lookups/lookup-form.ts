import { z } from 'zod'
import { quantity } from '#selling/cart/adding/item-form.ts'

/** What somebody says of a link that could not be read. A guest's address is asked for by `guestLookupForm`. */
export const lookupForm = z.object({
  wish: z.string().trim().max(500).default(''),
  quantity,
  draft: z.uuid().or(z.literal('')).default(''),
})

export const guestLookupForm = lookupForm.extend({
  email: z.string().trim().toLowerCase().min(1).max(254).pipe(z.email()),
})
