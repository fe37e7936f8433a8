import { z } from 'zod'
import { api } from '#platform/http/api.ts'
import { askPhoneCode } from './ask-phone-code.ts'
import { askPhoneCodeForm, phoneChannels, verifyPhoneForm } from './phone-code-form.ts'
import { verifyPhone } from './verify-phone.ts'

/** The proof that a number is one's own: `/users/phone/otp`, `/users/phone/verify`. */
export const phoneApi = api({ tags: ['people'], access: 'customer' }, (route) => {
  route({
    post: '/users/phone/otp',
    summary: 'Send a code of six digits to my phone, by SMS or WhatsApp; valid for ten minutes and five tries',
    description:
      'Without `phone` it goes to the number of the profile. A new number counts once it is verified; changing a verified one needs a fresh proof.',
    body: askPhoneCodeForm,
    answer: z.object({
      phone: z.string(),
      channel: z.enum(phoneChannels),
      waitSeconds: z.int().meta({ description: 'After so many seconds another code may be asked for' }),
      expiresAt: z.date(),
    }),
    do: ({ visit, body }) => askPhoneCode(visit, body),
  })
  route({
    post: '/users/phone/verify',
    summary: 'Enter the code: the number it was sent to is mine from now on',
    body: verifyPhoneForm,
    answer: z.object({ phone: z.string(), phoneVerified: z.literal(true) }),
    do: async ({ visit, body }) => ({ ...(await verifyPhone(visit, body.code)), phoneVerified: true as const }),
  })
})
