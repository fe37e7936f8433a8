import { sealAddress, sealText } from '#platform/work/sealed-text.ts'
import type { Work } from '#platform/work/work.ts'
import type { DeliveryTerms } from './deliveries/agree-delivery.ts'

/** The person who comes instead of the customer, and whose ID is checked. */
export type Collector = { readonly name: string; readonly idNumber: string }

export type PickupPlace = {
  readonly office: string
  readonly slot: Slot | null
  readonly collector?: Collector | null
}

const nothing = {
  office_code: null,
  slot_day: null,
  slot_from: null,
  meant_name: null,
  meant_id_number: null,
  shelf: null,
  shelved_at: null,
  address: null,
  company: null,
  fee_minor: null,
  prepaid_minor: 0n,
  pays: null,
  pay_by: null,
  days_from: null,
  days_to: null,
  weight_grams: null,
  pieces: null,
  cash_minor: 0n,
  packed_at: null,
  queued_at: null,
} as const

/** The columns of a pickup; after a switch the request starts again with them. */
export function pickupColumns({ office, slot, collector = null }: PickupPlace) {
  return {
    ...nothing,
    kind: 'PickUp',
    office_code: office,
    slot_day: slot?.day ?? null,
    slot_from: slot?.from ?? null,
    meant_name: collector?.name ?? null,
    meant_id_number: collector?.idNumber ?? null,
  } as const
}

/** The columns of a delivery. */
export function deliveryColumns({ address, company, feeMinor, prepaidMinor, pays, payBy, days }: DeliveryTerms) {
  return {
    ...nothing,
    kind: 'Delivery',
    address,
    company,
    fee_minor: feeMinor,
    prepaid_minor: prepaidMinor,
    pays,
    pay_by: payBy,
    days_from: days.from,
    days_to: days.to,
  } as const
}

export type PlaceColumns = ReturnType<typeof pickupColumns> | ReturnType<typeof deliveryColumns>

/** These columns as they are stored in this request: its numbers of phones and IDs are sealed. */
export function sealedColumns(work: Work, requestId: string, columns: PlaceColumns) {
  const { address, meant_id_number: idNumber } = columns
  return {
    ...columns,
    address: address === null ? null : JSON.stringify(sealAddress(work, 'requests.address.phone', requestId, address)),
    meant_id_number: idNumber === null ? null : sealText(work, 'requests.meant_id_number', requestId, idNumber),
  }
}

export type Slot = { readonly day: string; readonly from: string }
