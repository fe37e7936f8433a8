import { z } from 'zod'
import { phone } from '#people/access/phone.ts'
import { withWesternDigits } from '#platform/values/amounts/parse-money.ts'
import { codeLength } from './code-length.ts'

export const phoneChannels = ['whatsapp', 'sms'] as const
export type PhoneChannel = (typeof phoneChannels)[number]

/** Without a number it is that of the profile. */
export const askPhoneCodeForm = z.object({
  phone: z
    .union([z.literal(''), phone])
    .optional()
    .transform((text) => text || null),
  channel: z.enum(phoneChannels).default('sms'),
})

/** The code as it is typed or pasted, with whatever digits and spaces. */
export const verifyPhoneForm = z.object({
  code: z
    .string()
    .max(40)
    .transform((typed) => withWesternDigits(typed).replace(/\D/g, ''))
    .pipe(z.string().length(codeLength, 'people_by_code_length')),
})

export type AskPhoneCode = z.output<typeof askPhoneCodeForm>
