import { z } from 'zod'

export const subscriptionForm = z.object({
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
})

/** Of the page: where its form stands, and a field that people do not see and machines fill in. */
export const subscriptionPageForm = subscriptionForm.extend({
  place: z.enum(['footer', 'page']).catch('page'),
  website: z.string().max(500).default(''),
})
