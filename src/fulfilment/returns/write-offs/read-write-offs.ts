import { sql } from 'kysely'
import { z } from 'zod'
import { shownName } from '#people/accounts/deletion/deleted-account.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { findMoves } from '#selling/orders/items/find-moves.ts'
import { stateLabel } from '#selling/orders/items/item-label.ts'
import { itemStates } from '#selling/orders/items/item-states.ts'
import { itemIsSeen } from '#selling/orders/items/of-places.ts'
import { losses } from './propose-write-off.ts'

const row = z.object({
  number: z.string(),
  orderNumber: z.string(),
  customer: z.string(),
  title: z.string(),
  quantity: z.int(),
  what: z.enum(losses),
  reason: z.string(),
  proofId: z.string(),
  itemState: z.enum(itemStates),
  country: z.string(),
  proposedBy: z.string(),
  proposedById: z.string(),
  proposedAt: z.date(),
  agreedBy: z.string().nullable(),
  agreedAt: z.date().nullable(),
  refundedMinor: z.bigint().nullable(),
  withdrawnAt: z.date().nullable(),
  withdrawnWhy: z.string().nullable(),
})
export type WriteOffView = z.output<typeof row> & { readonly stageLabel: string; readonly isMine: boolean }

/** Proposals that wait for a second person, oldest first; or decided ones, newest first. */
export async function readWriteOffs(work: Work, isOpen: boolean): Promise<readonly WriteOffView[]> {
  const found = await readWhere(work, sql`(w.agreed_at is null and w.withdrawn_at is null) = ${isOpen}`)
  return isOpen ? [...found].reverse() : found
}

export async function readWriteOff(work: Work, number: string): Promise<WriteOffView> {
  const [found] = await readWhere(work, sql`w.number = ${number}`)
  if (!found) throw no.NOT_FOUND()
  return found
}

/** All proposals about the items of an order, newest first. The caller checks whose order it is. */
export function readWriteOffsOf(work: Work, orderId: string): Promise<readonly WriteOffView[]> {
  return readWhere(work, sql`o.id = ${orderId}`)
}

/** How many wait for a second person, and since when. */
export async function countWriteOffs(work: Work): Promise<{ readonly count: number; readonly oldest: Date | null }> {
  const found = await work.db
    .selectFrom('write_offs')
    .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min<Date | null>('proposed_at').as('oldest')])
    .innerJoin('order_items as item', 'item.id', 'write_offs.item_id')
    .where('write_offs.site', '=', work.site)
    .where(itemIsSeen(work))
    .where('agreed_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { count: Number(found.count), oldest: found.oldest }
}

const losable = z.object({
  id: z.string(),
  title: z.string(),
  place: z.int(),
  state: z.enum(itemStates),
  country: z.string(),
})

/** The items of an order that this person may write off. */
export async function readLosable(work: Work, orderNumber: string) {
  const { rows } = await sql`
    select item.id, item.title, item.place, item.state, item.country from order_items item join orders o on o.id = item.order_id
    where o.number = ${orderNumber} and o.site = ${work.site} and ${itemIsSeen(work)}
      and not exists (select from write_offs w where w.item_id = item.id and w.withdrawn_at is null)
    order by item.place`.execute(work.db)
  return rows
    .map((one) => losable.parse(one))
    .filter(({ state }) => findMoves(work.who, state, 'writeOff').length > 0)
    .map(({ id, title, place, state, country }) => ({
      id,
      title,
      label: `${orderNumber}-${place + 1}`,
      stageLabel: stateLabel(state, work.site, country, work.locale),
    }))
}

async function readWhere(work: Work, condition: ReturnType<typeof sql>): Promise<readonly WriteOffView[]> {
  const { rows } = await sql`
    select w.number, o.number as "orderNumber", customer.first_name || ' ' || customer.last_name as customer, item.title,
      item.quantity, w.what, w.reason, w.proof_id as "proofId", w.item_state as "itemState", item.country,
      first.name as "proposedBy", w.proposed_by as "proposedById", w.proposed_at as "proposedAt", second.name as "agreedBy",
      w.agreed_at as "agreedAt", w.refunded_minor as "refundedMinor", w.withdrawn_at as "withdrawnAt",
      w.withdrawn_why as "withdrawnWhy"
    from write_offs w join order_items item on item.id = w.item_id join orders o on o.id = item.order_id
    join customers customer on customer.id = o.customer_id join staff_members first on first.id = w.proposed_by
    left join staff_members second on second.id = w.agreed_by
    where w.site = ${work.site} and ${itemIsSeen(work)} and ${condition} order by w.proposed_at desc, w.number desc limit 200`.execute(
    work.db,
  )
  return rows.map((one) => {
    const found = row.parse(one)
    const stageLabel = stateLabel(found.itemState, work.site, found.country, work.locale)
    const customer = shownName(found.customer, work.locale)
    return { ...found, customer, stageLabel, isMine: found.proposedById === work.who.id }
  })
}
