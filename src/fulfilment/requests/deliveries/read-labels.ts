import { sql } from 'kysely'
import { z } from 'zod'
import { no } from '#fulfilment/requests/requests.refusals.ts'
import { recordLooks } from '#people/access/sealed/record-look.ts'
import { insideOf, streetLine } from '#people/addresses/address.ts'
import { addressCopy } from '#people/addresses/address-shapes.ts'
import { nameOfPlace } from '#people/addresses/geo.ts'
import { openAddress } from '#platform/work/sealed-text.ts'
import type { Work } from '#platform/work/work.ts'
import { placeIsSeen } from '#selling/orders/items/of-places.ts'
import type { Site } from '#sites/sites.ts'

export type ParcelLabel = {
  readonly requestNumber: string
  /** The scanned code: the waybill's number, or the request's until there is one. */
  readonly code: string
  readonly company: { readonly ar: string; readonly en: string }
  readonly receiver: string
  readonly phone: string
  readonly place: { readonly ar: string; readonly en: string }
  readonly address: string
  readonly pieces: number
  readonly grams: number
  readonly cashMinor: bigint
  readonly site: Site
}

const labelRow = z.object({
  id: z.string(),
  number: z.string(),
  awb: z.string().nullable(),
  name_ar: z.string(),
  name_en: z.string(),
  address: addressCopy,
  pieces: z.int().nullable(),
  weight_grams: z.int().nullable(),
  cash_minor: z.coerce.bigint(),
})

const most = 100

/**
 * The content of labels for parcels of the shop's own courier: of these requests, or of all packed ones. A parcel that
 * is not packed, has left, or has another company's label has none.
 */
export async function readLabels(work: Work, numbers: readonly string[]): Promise<readonly ParcelLabel[]> {
  const { rows } = await sql`
    select r.id, r.number, r.address, r.pieces, r.weight_grams, r.cash_minor, company.name_ar, company.name_en,
      (select waybill.awb from waybills waybill where waybill.request_id = r.id and waybill.state = 'booked') as awb
    from requests r join courier_companies company on company.code = r.company
    where r.site = ${work.site} and ${placeIsSeen(work, 'r.office_code')} and r.kind = 'Delivery' and r.state = 'prepared' and company.provider is null
      and (cardinality(${numbers}::text[]) = 0 or r.number = any(${numbers}::text[]))
    order by r.packed_at, r.number limit ${most}`.execute(work.db)
  const labels = rows.map((row) => labelOf(work, labelRow.parse(row)))
  const missing = numbers.find((number) => !labels.some((label) => label.requestNumber === number))
  await recordLooks(
    work,
    'phone.look',
    rows.map((row) => `request:${labelRow.parse(row).id}`),
  )
  if (missing !== undefined || labels.length === 0) throw no.NO_OWN_LABEL({ number: missing ?? '' })
  return labels
}

// A typed number may contain characters that a barcode cannot.
function scannable(awb: string | null): string | null {
  return awb !== null && /^[\x20-\x7e]+$/.test(awb) ? awb : null
}

function labelOf(work: Work, row: z.output<typeof labelRow>): ParcelLabel {
  const { site } = work
  const { firstName, lastName, phone, city, state, area } = openAddress(
    work,
    'requests.address.phone',
    row.id,
    row.address,
  )
  const placeIn = (locale: 'ar' | 'en') => {
    const names = nameOfPlace(site, state, area, locale)
    return `${names.area} · ${names.state}`
  }
  const inside = Object.values(insideOf(row.address)).join(' / ')
  return {
    requestNumber: row.number,
    code: scannable(row.awb) ?? row.number,
    company: { ar: row.name_ar, en: row.name_en },
    receiver: `${firstName} ${lastName}`,
    phone,
    place: { ar: placeIn('ar'), en: placeIn('en') },
    address: [streetLine(row.address), inside, city].filter((part) => part !== '').join(' · '),
    pieces: row.pieces ?? 1,
    grams: row.weight_grams ?? 0,
    cashMinor: row.cash_minor,
    site,
  }
}
