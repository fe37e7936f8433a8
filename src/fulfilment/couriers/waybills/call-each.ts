import { type Courier, couriers } from '#fulfilment/couriers/courier.ts'
import type { JobContext } from '#platform/background/jobs.ts'
import { claimToCall } from './claim-waybills.ts'
import type { Waybill } from './move-waybill.ts'

const mostAtOnce = 20

/** Whether the company answered: one that does not is not called again in this round. */
export type CallOne = (job: JobContext, courier: Courier, waybill: Waybill) => Promise<boolean>

/** Makes a call for each waybill in this state that is due, or for one. Returns the number of calls. */
export async function callEach(
  job: JobContext,
  state: 'asked' | 'cancelling',
  call: CallOne,
  id?: string,
): Promise<number> {
  let left: readonly Courier[] = job.ports.get(couriers).all
  for (let called = 0; called < mostAtOnce; called += 1) {
    const companies = left.map((one) => one.company)
    const waybill = await job.write((work) => claimToCall(work, { state, companies, ...(id && { id }) }))
    const courier = left.find((one) => one.company === waybill?.company)
    if (!waybill || !courier) return called
    if (!(await call(job, courier, waybill))) left = left.filter((one) => one !== courier)
  }
  return mostAtOnce
}

export function isAnswer({ kind }: { readonly kind: string }): boolean {
  return kind !== 'unknown' && kind !== 'misconfigured'
}
