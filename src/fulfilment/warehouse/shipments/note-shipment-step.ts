import { type Step, stateStepOf } from '#platform/work/moves.ts'
import type { Work } from '#platform/work/work.ts'

export async function noteStep(work: Work, shipmentId: string, step: Step): Promise<void> {
  await work.db
    .insertInto('shipment_history')
    .values({ ...stateStepOf(work, step), shipment_id: shipmentId })
    .execute()
}
