import { sql } from 'kysely'
import { no } from '#office/finance/finance.refusals.ts'
import { holdTill, refuseCounted, tillAccount, tillClerk } from '#office/finance/tills/till.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { isolateLtr } from '#platform/values/isolate.ts'
import { once } from '#platform/work/once.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { lockCourierCash, openParcels } from './courier-dues.ts'
import { noteAtTill } from './note-at-till.ts'
import { matchBrought, type PostedRemittance, postRemittance } from './post-remittance.ts'

export type SheetCount = {
  readonly key: string
  readonly tillId: string
  /** The number of the run sheet. */
  readonly sheet: string
  readonly countedMinor: bigint
  readonly note: string
}

export type SheetToCount = { readonly number: string; readonly company: string; readonly closedAt: Date }

/** Sheets of the shop's own couriers that are back: nothing of them is on its way, and their cash was not counted. Not how much. */
export async function readSheetsToCount(work: Work): Promise<readonly SheetToCount[]> {
  const { rows } = await sql<SheetToCount>`
    select sheet.number, case when ${work.locale === 'ar'} then company.name_ar else company.name_en end as company,
      sheet.closed_at as "closedAt"
    from run_sheets sheet join courier_companies company on company.code = sheet.company
    where sheet.site = ${work.site} and company.provider is null and sheet.closed_at is not null
      and exists (select from run_sheet_rows line join (${openParcels}) as parcel on parcel.id = line.request_id
        where line.sheet_id = sheet.id)
      and not exists (${onTheWay(sql`sheet.id`)})
    order by sheet.closed_at limit 50`.execute(work.db)
  return rows
}

/**
 * The driver is back: whoever has the till counts what they bring before anybody says what it should be. The count stands; what
 * it differs by is explained by two people.
 */
export async function countRunSheet(work: Work, { key, ...count }: SheetCount): Promise<PostedRemittance> {
  requireProof(work)
  return once(work, `sheet-count:${key}`, count, async () => {
    const till = await holdTill(work, count.tillId, 'share')
    tillClerk(work, till.office)
    await refuseCounted(work, till)
    const { id: sheetId, company } = await findSheet(work, count.sheet)
    await lockCourierCash(work, company)
    const { rows: away } = await onTheWay(sql`${sheetId}::uuid`).execute(work.db)
    if (away.length > 0) {
      const awbs = away.map(({ awb }) => isolateLtr(awb)).join(' · ')
      throw no.SHEET_ON_ITS_WAY({ path: 'sheet', awbs })
    }
    const { rows } = await sql<{ awb: string; minor: bigint; counted: bigint | null }>`
      select parcel.awb, parcel.minor, parcel.counted
      from run_sheet_rows line join (${openParcels}) as parcel on parcel.id = line.request_id
      where line.sheet_id = ${sheetId} and parcel.company = ${company}
      order by line.scanned_at, parcel.number`.execute(work.db)
    if (rows.length === 0) throw no.SHEET_COUNTED({ path: 'sheet' })
    const brought = {
      company,
      feesMinor: 0n,
      receivedMinor: count.countedMinor,
      note: count.note.trim(),
      parcels: rows.map(({ awb, minor, counted }) => ({ awb, saidMinor: counted ?? minor })),
      place: tillAccount(till.office),
      way: { tillId: till.id, sheetId },
    }
    const posted = await postRemittance(work, brought, await matchBrought(work, brought))
    await noteAtTill(work, till, count.countedMinor, posted)
    return posted
  })
}

// Parcels of a sheet of which nobody has written down how their way ended.
function onTheWay(sheetId: ReturnType<typeof sql>) {
  return sql<{ awb: string }>`
    select waybill.awb from run_sheet_rows away
      join waybills waybill on waybill.request_id = away.request_id and waybill.awb = away.awb
    where away.sheet_id = ${sheetId} and waybill.state in ('booked', 'collected')`
}

async function findSheet(work: Work, number: string) {
  const { rows } = await sql<{ id: string; company: string }>`
    select sheet.id, sheet.company from run_sheets sheet join courier_companies company on company.code = sheet.company
    where sheet.number = ${number} and sheet.site = ${work.site} and company.provider is null
      and sheet.closed_at is not null`.execute(work.db)
  if (!rows[0]) throw platformNo.NOT_FOUND()
  return rows[0]
}
