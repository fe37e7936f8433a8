import type { Visit } from '#platform/http/visit.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { decideHold, type HeldChoice } from './decide-hold.ts'
import { readOrderMoney } from './order-money.ts'

/** The result of a choice about held items: the order's total before and after, the refund, and the amount due. */
export type HoldPreview = {
  readonly oldTotal: bigint
  readonly newTotal: bigint
  readonly goesBack: bigint
  readonly toPay: bigint
}

const undone = new Error('A look at what would be')

/** Makes the choice, reads the result and rolls it back, so that the preview is exactly what happens. Null if it cannot be chosen. */
export async function previewHold(visit: Pick<Visit, 'write'>, choice: HeldChoice): Promise<HoldPreview | null> {
  let seen: HoldPreview | null = null
  try {
    await visit.write(async (work) => {
      const money = async () => readOrderMoney(work, await findOrder(work, { number: choice.number }))
      const before = await money()
      await decideHold(work, choice)
      const after = await money()
      seen = {
        oldTotal: before.total,
        newTotal: after.total,
        goesBack: after.refunded - before.refunded,
        toPay: after.dueNow,
      }
      throw undone
    })
  } catch (thrown) {
    if (thrown !== undone && !isRefusal(thrown)) throw thrown
  }
  return seen
}
