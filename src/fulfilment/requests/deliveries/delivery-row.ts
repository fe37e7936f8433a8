import type { WaybillView } from '#fulfilment/couriers/waybills/read-waybills.ts'
import type { RequestItem } from '#fulfilment/requests/facts/read-requests.ts'
import { streetLine } from '#people/addresses/address.ts'
import type { DeliveryView } from './delivery-view.ts'
import type { DeskDelivery } from './read-delivery-desk.ts'

type Shown = Pick<
  DeskDelivery,
  'id' | 'number' | 'customer' | 'createdAt' | 'stateLabel' | 'wish' | 'stage' | 'cash' | 'packing'
>
type Item = Pick<RequestItem, 'orderNumber' | 'label' | 'title' | 'quantity' | 'stateLabel'>

/** A delivery in the list. */
export type DeliveryRow = Shown & {
  readonly company: string
  readonly pays: DeliveryView['pays']
  readonly receiver: string
  readonly phone: string
  /** From street to governorate, each name once. */
  readonly place: readonly string[]
  readonly parcel: { readonly grams: number; readonly pieces: number } | null
  readonly waybill: Pick<WaybillView, 'id' | 'awb' | 'state' | 'hasCalls' | 'fault' | 'trackingUrl'> | null
  readonly items: readonly (Item & { readonly shelves: readonly string[] })[]
}

type Read = Omit<DeskDelivery, 'items'> & Pick<DeliveryRow, 'items'>

export function toDeliveryRow(row: Read): DeliveryRow {
  const { id, number, customer, createdAt, stateLabel, wish, stage, cash, packing, delivery, waybill } = row
  const { address, company, pays, weightGrams, pieces } = delivery
  const { city, areaName, stateName } = address
  return {
    id,
    number,
    customer,
    createdAt,
    stateLabel,
    wish,
    stage,
    cash,
    packing,
    pays,
    company: company.name,
    receiver: `${address.firstName} ${address.lastName}`,
    phone: address.phone,
    place: [streetLine(address), ...new Set([city, areaName, stateName])],
    parcel: weightGrams === null ? null : { grams: weightGrams, pieces: pieces ?? 1 },
    waybill: waybill && shownWaybill(waybill),
    items: row.items.map(({ orderNumber, label, title, quantity, stateLabel: stands, shelves }) => ({
      orderNumber,
      label,
      title,
      quantity,
      stateLabel: stands,
      shelves,
    })),
  }
}

function shownWaybill({ id, awb, state, hasCalls, fault, trackingUrl }: WaybillView): DeliveryRow['waybill'] {
  return { id, awb, state, hasCalls, fault, trackingUrl }
}
