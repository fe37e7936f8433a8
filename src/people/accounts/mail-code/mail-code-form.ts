import { z } from 'zod'
import { emailForm } from '#people/accounts/sign-up-form.ts'
import { withWesternDigits } from '#platform/values/amounts/parse-money.ts'
import { codeLength } from './code-length.ts'

export const askCodeForm = emailForm

/** `waits` comes with a form that needs the proof and is kept for it. */
export const askProofForm = z.object({ waits: z.string().optional() })

/** The code as it is typed or pasted, with whatever digits and spaces. */
export const enterCodeForm = z.object({
  ask: z.string().max(60),
  code: z
    .string()
    .max(40)
    .transform((typed) => withWesternDigits(typed).replace(/\D/g, ''))
    .pipe(z.string().length(codeLength, 'people_by_code_length')),
})

export type EnterCode = z.output<typeof enterCodeForm>
