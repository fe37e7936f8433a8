import { z } from 'zod'
import type { Visit } from '#platform/visit.ts'
import { paymentMethods } from '#pricing/quote-request.ts'
import { payOrder } from './pay-order.ts'
import { nextPath } from './submit-checkout.ts'

const payForm = z.object({ key: z.string().max(255), method: z.enum(paymentMethods).nullable().catch(null) })

/** Pays what is due as chosen; answers where the customer goes on. */
export async function postPayOrder(visit: Visit, number: string, form: FormData): Promise<string> {
  const { key, method } = payForm.parse({ key: form.get('key') ?? '', method: form.get('method') })
  const opened = await visit.write((work) => payOrder(work, { key, number, method }))
  return nextPath(visit, { orderNumber: number, ...opened })
}
