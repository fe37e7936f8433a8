import { sql } from 'kysely'
import { z } from 'zod'
import { unitsThatCome } from '#fulfilment/custody/units-that-come.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { shownName } from '#people/accounts/deletion/deleted-account.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { returnEnds } from './return-ends.ts'
import { returnIsSeen } from './return-is-seen.ts'
import { endedReturns, returnStates } from './return-moves.ts'
import { conditions, returnReasons } from './return-reasons.ts'

const minor = z.string().transform((text) => BigInt(text))
const part = z.object({
  id: z.string(),
  title: z.string(),
  image: z.string().nullable(),
  quantity: z.int(),
  of: z.int(),
  grossMinor: minor,
  feeMinor: minor,
})
const step = z.object({
  at: z.string().transform((text) => new Date(text)),
  event: z.string(),
  to: z.enum(returnStates),
  note: z.string().nullable(),
  who: z.string(),
  staff: z.string().nullable(),
})
const piece = z.object({
  barcode: z.string(),
  title: z.string(),
  kind: z.string(),
  place: z.string(),
  endedHow: z.enum(returnEnds).nullable(),
  why: z.string().nullable(),
})
export type ReturnedPiece = z.output<typeof piece>
const row = z.object({
  id: z.string(),
  number: z.string(),
  orderNumber: z.string(),
  customer: z.string(),
  state: z.enum(returnStates),
  reason: z.enum(returnReasons),
  note: z.string().nullable(),
  at: z.date(),
  isOurs: z.boolean(),
  grossMinor: z.bigint(),
  feeMinor: z.bigint(),
  until: z.date().nullable(),
  decisionNote: z.string().nullable(),
  officeCode: z.string().nullable(),
  office: z.string().nullable(),
  officeAddress: z.string().nullable(),
  code: z.string().nullable(),
  condition: z.enum(conditions).nullable(),
  conditionNote: z.string().nullable(),
  proposedById: z.string().nullable(),
  proposedBy: z.string().nullable(),
  refundedAt: z.date().nullable(),
  items: z.array(part),
  steps: z.array(step),
  photos: z.array(z.object({ id: z.string(), byStaff: z.boolean() })),
  pieces: z.array(piece),
})
export type ReturnView = z.output<typeof row> & { readonly backMinor: bigint }

/** The acting customer's returns on this site, newest first. */
export function readReturns(work: Work): Promise<readonly ReturnView[]> {
  return readWhere(work, sql`r.customer_id = ${signedInCustomer(work)}`)
}

/** One return, for its customer or for staff; another's is not found. */
export async function readReturn(work: Work, number: string): Promise<ReturnView> {
  const mine = work.who.kind === 'customer' ? sql` and r.customer_id = ${work.who.id}` : sql``
  if (work.who.kind === 'guest') throw no.NOT_FOUND()
  const [found] = await readWhere(work, sql`r.number = ${number}${mine}`)
  if (!found) throw no.NOT_FOUND()
  return found
}

/** All returns of an order, for staff, newest first. The caller checks whose order it is. */
export function readReturnsOf(work: Work, orderId: string): Promise<readonly ReturnView[]> {
  return readWhere(work, sql`r.order_id = ${orderId}`)
}

export const deskStages = ['review', 'dropOff', 'refund', 'goods', 'ended'] as const
type DeskStage = (typeof deskStages)[number]
const stageStates: Readonly<Record<Exclude<DeskStage, 'goods'>, readonly string[]>> = {
  review: ['requested'],
  dropOff: ['approved', 'awaiting_drop_off'],
  refund: ['received'],
  ended: endedReturns,
}

// Decided, but it is not yet recorded what happened to the goods.
const isDecided = sql`r.state in ('refunded', 'rejected')`
const hasGoods = sql`exists (select from return_pieces part where part.return_id = r.id and part.ended_at is null)`

/** The returns at one stage, oldest first; a code, a return's or an order's number finds it at any stage. */
export async function readReturnDesk(
  work: Work,
  { stage, q }: { readonly stage: DeskStage; readonly q: string },
): Promise<readonly ReturnView[]> {
  if (q !== '')
    return readWhere(
      work,
      sql`(r.number ilike ${q} or o.number = ${q} or (r.code = ${q} and r.state = 'awaiting_drop_off'))`,
    )
  if (stage === 'goods') return [...(await readWhere(work, sql`${isDecided} and ${hasGoods}`))].reverse()
  const found = await readWhere(work, sql`r.state = any(${[...stageStates[stage]]})`)
  return stage === 'ended' ? found : [...found].reverse()
}

/** How many returns wait for staff, and since when. */
export async function countReturns(work: Work): Promise<{ readonly count: number; readonly oldest: Date | null }> {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`
    select count(*)::int as count, min(r.at) as oldest from returns r
    where r.site = ${work.site} and ${returnIsSeen(work)} and (r.state in ('requested', 'received') or r.id in (
      select part.return_id from return_pieces part join returns r on r.id = part.return_id
      where part.ended_at is null and ${isDecided}))`.execute(work.db)
  return rows[0] ?? { count: 0, oldest: null }
}

async function readWhere(work: Work, condition: ReturnType<typeof sql>): Promise<readonly ReturnView[]> {
  const isArabic = work.locale === 'ar'
  const { rows } = await sql`
    select r.id, r.number, o.number as "orderNumber", customer.first_name || ' ' || customer.last_name as customer, r.state,
      r.reason, r.note, r.at, r.is_ours as "isOurs", r.gross_minor as "grossMinor", r.fee_minor as "feeMinor", r.until,
      r.decision_note as "decisionNote", r.office_code as "officeCode",
      case when ${isArabic} then office.name_ar else office.name_en end as office,
      case when ${isArabic} then office.address_ar else office.address_en end as "officeAddress",
      r.code, r.condition, r.condition_note as "conditionNote", r.refund_proposed_by as "proposedById",
      staff.name as "proposedBy", r.refunded_at as "refundedAt",
      (select json_agg(json_build_object('id', item.id, 'title', item.title, 'image', item.image, 'quantity', part.quantity,
        'of', ${unitsThatCome}, 'grossMinor', part.gross_minor::text, 'feeMinor', part.fee_minor::text) order by item.place)
        from return_items part join order_items item on item.id = part.item_id where part.return_id = r.id) as items,
      (select json_agg(json_build_object('at', to_char(h.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'event', h.event,
        'to', h.to_state, 'note', h.note, 'who', h.who_kind, 'staff', member.name) order by h.id)
        from return_history h left join staff_members member on h.who_kind = 'staff' and member.id = h.who_id
        where h.return_id = r.id) as steps,
      (select coalesce(json_agg(json_build_object('id', photo.file_id, 'byStaff', photo.by_staff) order by photo.at), '[]')
        from return_photos photo where photo.return_id = r.id) as photos,
      (select coalesce(json_agg(json_build_object('barcode', piece.barcode, 'title', item.title, 'kind', piece.place_kind,
        'place', piece.place, 'endedHow', part.ended_how, 'why', part.why) order by piece.barcode), '[]')
        from return_pieces part join pieces piece on piece.id = part.piece_id join order_items item on item.id = part.item_id
        where part.return_id = r.id) as pieces
    from returns r join orders o on o.id = r.order_id join customers customer on customer.id = r.customer_id
    left join offices office on office.code = r.office_code left join staff_members staff on staff.id = r.refund_proposed_by
    where r.site = ${work.site} and ${returnIsSeen(work)} and ${condition} order by r.at desc, r.number desc limit 200`.execute(
    work.db,
  )
  return rows.map((one) => {
    const found = row.parse(one)
    const customer = shownName(found.customer, work.locale)
    return { ...found, customer, backMinor: found.grossMinor - found.feeMinor }
  })
}
