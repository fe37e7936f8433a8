import { z } from 'zod'
import { methodChoices } from '#checkout/steps/checkout-form.ts'
import { nextPath } from '#checkout/steps/submit-checkout.ts'
import { routesOf } from '#money/payments/gateways/gather-gateways.ts'
import { payerAccountOf } from '#money/payments/payer-account.ts'
import type { Visit } from '#platform/http/visit.ts'
import { payOrder } from './pay-order.ts'

const payForm = z.object({
  ...methodChoices,
  key: z.string().max(255),
  seenBase: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(BigInt)
    .nullable()
    .catch(null)
    .default(null),
  seenTables: z.string().max(60).default(''),
})

/** Pays what is due as chosen; answers where the customer goes on. */
export async function postPayOrder(visit: Visit, number: string, form: FormData): Promise<string> {
  const { key, method, part, seenBase, seenTables, ...fields } = payForm.parse({ key: '', ...Object.fromEntries(form) })
  const seen = seenBase === null ? null : { baseMinor: seenBase, tablesVersion: seenTables }
  const request = { key, number, method, useBalance: part, payerAccount: payerAccountOf(method, fields), seen }
  const opened = await visit.write((work) => payOrder(work, request, routesOf(visit.ports)))
  return nextPath(visit, { orderNumber: number, ...opened })
}
