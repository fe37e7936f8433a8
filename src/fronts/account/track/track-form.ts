import { z } from 'zod'
import { phone } from '#people/access/phone.ts'
import { withWesternDigits } from '#platform/values/amounts/parse-money.ts'

const email = z.email()

/** An order's number and its customer's email or phone. */
export const trackForm = z.object({
  number: z
    .string()
    .trim()
    .min(1, 'account_track_number_needed')
    .max(40)
    .transform((text) => withWesternDigits(text).replace(/^#/, '')),
  contact: z
    .string()
    .trim()
    .min(1, 'account_track_contact_needed')
    .max(200)
    .refine((text) => email.safeParse(text).success || phone.safeParse(text).success, 'account_track_contact_wrong'),
})

export type TrackFields = z.output<typeof trackForm>

/** The typed contact: an email as it is, a phone in digits. */
export function contactOf(contact: string): { readonly email: string } | { readonly phone: string } {
  return email.safeParse(contact).success ? { email: contact.toLowerCase() } : { phone: phone.parse(contact) }
}
