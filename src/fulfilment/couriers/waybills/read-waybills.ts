import { type SqlBool, sql } from 'kysely'
import { trackingUrl } from '#fulfilment/couriers/read-companies.ts'
import { numberFor } from '#people/access/sealed/phones.ts'
import type { ParcelAddress } from '#people/addresses/address.ts'
import { boundTo } from '#platform/work/bound-to.ts'
import { isId } from '#platform/work/id.ts'
import { no } from '#platform/work/refusal.ts'
import { openText } from '#platform/work/sealed-text.ts'
import type { Work } from '#platform/work/work.ts'
import type { WaybillState } from './waybill-moves.ts'

type WaybillStepView = {
  readonly at: Date
  readonly event: string
  readonly to: string
  readonly code: number | null
  readonly note: string | null
}

export type WaybillView = {
  readonly id: string
  readonly requestId: string
  readonly requestNumber: string
  readonly reference: string
  readonly company: string
  readonly companyName: { readonly ar: string; readonly en: string }
  readonly hasCalls: boolean
  readonly state: WaybillState
  readonly progress: 'atCourier' | 'outForDelivery' | 'returning' | null
  readonly attention: string | null
  readonly attentionNote: string | null
  readonly awb: string | null
  readonly trackingUrl: string | null
  readonly receiver: { readonly name: string; readonly phone: string }
  readonly address: ParcelAddress
  readonly weightGrams: number
  readonly pieces: number
  readonly contents: string
  readonly cashMinor: bigint
  readonly fault: string | null
  readonly faultDetail: string | null
  readonly askedAt: Date
  readonly bookedAt: Date | null
  readonly collectedAt: Date | null
  readonly endedAt: Date | null
  readonly steps: readonly WaybillStepView[]
}

/** The waybills of these requests, the latest of each request first. The caller checks whose requests they are. */
export async function readWaybills(work: Work, requestIds: readonly string[]): Promise<readonly WaybillView[]> {
  if (requestIds.length === 0) return []
  const rows = await waybillRows(work)
    .where('waybill.request_id', 'in', [...requestIds])
    .orderBy('waybill.request_id')
    .orderBy('attempt', 'desc')
    .execute()
  return withSteps(work, rows)
}

/** One waybill of this site; another one is not found. */
export async function readWaybill(work: Work, id: string): Promise<WaybillView> {
  const rows = isId(id) ? await waybillRows(work).where('waybill.id', '=', id).execute() : []
  const [waybill] = await withSteps(work, rows)
  if (!waybill) throw no.NOT_FOUND()
  return waybill
}

/** Whether the reader sees a waybill, whose request is this column: a member bound to places sees those of their office's requests. */
export function waybillIsSeen({ who, site }: Pick<Work, 'who' | 'site'>, request = 'waybill.request_id') {
  const places = boundTo(who, site)
  if (places === null) return sql<SqlBool>`true`
  return sql<SqlBool>`exists (select from requests asked where asked.id = ${sql.ref(request)}
    and asked.office_code = any(${[...places]}::text[]))`
}

export function waybillRows(work: Work) {
  return work.db
    .selectFrom('waybills as waybill')
    .innerJoin('courier_companies as company', 'company.code', 'waybill.company')
    .selectAll('waybill')
    .select(['name_ar', 'name_en', 'provider', 'tracking_url'])
    .where('waybill.site', '=', work.site)
    .where(waybillIsSeen(work))
}

type Row = Awaited<ReturnType<ReturnType<typeof waybillRows>['execute']>>[number]

export async function withSteps(work: Work, rows: readonly Row[]): Promise<readonly WaybillView[]> {
  if (rows.length === 0) return []
  const steps = await work.db
    .selectFrom('waybill_history')
    .select(['waybill_id', 'at', 'event', 'to_state as to', 'provider_code as code', 'note'])
    .where(
      'waybill_id',
      'in',
      rows.map((row) => row.id),
    )
    .orderBy('id')
    .execute()
  return rows.map((row) => viewOf(work, row, steps.filter((step) => step.waybill_id === row.id).map(stepOf)))
}

function stepOf({ at, event, to, code, note }: WaybillStepView): WaybillStepView {
  return { at, event, to, code, note }
}

function viewOf(work: Work, row: Row, steps: readonly WaybillStepView[]): WaybillView {
  const phone = openText(work, 'waybills.receiver_phone', row.id, row.receiver_phone)
  return {
    id: row.id,
    requestId: row.request_id,
    requestNumber: row.request_number,
    reference: row.reference,
    company: row.company,
    companyName: { ar: row.name_ar, en: row.name_en },
    hasCalls: row.provider !== null,
    state: row.state as WaybillState,
    progress: row.progress as WaybillView['progress'],
    attention: row.attention,
    attentionNote: row.attention_note,
    awb: row.awb,
    trackingUrl: trackingUrl({ trackingUrl: row.tracking_url }, row.awb),
    receiver: { name: row.receiver_name, phone: numberFor(work, phone) },
    // Written only by bookWaybill, in this form.
    address: row.address as ParcelAddress,
    weightGrams: row.weight_grams,
    pieces: row.pieces,
    contents: row.contents,
    cashMinor: row.cash_minor,
    fault: row.fault,
    faultDetail: row.fault_detail,
    askedAt: row.asked_at,
    bookedAt: row.booked_at,
    collectedAt: row.collected_at,
    endedAt: row.ended_at,
    steps,
  }
}
