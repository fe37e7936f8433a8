import { sql } from 'kysely'
import { z } from 'zod'
import { numberFor } from '#people/access/sealed/phones.ts'
import { recordLooks } from '#people/access/sealed/record-look.ts'
import { streetLine } from '#people/addresses/address.ts'
import { addressCopy } from '#people/addresses/address-shapes.ts'
import { withPlaceNames } from '#people/addresses/geo.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import { openText } from '#platform/work/sealed-text.ts'
import { asSystem, type Work } from '#platform/work/work.ts'

export type SheetParcel = {
  readonly requestId: string
  readonly requestNumber: string
  readonly awb: string
  readonly receiver: string
  readonly phone: string
  readonly place: string
  readonly street: string
  readonly pieces: number
  readonly grams: number
  readonly cashMinor: bigint
  /** Null while it waits in the queue. */
  readonly scannedAt: Date | null
}

export type SheetHead = {
  readonly number: string
  readonly company: string
  readonly companyName: string
  readonly madeBy: string
  readonly madeAt: Date
  readonly closedAt: Date | null
  readonly count: number
  readonly cashMinor: bigint
}

const head = z.object({
  id: z.string(),
  number: z.string(),
  company: z.string(),
  company_name: z.string(),
  made_by: z.string(),
  made_at: z.date(),
  closed_at: z.date().nullable(),
  count: z.coerce.number(),
  cash: z.coerce.bigint(),
})

/** The run sheets of this site: the open ones first, then the latest. */
export async function readRunSheets(work: Work, limit = 50): Promise<readonly SheetHead[]> {
  return (await readHeads(work, null, limit)).map(headOf)
}

export type RunSheet = SheetHead & {
  readonly taken: readonly SheetParcel[]
  readonly waiting: readonly SheetParcel[]
  /** The cash to collect for the parcels that still wait. */
  readonly waitingMinor: bigint
}

/** One run sheet: its parcels, and those that still wait for this company. */
export async function readRunSheet(work: Work, number: string): Promise<RunSheet> {
  const [row] = await readHeads(work, number, 1)
  if (!row) throw platformNo.NOT_FOUND()
  const taken = await readParcels(
    work,
    sql`join run_sheet_rows line on line.request_id = r.id and line.sheet_id = ${row.id}`,
    sql`true`,
  )
  const isOpen = row.closed_at === null
  const waiting = isOpen ? await readQueued(work, row.company) : []
  return { ...headOf(row), taken, waiting, waitingMinor: cashOf(waiting) }
}

/** The run sheet with whole phones, for the paper that its courier takes along: the look at each stop is written down. */
export async function readCourierSheet(work: Work, number: string): Promise<RunSheet> {
  const sheet = await readRunSheet(asSystem(work), number)
  const stops = [...sheet.taken, ...sheet.waiting]
  await recordLooks(
    work,
    'phone.look',
    stops.map(({ requestId }) => `request:${requestId}`),
  )
  return sheet
}

/** The cash that couriers collect for these parcels. */
export function cashOf(parcels: readonly SheetParcel[]): bigint {
  return parcels.reduce((sum, { cashMinor }) => sum + cashMinor, 0n)
}

/** Parcels that wait for a company's courier. */
export function readQueued(work: Work, company: string): Promise<readonly SheetParcel[]> {
  return readParcels(
    work,
    sql`join lateral (select null::timestamptz as scanned_at, waybill.awb from waybills waybill
      where waybill.request_id = r.id and waybill.state = 'booked') line on true`,
    sql`r.company = ${company} and r.kind = 'Delivery' and r.state = 'prepared' and r.queued_at is not null and r.wish is null`,
  )
}

async function readHeads(work: Work, number: string | null, limit: number) {
  const { rows } = await sql`
    select sheet.id, sheet.number, sheet.company, staff.name as made_by, sheet.made_at, sheet.closed_at,
      case when ${work.locale === 'ar'} then courier.name_ar else courier.name_en end as company_name,
      count(line.request_id) as count, coalesce(sum(r.cash_minor), 0) as cash
    from run_sheets sheet
      join courier_companies courier on courier.code = sheet.company
      join staff_members staff on staff.id = sheet.made_by
      left join run_sheet_rows line on line.sheet_id = sheet.id
      left join requests r on r.id = line.request_id
    where sheet.site = ${work.site} and (${number}::text is null or sheet.number = ${number})
    group by sheet.id, courier.code, staff.name
    order by sheet.closed_at is not null, sheet.made_at desc limit ${limit}`.execute(work.db)
  return rows.map((row) => head.parse(row))
}

function headOf({ number, company, count, ...row }: z.output<typeof head>): SheetHead {
  const { company_name: companyName, made_by: madeBy, made_at: madeAt, closed_at: closedAt, cash: cashMinor } = row
  return { number, company, companyName, madeBy, madeAt, closedAt, count, cashMinor }
}

const parcel = z.object({
  id: z.string(),
  number: z.string(),
  awb: z.string(),
  address: addressCopy,
  pieces: z.int().nullable(),
  weight_grams: z.int().nullable(),
  cash_minor: z.coerce.bigint(),
  scanned_at: z.date().nullable(),
})

async function readParcels(work: Work, line: ReturnType<typeof sql>, condition: ReturnType<typeof sql>) {
  const { rows } = await sql`
    select r.id, r.number, line.awb, r.address, r.pieces, r.weight_grams, r.cash_minor, line.scanned_at
    from requests r ${line}
    where r.site = ${work.site} and ${condition}
    order by line.scanned_at nulls first, r.queued_at, r.number`.execute(work.db)
  return rows.map((row): SheetParcel => {
    const { id, number, awb, address, pieces, weight_grams, cash_minor, scanned_at } = parcel.parse(row)
    const { stateName, areaName } = withPlaceNames(address, work.site, work.locale)
    return {
      requestNumber: number,
      awb,
      phone: numberFor(work, openText(work, 'requests.address.phone', id, address.phone)),
      requestId: id,
      scannedAt: scanned_at,
      cashMinor: cash_minor,
      receiver: `${address.firstName} ${address.lastName}`,
      place: `${areaName} · ${stateName}`,
      street: streetLine(address),
      pieces: pieces ?? 1,
      grams: weight_grams ?? 0,
    }
  })
}
