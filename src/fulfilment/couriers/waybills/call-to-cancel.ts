import type { CancelAnswer, Courier } from '#fulfilment/couriers/courier.ts'
import { noteCall } from '#fulfilment/couriers/note-connection.ts'
import { readUnderWay } from '#fulfilment/couriers/read-under-way.ts'
import type { JobContext } from '#platform/background/jobs.ts'
import type { Work } from '#platform/work/work.ts'
import { callEach, isAnswer } from './call-each.ts'
import { lockWaybill, moveWaybill, type Waybill } from './move-waybill.ts'

/** Asks companies to cancel the parcels that are not to be carried any more: all that are due, or one. */
export function callToCancel(job: JobContext, id?: string): Promise<number> {
  return callEach(job, 'cancelling', call, id)
}

async function call(job: JobContext, courier: Courier, waybill: Waybill): Promise<boolean> {
  const answer = waybill.awb === null ? await cancelUnseen(courier, waybill) : await courier.cancel(waybill.awb)
  await job.write(async (work) => {
    await noteCall(work, courier.company, answer)
    await applyCancelling(work, waybill.id, answer)
  })
  // "Too late" may be outdated, so the parcel's state is read now.
  const isTooLate = answer.kind === 'tooLate' || answer.kind === 'refused'
  if (isTooLate) await readUnderWay(job, waybill.id)
  return isAnswer(answer)
}

// Its booking was never answered: every delivery under our reference is cancelled.
async function cancelUnseen(courier: Courier, { reference }: Waybill): Promise<CancelAnswer> {
  const found = await courier.find(reference)
  if (found.kind !== 'found') return found
  for (const { awb } of found.bookings) {
    const answer = await courier.cancel(awb)
    if (answer.kind !== 'cancelled' && answer.kind !== 'notThere') return answer
  }
  return { kind: 'cancelled' }
}

async function applyCancelling(work: Work, id: string, answer: CancelAnswer): Promise<void> {
  const waybill = await lockWaybill(work, id)
  if (waybill.state !== 'cancelling') return
  if (answer.kind === 'cancelled' || answer.kind === 'notThere') {
    await moveWaybill(work, waybill, 'cancel')
    return
  }
  const detail = 'detail' in answer ? `${answer.status ?? ''} ${answer.detail}`.trim().slice(0, 300) : null
  const attention = answer.kind === 'refused' ? { attention: 'cancelRefused', attention_note: detail } : {}
  const isTooLate = answer.kind === 'tooLate' || answer.kind === 'refused'
  await work.db
    .updateTable('waybills')
    .set({ fault_detail: detail, ...attention, ...(isTooLate && { read_next_at: work.now }) })
    .where('id', '=', id)
    .execute()
}
