import { z } from 'zod'
import type { Handler, RoomJobs } from '#platform/background/jobs.ts'
import { sayDay } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { tellBuyer } from '#selling/orders/tell-buyer.ts'
import { delayReasons } from './delay-reasons.ts'
import { reckonStageTimes } from './reckon-stage-times.ts'
import { sayReason } from './say-expectation.ts'

const reasons = z.enum(delayReasons)

const tellDelayed: Handler = {
  name: 'expectations.tell-delayed',
  on: 'order.delayed',
  lane: 'orders',
  handle: ({ write, origin }, news, key) =>
    write(async (work) => {
      const { orderId, itemIds, until } = news
      const reason = reasons.parse(news.reason)
      const { language } = await work.db
        .selectFrom('orders')
        .innerJoin('customers', 'customers.id', 'orders.customer_id')
        .select('customers.language')
        .where('orders.id', '=', orderId)
        .executeTakeFirstOrThrow()
      const locale: Locale = language === 'en' ? 'en' : 'ar'
      const facts = { why: sayReason(reason, locale), day: sayDay(until, locale, work.site) }
      await tellBuyer(work, { key, origin, orderId, wording: 'expectations_mail_delayed', itemIds, facts })
    }),
}

export const expectationsJobs: RoomJobs = {
  handlers: [tellDelayed],
  chores: [{ name: 'expectations.reckon', cron: '17 2 * * *', run: ({ write }) => write(reckonStageTimes) }],
}
