import type { JobContext } from '#platform/background/jobs.ts'
import { type Courier, couriers } from './courier.ts'
import { noteCall } from './note-connection.ts'
import { applyReading } from './waybills/apply-reading.ts'
import { claimToRead } from './waybills/claim-waybills.ts'
import type { Waybill } from './waybills/move-waybill.ts'

const mostAtOnce = 50

/** Asks companies for the state of parcels: of all that are due, or of one. This finds changes without news. */
export async function readUnderWay(job: JobContext, id?: string): Promise<number> {
  let companies: readonly Courier[] = job.ports.get(couriers).all
  let read = 0
  while (read < mostAtOnce) {
    const codes = companies.map((one) => one.company)
    const waybill = await job.write((work) => claimToRead(work, codes, id))
    if (!waybill) break
    read += 1
    const courier = companies.find((one) => one.company === waybill.company)
    const answered = courier ? await readOne(job, courier, waybill) : false
    // A company that does not answer is not asked again in this round.
    if (!answered) companies = companies.filter((one) => one !== courier)
  }
  return read
}

async function readOne(
  job: JobContext,
  courier: Courier,
  { id, awb, reads_asked: question }: Waybill,
): Promise<boolean> {
  if (awb === null) return true
  const answer = await courier.read(awb)
  await job.write(async (work) => {
    await noteCall(work, courier.company, answer)
    if (answer.kind === 'read') await applyReading(work, { waybillId: id, courier, reading: answer.reading, question })
  })
  return answer.kind !== 'unknown' && answer.kind !== 'misconfigured'
}
