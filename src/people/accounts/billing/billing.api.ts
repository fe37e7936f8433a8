import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { errorBody } from '#platform/http/answer-error.ts'
import { billingForm, billingKinds } from './billing-form.ts'
import { readBilling } from './read-billing.ts'
import { saveBilling } from './save-billing.ts'

const billingJson = z
  .object({ kind: z.enum(billingKinds), companyName: z.string(), taxId: z.string(), address: z.string() })
  .meta({ id: 'BillingInfo' })
const response = { 200: z.object({ data: billingJson }), default: errorBody }
const config = { access: 'customer' } as const
const tags = ['people']

/** For whom invoices are written. */
export const billingApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/users/billing-info',
    { config, schema: { tags, summary: 'My billing data', response } },
    async ({ visit }) => ({ data: await visit.read(readBilling) }),
  )
  app.put(
    '/users/billing-info',
    { config, schema: { tags, summary: 'Change my billing data', body: billingForm, response } },
    async ({ visit, body }) => {
      await visit.write((work) => saveBilling(work, body))
      return { data: await visit.read(readBilling) }
    },
  )
}
