import { grantWish } from '#fulfilment/requests/grant-wish.ts'
import { noteRequestStep } from '#fulfilment/requests/move-request.ts'
import type { Heard } from '#platform/work/announcements.ts'
import { asSystem, type Work } from '#platform/work/work.ts'
import { deliverRequest } from './deliver-request.ts'
import { returnRequest } from './return-request.ts'
import { shipRequest } from './ship-request.ts'

type News = Pick<Heard<'waybill.collected'>, 'requestId' | 'awb' | 'at' | 'note'>

/** The effect of a waybill's announcements on its request. Each may come twice, and in any order. */
export const waybillNews = {
  'waybill.collected': async (work: Work, news: News): Promise<void> => {
    const { requestId, awb, at } = news
    await shipRequest(asSystem(work), requestId, { awb: awb ?? '', at })
  },
  'waybill.delivered': async (work: Work, news: News): Promise<void> => {
    const { requestId, awb, at } = news
    await shipRequest(asSystem(work), requestId, { awb: awb ?? '', at })
    await deliverRequest(work, requestId, at)
  },
  'waybill.returned': async (work: Work, news: News): Promise<void> => {
    const { requestId, awb, at, note } = news
    await shipRequest(asSystem(work), requestId, { awb: awb ?? '', at })
    await returnRequest(work, requestId, at, note ?? null)
  },
  'waybill.cancelled': async (work: Work, news: News): Promise<void> => {
    await grantWish(work, news.requestId)
  },
  'waybill.lost': async (work: Work, news: News): Promise<void> => {
    const { requestId, awb, at, note } = news
    await shipRequest(asSystem(work), requestId, { awb: awb ?? '', at })
    await noteLost(asSystem(work), requestId, note ?? null)
  },
} as const

// It stays shipped until support has written the goods off; then their money is refunded.
async function noteLost(work: Work, requestId: string, note: string | null): Promise<void> {
  const known = await work.db
    .selectFrom('request_history')
    .select('id')
    .where('request_id', '=', requestId)
    .where('event', '=', 'lost')
    .executeTakeFirst()
  if (!known) await noteRequestStep(work, requestId, { event: 'lost', from: 'shipped', to: 'shipped', note })
}
