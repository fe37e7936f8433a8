import { z } from 'zod'
import { phone } from '#people/access/phone.ts'

const email = z.string().trim().toLowerCase().max(254).pipe(z.email())

/** Eight characters or more of any kind; very long ones only cost time. */
const newPassword = z.string().min(8, 'people_password_short').max(200)

const ticked = z.union([z.boolean(), z.literal('on').transform(() => true)])

export const signUpForm = z.object({
  firstName: z.string().trim().min(1).max(60),
  lastName: z.string().trim().min(1).max(60),
  email,
  phone: z
    .union([z.literal(''), phone])
    .optional()
    .transform((text) => text || null),
  password: newPassword,
  terms: z.union([z.literal(true), z.literal('on')], 'people_terms_needed'),
  newsletter: ticked.optional().default(false),
  preferences: z.object({ language: z.enum(['arabic', 'english']) }).optional(),
})

export type SignUpFields = z.output<typeof signUpForm>

export const signInForm = z.object({
  email: z.string().trim().toLowerCase().min(1).max(254),
  password: z.string().min(1).max(200),
  rememberMe: ticked.optional().default(false),
})

export type SignInFields = z.output<typeof signInForm>

export const emailForm = z.object({ email })

export const tokenForm = z.object({ token: z.string().min(1).max(100) })

export const resetPasswordForm = z.object({ token: z.string().min(1).max(100), password: newPassword })

export const changePasswordForm = z.object({ oldPassword: z.string().min(1).max(200), password: newPassword })
