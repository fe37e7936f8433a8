import { sql } from 'kysely'
import { z } from 'zod'
import { numberFor } from '#people/access/sealed/phones.ts'
import type { AddressValues } from '#people/addresses/address.ts'
import { addressCopy } from '#people/addresses/address-shapes.ts'
import { withPlaceNames } from '#people/addresses/geo.ts'
import { openAddress } from '#platform/work/sealed-text.ts'
import type { Work } from '#platform/work/work.ts'
import { type DeliveryPays, deliveryPays } from './agree-delivery.ts'

export type DeliveryView = {
  readonly address: AddressValues & { readonly stateName: string; readonly areaName: string }
  readonly company: { readonly code: string; readonly name: string }
  /** Its waybill's number, once the courier has it. */
  readonly awb: string | null
  readonly feeMinor: bigint
  /** The part of it that was paid with the orders at checkout. */
  readonly prepaidMinor: bigint
  readonly pays: DeliveryPays
  readonly payBy: Date | null
  /** Working days from the courier's collection. */
  readonly days: { readonly from: number; readonly to: number }
  readonly weightGrams: number | null
  readonly pieces: number | null
  /** What the courier was told to collect. */
  readonly cashMinor: bigint
  readonly packedAt: Date | null
  readonly queuedAt: Date | null
  readonly shippedAt: Date | null
  readonly deliveredAt: Date | null
  readonly returnedAt: Date | null
}

const amount = z.coerce.bigint()
const when = z.date().nullable()

/** The columns of a request's row about its delivery. */
export const deliveryRow = z.object({
  id: z.string(),
  address: addressCopy.nullable(),
  company: z.string().nullable(),
  courier_ar: z.string().nullable(),
  courier_en: z.string().nullable(),
  awb: z.string().nullable(),
  fee_minor: amount.nullable(),
  prepaid_minor: amount,
  pays: z.enum(deliveryPays).nullable(),
  pay_by: when,
  days_from: z.int().nullable(),
  days_to: z.int().nullable(),
  weight_grams: z.int().nullable(),
  pieces: z.int().nullable(),
  cash_minor: amount,
  packed_at: when,
  queued_at: when,
  shipped_at: when,
  delivered_at: when,
  returned_at: when,
})

export const deliveryColumnsOf = sql`r.address, r.company, courier.name_ar as courier_ar, courier.name_en as courier_en,
  (select waybill.awb from waybills waybill where waybill.request_id = r.id and waybill.collected_at is not null
    order by waybill.attempt desc limit 1) as awb,
  r.fee_minor, r.prepaid_minor, r.pays, r.pay_by, r.days_from, r.days_to, r.weight_grams, r.pieces, r.cash_minor, r.packed_at, r.queued_at,
  r.shipped_at, r.delivered_at, r.returned_at`

export function deliveryView(row: z.output<typeof deliveryRow>, work: Work): DeliveryView | null {
  const { address, company, fee_minor: feeMinor, pays, days_from: from, days_to: to } = row
  if (address === null || company === null || feeMinor === null || pays === null) return null
  const { site, locale } = work
  const opened = openAddress(work, 'requests.address.phone', row.id, address)
  const name = (locale === 'ar' ? row.courier_ar : row.courier_en) ?? company
  return {
    address: withPlaceNames({ ...opened, phone: numberFor(work, opened.phone) }, site, locale),
    company: { code: company, name },
    awb: row.awb,
    feeMinor,
    prepaidMinor: row.prepaid_minor,
    pays,
    payBy: row.pay_by,
    days: { from: from ?? 0, to: to ?? 0 },
    weightGrams: row.weight_grams,
    pieces: row.pieces,
    cashMinor: row.cash_minor,
    packedAt: row.packed_at,
    queuedAt: row.queued_at,
    shippedAt: row.shipped_at,
    deliveredAt: row.delivered_at,
    returnedAt: row.returned_at,
  }
}
