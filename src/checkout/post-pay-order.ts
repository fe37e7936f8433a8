import { z } from 'zod'
import { routesOf } from '#payments/gather-gateways.ts'
import { payerAccountOf } from '#payments/payer-account.ts'
import type { Visit } from '#platform/visit.ts'
import { methodChoices } from './checkout-form.ts'
import { payOrder } from './pay-order.ts'
import { nextPath } from './submit-checkout.ts'

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
