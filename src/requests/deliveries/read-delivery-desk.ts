import { readWaybills, type WaybillView } from '#couriers/read-waybills.ts'
import type { Work } from '#platform/work.ts'
import { findRequest } from '#requests/move-request.ts'
import { type RequestMoney, readRequestMoney } from '#requests/read-request-money.ts'
import { type RequestView, readDeliveries } from '#requests/read-requests.ts'
import { type DeskRequest, withoutCode } from '#requests/search-desk.ts'
import { type DeliveryStage, deliveryStageOf } from './delivery-stage.ts'
import type { DeliveryView } from './delivery-view.ts'
import { goodsWeight } from './goods-weight.ts'

export type DeskDelivery = DeskRequest & {
  readonly delivery: DeliveryView
  readonly stage: DeliveryStage
  readonly waybill: WaybillView | null
  readonly money: RequestMoney
  /** What the goods weigh by what is known of them: what the packing table begins with. */
  readonly goodsGrams: number
}

export type DeliveryDesk = {
  readonly rows: readonly DeskDelivery[]
  readonly counts: Readonly<Record<DeliveryStage, number>>
}

/** The deliveries of a stage that fit what is searched for, oldest first. */
export async function readDeliveryDesk(work: Work, stage: DeliveryStage, q: string): Promise<DeliveryDesk> {
  const open = await readDeliveries(work)
  const waybills = await readWaybills(
    work,
    open.map((one) => one.id),
  )
  // The latest of each request stands first.
  const waybillOf = (id: string) => waybills.find((one) => one.requestId === id) ?? null
  const rows: DeskDelivery[] = []
  for (const one of open) {
    if (deliveryStageOf(one) !== stage || !fits(one, waybillOf(one.id), q) || !one.delivery) continue
    const { request, orders, itemIds } = await findRequest(work, one.id)
    rows.push({
      ...withoutCode(one),
      delivery: one.delivery,
      stage,
      waybill: waybillOf(one.id),
      money: await readRequestMoney(work, request, orders),
      goodsGrams: goodsWeight(orders, itemIds),
    })
  }
  const count = (of: DeliveryStage) => open.filter((one) => deliveryStageOf(one) === of).length
  return {
    rows,
    counts: { pack: count('pack'), label: count('label'), queued: count('queued'), underWay: count('underWay') },
  }
}

function fits({ number, customer, items, delivery }: RequestView, waybill: WaybillView | null, q: string): boolean {
  const words = [number, customer, delivery?.company.name ?? '', waybill?.awb ?? '']
  const all = [...words, ...items.flatMap((item) => [item.orderNumber, item.label, item.title])]
  return all.some((text) => text.toLowerCase().includes(q.toLowerCase()))
}
