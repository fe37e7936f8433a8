import { sql } from 'kysely'
import type { AccountName } from '#money/wallet/accounts.ts'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { no } from '#office/finance/finance.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'
import { type OpenDifference, openDifferences, openParcels } from './courier-dues.ts'
import { type ListedParcel, type Matched, matchParcels, type ParcelDue } from './match-parcels.ts'

export type PostedRemittance = {
  readonly id: string
  readonly number: string
  readonly entryId: string | null
  /** Above zero the courier still owes it. */
  readonly differenceMinor: bigint
}

/** What came, by which way, and for which parcels; what is with the company is locked. */
export type Brought = {
  readonly company: string
  readonly parcels: readonly ListedParcel[]
  readonly receivedMinor: bigint
  readonly feesMinor: bigint
  readonly note: string
  /** Where the money now is. */
  readonly place: AccountName
  readonly way: { readonly lineId: string } | { readonly tillId: string; readonly sheetId: string | null }
}

/** What is due for the listed parcels of a company, of all that is open. */
export async function matchBrought(work: Work, { company, parcels, ...brought }: Brought): Promise<Matched> {
  const awbs = parcels.map(({ awb }) => awb)
  const twice = awbs.find((awb, at) => awbs.indexOf(awb) !== at)
  if (twice !== undefined) throw no.COURIER_PARCEL_TWICE({ path: 'parcels', awb: twice })
  const dues = await readDues(work, company, awbs)
  const bare = parcels.find(({ awb, saidMinor }) => saidMinor === null && !dues.some((due) => due.awb === awb))
  if (bare) throw no.COURIER_PARCEL_UNKNOWN({ path: 'parcels', awb: bare.awb })
  return matchParcels(parcels, dues, brought.receivedMinor + brought.feesMinor)
}

async function readDues(work: Work, company: string, awbs: readonly string[]): Promise<readonly ParcelDue[]> {
  const { rows } = await sql<{ awb: string; minor: bigint; requestId: string; differenceId: string | null }>`
    select awb, minor, id as "requestId", null as "differenceId" from (${openParcels}) as parcel
      where site = ${work.site} and company = ${company} and awb = any(${awbs}::text[])
    union all
    select awb, minor, request_id, id from (${openDifferences}) as difference
      where site = ${work.site} and company = ${company} and kind = 'short' and awb = any(${awbs}::text[])`.execute(
    work.db,
  )
  return rows
}

/** Writes a remittance down: its money moves from the courier to its place, what the company kept is a cost of ours. */
export async function postRemittance(work: Work, brought: Brought, matched: Matched): Promise<PostedRemittance> {
  const { company, receivedMinor, feesMinor, note, place, way } = brought
  const id = newId()
  const { rows } = await sql<{ number: string }>`
    select 'CR-' || nextval('courier_remittance_numbers') as number`.execute(work.db)
  const { number } = rows[0]!
  const move = (kind: 'courier_remittance' | 'courier_fee', from: AccountName, minor: bigint) =>
    minor === 0n
      ? null
      : postEntry(work, kind, transfer(money(minor, sites[work.site].currency), from, `courier:${company}`), {
          reference: number,
          onlyOnce: `${kind}:${id}`,
        })
  const entryId = await move('courier_remittance', place, receivedMinor)
  const feesEntryId = await move('courier_fee', `purchases:${company}`, feesMinor)
  await work.db
    .insertInto('courier_remittances')
    .values({
      id,
      number,
      site: work.site,
      company,
      received_minor: receivedMinor,
      fees_minor: feesMinor,
      line_id: 'lineId' in way ? way.lineId : null,
      till_id: 'tillId' in way ? way.tillId : null,
      sheet_id: 'sheetId' in way ? way.sheetId : null,
      note: note || null,
      entry_id: entryId,
      fees_entry_id: feesEntryId,
      entered_by: work.who.id ?? '',
      entered_at: work.now,
    })
    .execute()
  await writeLines(work, { id, company }, matched)
  const differenceMinor = matched.differences.reduce((sum, { minor }) => sum + minor, 0n)
  const after = { company, received: String(receivedMinor), fees: String(feesMinor), differs: String(differenceMinor) }
  await audit(work, { action: 'courier.remit', subject: `remittance:${id}`, after, ...(note && { why: note }) })
  return { id, number, entryId, differenceMinor }
}

type Head = { readonly id: string; readonly company: string }

async function writeLines(work: Work, { id, company }: Head, { lines, differences }: Matched): Promise<void> {
  const found = differences.map(
    ({ kind, awb, requestId, minor }): OpenDifference => ({
      id: newId(),
      remittance_id: id,
      site: work.site,
      company,
      kind,
      awb,
      request_id: requestId,
      minor,
      found_at: work.now,
    }),
  )
  if (found.length > 0) await work.db.insertInto('courier_differences').values(found).execute()
  if (lines.length === 0) return
  const rows = lines.map(({ awb, saidMinor, dueMinor, due }, place) => ({
    remittance_id: id,
    place,
    awb,
    said_minor: saidMinor,
    due_minor: dueMinor,
    request_id: due?.differenceId === null ? due.requestId : null,
    settles: due?.differenceId ?? null,
  }))
  await work.db.insertInto('courier_remittance_lines').values(rows).execute()
  // What somebody proposed to close has come after all.
  const settled = lines.flatMap(({ due }) => (due ? [due.differenceId ?? due.requestId] : []))
  await work.db
    .updateTable('courier_closings')
    .set({ withdrawn_at: work.now })
    .where('agreed_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where(({ or, eb }) => or([eb('difference_id', 'in', [...settled, id]), eb('request_id', 'in', [...settled, id])]))
    .execute()
}
