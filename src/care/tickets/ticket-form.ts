import { z } from 'zod'
import { phone } from '#people/access/phone.ts'

export const longestMessage = 5000

const message = z.string().trim().min(1).max(longestMessage)

/** What somebody without an account tells with their first message. */
export const guestForm = z.object({
  name: z.string().trim().min(1).max(120),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  phone,
  message,
})

/** A signed-in customer's first message; the rest is in their account. */
export const customerForm = z.object({
  message,
  /** The number of the order it is about. */
  order: z.string().trim().max(40).default(''),
})

export const messageForm = z.object({ message, item: z.string().max(40).default('') })
