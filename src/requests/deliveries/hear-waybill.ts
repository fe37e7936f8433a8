import { z } from 'zod'
import { asSystem, type Work } from '#platform/work.ts'
import { grantWish } from '#requests/grant-wish.ts'
import { noteRequestStep } from '#requests/move-request.ts'
import { deliverRequest } from './deliver-request.ts'
import { returnRequest } from './return-request.ts'
import { shipRequest } from './ship-request.ts'

const told = z.object({
  requestId: z.string(),
  awb: z.string().nullable().default(null),
  at: z.coerce.date(),
  note: z.string().optional(),
})

/** What a waybill's news mean for its request. Each may come twice, and before what went before it. */
export const waybillNews = {
  'waybill.collected': async (work: Work, news: unknown): Promise<void> => {
    const { requestId, awb, at } = told.parse(news)
    await shipRequest(asSystem(work), requestId, { awb: awb ?? '', at })
  },
  'waybill.delivered': async (work: Work, news: unknown): Promise<void> => {
    const { requestId, awb, at } = told.parse(news)
    await shipRequest(asSystem(work), requestId, { awb: awb ?? '', at })
    await deliverRequest(work, requestId, at)
  },
  'waybill.returned': async (work: Work, news: unknown): Promise<void> => {
    const { requestId, awb, at, note } = told.parse(news)
    await shipRequest(asSystem(work), requestId, { awb: awb ?? '', at })
    await returnRequest(work, requestId, at, note ?? null)
  },
  'waybill.cancelled': async (work: Work, news: unknown): Promise<void> => {
    await grantWish(work, told.parse(news).requestId)
  },
  'waybill.lost': async (work: Work, news: unknown): Promise<void> => {
    const { requestId, awb, at, note } = told.parse(news)
    await shipRequest(asSystem(work), requestId, { awb: awb ?? '', at })
    await noteLost(asSystem(work), requestId, note ?? null)
  },
} as const

// It stays shipped until support has written the goods off; then their money goes back.
async function noteLost(work: Work, requestId: string, note: string | null): Promise<void> {
  const known = await work.db
    .selectFrom('request_history')
    .select('id')
    .where('request_id', '=', requestId)
    .where('event', '=', 'lost')
    .executeTakeFirst()
  if (!known) await noteRequestStep(work, requestId, { event: 'lost', from: 'shipped', to: 'shipped', note })
}
