import { z } from 'zod'
import { withWesternDigits } from '#platform/values/amounts/parse-money.ts'

const text = (most: number) => z.string().trim().max(most).default('')

export const billingKinds = ['personal', 'business'] as const

/** The name on invoices; which fields and which tax number are valid is decided by the use-case. */
export const billingForm = z.object({
  kind: z.enum(billingKinds).default('personal'),
  companyName: text(120),
  /** With Western digits, without the spaces and hyphens that people type. */
  taxId: text(40).transform((typed) => withWesternDigits(typed).replace(/[\s-]/g, '')),
  address: text(240),
})

export type Billing = z.output<typeof billingForm>
