import { readWaybill } from '#fulfilment/couriers/waybills/read-waybills.ts'
import { recordLook } from '#people/access/sealed/record-look.ts'
import { asSystem, type Work } from '#platform/work/work.ts'

/** The whole phone of a parcel's receiver; the look is written down. */
export async function showWaybillPhone(work: Work, id: string): Promise<string> {
  const { requestId } = await readWaybill(work, id)
  await recordLook(work, 'phone.look', `request:${requestId}`)
  return (await readWaybill(asSystem(work), id)).receiver.phone
}
