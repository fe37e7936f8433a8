import type { Handler } from '#platform/background/jobs.ts'
import { tellBuyer } from '#selling/orders/tell-buyer.ts'

/** Staff answered: the customer also gets a mail, unless they have seen the answer by then. */
export const tellCommented: Handler = {
  name: 'orders.tell-commented',
  on: 'order.commented',
  lane: 'orders',
  handle: ({ write, origin }, news, key) =>
    write(async (work) => {
      const { orderId, commentId, by } = news
      if (by !== 'staff') return
      const comment = await work.db
        .selectFrom('order_comments')
        .select('said')
        .where('id', '=', commentId)
        .where('seen_at', 'is', null)
        .executeTakeFirst()
      if (!comment) return
      const wording = 'orders_mail_commented'
      await tellBuyer(work, { key, origin, orderId, wording, facts: { said: comment.said } })
    }),
}
