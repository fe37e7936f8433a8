import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import type { OrderPage } from '#selling/orders/read-order.ts'
import { m } from '#words/messages.js'

/** That an order is cancelled, and where exactly its money is. */
export function cancelledText({ money: paid, cancelled, costs }: CancelledOrder, locale: Locale): string {
  const amount = (minor: bigint) => isolate(formatMoney(money(minor, paid.currency), locale))
  const back = cancelled?.givenBack ?? 0n
  const review = cancelled?.underReview ?? 0n
  const stays = paid.kept - (costs.find(({ line }) => line === 'packagePrice')?.newMinor ?? 0n)
  const expired = cancelled?.expired ?? null
  const said = [
    ...(expired ? [expiredText[expired]()] : []),
    back > 0n ? m.account_order_cancelled({ back: amount(back) }) : m.account_order_cancelled_said(),
    ...(paid.paid === 0n && back === 0n && review === 0n ? [m.account_order_cancelled_unpaid()] : []),
    ...(paid.refunded > back ? [m.account_order_cancelled_before({ back: amount(paid.refunded) })] : []),
    ...(paid.paid > 0n && stays > 0n ? [m.account_order_cancelled_kept({ kept: amount(stays) })] : []),
    ...(review > 0n ? [m.account_cancel_review({ amount: amount(review) })] : []),
    ...(expired ? [m.account_order_again()] : []),
  ]
  return said.join(' ')
}

const expiredText = { unpaid: m.account_order_unpaid, unanswered: m.account_order_unanswered } as const

export type CancelledOrder = Pick<OrderPage, 'money' | 'cancelled' | 'costs'>
