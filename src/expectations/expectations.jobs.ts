import { z } from 'zod'
import { tellCustomer } from '#orders/tell-customer.ts'
import type { Handler, RoomJobs } from '#platform/jobs.ts'
import { sayDay } from '#platform/say-date.ts'
import type { Locale } from '#platform/work.ts'
import { delayReasons } from './delay-reasons.ts'
import { reckonStageTimes } from './reckon-stage-times.ts'
import { sayReason } from './say-expectation.ts'

const delayed = z.object({
  orderId: z.string(),
  itemIds: z.array(z.string()),
  reason: z.enum(delayReasons),
  until: z.iso.datetime(),
})

const tellDelayed: Handler = {
  name: 'expectations.tell-delayed',
  on: 'order.delayed',
  handle: ({ write, origin }, news, key) =>
    write(async (work) => {
      const { orderId, itemIds, reason, until } = delayed.parse(news)
      const { language } = await work.db
        .selectFrom('orders')
        .innerJoin('customers', 'customers.id', 'orders.customer_id')
        .select('customers.language')
        .where('orders.id', '=', orderId)
        .executeTakeFirstOrThrow()
      const locale: Locale = language === 'en' ? 'en' : 'ar'
      const facts = { why: sayReason(reason, locale), day: sayDay(new Date(until), locale, work.site) }
      await tellCustomer(work, { key, origin, orderId, wording: 'expectations_mail_delayed', itemIds, facts })
    }),
}

export const expectationsJobs: RoomJobs = {
  handlers: [tellDelayed],
  chores: [{ name: 'expectations.reckon', cron: '17 2 * * *', run: ({ write }) => write(reckonStageTimes) }],
}
