import { z } from 'zod'
import { api } from '#platform/http/api.ts'
import { billingForm, billingKinds } from './billing-form.ts'
import { readBilling } from './read-billing.ts'
import { saveBilling } from './save-billing.ts'

const billingJson = z
  .object({ kind: z.enum(billingKinds), companyName: z.string(), taxId: z.string(), address: z.string() })
  .meta({ id: 'BillingInfo' })

/** The buyer's name on invoices. */
export const billingApi = api({ tags: ['people'], access: 'customer' }, (route) => {
  route({
    get: '/users/billing-info',
    summary: 'My billing data',
    answer: billingJson,
    read: (work) => readBilling(work),
  })
  route({
    put: '/users/billing-info',
    summary: 'Change my billing data',
    body: billingForm,
    answer: billingJson,
    do: async ({ visit, body }) => {
      await visit.write((work) => saveBilling(work, body))
      return visit.read(readBilling)
    },
  })
})
