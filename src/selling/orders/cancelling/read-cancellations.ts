import { sql } from 'kysely'
import { z } from 'zod'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { shownName } from '#people/accounts/deletion/deleted-account.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { lines } from '#pricing/quote/price-lines.ts'
import { stateLabel } from '#selling/orders/items/item-label.ts'
import { type ItemState, itemStates } from '#selling/orders/items/item-states.ts'
import { orderIsSeen } from '#selling/orders/items/of-places.ts'
import { type CancellationState, cancellationStates } from './cancellation-moves.ts'

type CancellationItem = {
  readonly id: string
  readonly title: string
  readonly image: string | null
  readonly quantity: number
  /** The item's state when the fee was computed; before that its present state. */
  readonly stage: ItemState
  readonly stageLabel: string
  readonly lines: readonly { readonly line: (typeof lines)[number]; readonly minor: bigint }[]
  readonly feeMinor: bigint | null
}
export type CancellationView = {
  readonly id: string
  readonly number: string
  readonly orderNumber: string
  readonly customer: string
  readonly state: CancellationState
  readonly at: Date
  readonly reason: string | null
  readonly comment: string | null
  readonly why: string | null
  /** The number of the ticket it came from. */
  readonly ticket: string | null
  readonly proposer: string | null
  readonly proposedAt: Date | null
  readonly until: Date | null
  readonly feeMinor: bigint | null
  readonly backMinor: bigint | null
  /** Per cent of the services rendered. */
  readonly share: string | null
  readonly items: readonly CancellationItem[]
}

const minor = z.string().transform((text) => BigInt(text))
const caseRow = z.object({
  id: z.string(),
  number: z.string(),
  order_number: z.string(),
  customer: z.string(),
  state: z.enum(cancellationStates),
  at: z.date(),
  reason: z.string().nullable(),
  comment: z.string().nullable(),
  why: z.string().nullable(),
  ticket: z.string().nullable(),
  proposer: z.string().nullable(),
  proposed_at: z.date().nullable(),
  until: z.date().nullable(),
  fee_minor: z.bigint().nullable(),
  back_minor: z.bigint().nullable(),
  share: z.string().nullable(),
})
const itemRow = z.object({
  cancellation_id: z.string(),
  id: z.string(),
  title: z.string(),
  image: z.string().nullable(),
  quantity: z.int(),
  country: z.string(),
  stage: z.enum(itemStates),
  fee_minor: z.bigint().nullable(),
  lines: z.array(z.object({ line: z.enum(lines), minor })),
})

/** The acting customer's cases of one order (or all of them), newest first. */
export async function readOwnCancellations(work: Work, orderId?: string): Promise<readonly CancellationView[]> {
  const ofOrder = orderId === undefined ? sql`` : sql` and o.id = ${orderId}`
  return readWhere(work, sql`o.customer_id = ${signedInCustomer(work)}${ofOrder}`)
}

/** All cases of an order, for staff. The caller checks whose order it is. */
export function readCancellationsOf(work: Work, orderId: string): Promise<readonly CancellationView[]> {
  return readWhere(work, sql`o.id = ${orderId}`)
}

/** One case, for its customer or for staff; another's is not found. */
export async function readCancellation(work: Work, number: string): Promise<CancellationView> {
  const mine = work.who.kind === 'customer' ? sql` and o.customer_id = ${work.who.id}` : sql``
  if (work.who.kind === 'guest') throw no.NOT_FOUND()
  const [found] = await readWhere(work, sql`c.number = ${number}${mine}`)
  if (!found) throw no.NOT_FOUND()
  return found
}

/** Support's list: open cases oldest first, or ended ones newest first. */
export async function readCancellationDesk(work: Work, isOpen: boolean): Promise<readonly CancellationView[]> {
  const found = await readWhere(work, sql`(c.state in ('asked', 'proposed')) = ${isOpen}`)
  return isOpen ? [...found].reverse() : found
}

/** How many customers wait for support's answer, and since when. */
export async function countAsked(work: Work): Promise<{ readonly count: number; readonly oldest: Date | null }> {
  const row = await work.db
    .selectFrom('cancellations')
    .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min<Date | null>('at').as('oldest')])
    .where('site', '=', work.site)
    .where('state', '=', 'asked')
    .where(orderIsSeen(work, 'cancellations.order_id'))
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), oldest: row.oldest }
}

async function readWhere(work: Work, condition: ReturnType<typeof sql>): Promise<readonly CancellationView[]> {
  const { rows } = await sql`
    select c.id, c.number, o.number as order_number, customer.first_name || ' ' || customer.last_name as customer,
      c.state, c.at, c.reason, c.comment, c.why, c.ticket, staff.name as proposer, c.proposed_at, c.until, c.fee_minor, c.back_minor, c.share
    from cancellations c join orders o on o.id = c.order_id join customers customer on customer.id = o.customer_id
    left join staff_members staff on staff.id = c.proposed_by
    where c.site = ${work.site} and ${orderIsSeen(work, 'o.id')} and ${condition} order by c.at desc, c.number desc limit 200`.execute(
    work.db,
  )
  const found = rows.map((row) => caseRow.parse(row))
  const items = await readItemsOf(
    work,
    found.map(({ id }) => id),
  )
  return found.map((row) => ({
    id: row.id,
    number: row.number,
    orderNumber: row.order_number,
    state: row.state,
    customer: shownName(row.customer, work.locale),
    at: row.at,
    reason: row.reason,
    comment: row.comment,
    why: row.why,
    ticket: row.ticket,
    proposer: row.proposer,
    proposedAt: row.proposed_at,
    until: row.until,
    feeMinor: row.fee_minor,
    backMinor: row.back_minor,
    share: row.share,
    items: items.filter(({ caseId }) => caseId === row.id).map(({ item }) => item),
  }))
}

async function readItemsOf(work: Work, ids: readonly string[]) {
  if (ids.length === 0) return []
  const { rows } = await sql`
    select part.cancellation_id, item.id, item.title, item.image, item.quantity, item.country,
      coalesce(part.state, item.state) as stage, part.fee_minor, part.lines
    from cancellation_items part join order_items item on item.id = part.item_id
    where part.cancellation_id = any(${ids}) order by item.place`.execute(work.db)
  return rows.map((row) => {
    const { cancellation_id: caseId, country, fee_minor: feeMinor, ...item } = itemRow.parse(row)
    const stageLabel = stateLabel(item.stage, work.site, country, work.locale)
    return { caseId, item: { ...item, stageLabel, feeMinor } satisfies CancellationItem }
  })
}
