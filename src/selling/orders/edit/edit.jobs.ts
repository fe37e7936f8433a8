import type { Handler, JobContext } from '#platform/background/jobs.ts'
import { tellBuyer, type Wording } from '#selling/orders/tell-buyer.ts'
import { forgetEdit, readForgottenEdits } from './leave-edit.ts'

const tellEdited: Handler = {
  name: 'orders.tell-edited',
  on: 'order.edited',
  lane: 'orders',
  handle: ({ write, origin }, news, key) =>
    write(async (work) => {
      const { orderId, oldTotal, newTotal, due, held } = news
      await tellBuyer(work, {
        key,
        origin,
        orderId,
        wording: editedWording(due, held),
        facts: { old: oldTotal, new: newTotal, due, held },
      })
    }),
}

function editedWording(due: bigint, held: bigint): Wording {
  if (due > 0n) return 'orders_mail_edited_due'
  return held > 0n ? 'orders_mail_edited_lower' : 'orders_mail_edited_same'
}

const tellForgotten: Handler = {
  name: 'orders.tell-edit-forgotten',
  on: 'order.editForgotten',
  lane: 'orders',
  handle: ({ write, origin }, news, key) =>
    write(async (work) => {
      const { orderId } = news
      await tellBuyer(work, { key, origin, orderId, wording: 'orders_mail_edit_forgotten' })
    }),
}

export const editHandlers: readonly Handler[] = [tellEdited, tellForgotten]

/** Ends edits without a change for an hour, each in its own transaction. */
export async function forgetEdits(job: JobContext): Promise<void> {
  for (const orderId of await job.write(readForgottenEdits)) {
    await job.write((work) => forgetEdit(work, orderId))
  }
}
