import { z } from 'zod'
import { enterCodeForm } from '#people/accounts/mail-code/mail-code-form.ts'
import { emailForm } from '#people/accounts/sign-up-form.ts'

export const newEmailForm = emailForm
export const emailCodeForm = enterCodeForm
export const undoForm = z.object({ token: z.string().min(1).max(100) })
