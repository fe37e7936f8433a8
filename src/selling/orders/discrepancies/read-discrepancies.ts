import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { lines } from '#pricing/quote/price-lines.ts'
import { stateLabel } from '#selling/orders/items/item-label.ts'
import { itemStates } from '#selling/orders/items/item-states.ts'
import { itemIsSeen } from '#selling/orders/items/of-places.ts'
import { discrepancyKinds, optionKinds } from './discrepancy-kinds.ts'
import { discrepancyStates } from './discrepancy-moves.ts'
import { cameUnits, missingUnits, paidBackUnits } from './taken-short.ts'

const minor = z.string().transform((text) => BigInt(text))
const moment = z.string().transform((text) => new Date(text))
const facts = z.object({
  missing: z.int(),
  missingMinor: minor,
  extraMinor: minor,
  share: z.string().nullable(),
  lines: z.array(z.object({ line: z.enum(lines), minor })),
})
const option = z.object({
  kind: z.enum(optionKinds),
  offMinor: minor,
  feeMinor: minor,
  backMinor: minor,
  facts,
})
export type OptionView = z.output<typeof option>
const step = z.object({
  at: moment,
  event: z.string(),
  to: z.enum(discrepancyStates),
  note: z.string().nullable(),
  who: z.string(),
  staff: z.string().nullable(),
})
const row = z.object({
  id: z.string(),
  number: z.string(),
  orderNumber: z.string(),
  customer: z.string(),
  language: z.enum(['ar', 'en']).catch('ar'),
  kind: z.enum(discrepancyKinds),
  state: z.enum(discrepancyStates),
  at: z.date(),
  since: z.date(),
  note: z.string(),
  /** The number of the ticket it came from; for staff. */
  ticket: z.string().nullable(),
  openedBy: z.string().nullable(),
  itemId: z.string(),
  title: z.string(),
  image: z.string().nullable(),
  quantity: z.int(),
  country: z.string(),
  /** How many units its customer agreed are missing, by this case or another, and of how many the price came back. */
  missing: z.int(),
  paidBack: z.int(),
  /** How many units came to us, by their labels; null before any did. */
  came: z.int().nullable(),
  itemState: z.enum(itemStates),
  realGrams: z.int().nullable(),
  quotedGrams: z.int().nullable(),
  round: z.int(),
  said: z.string().nullable(),
  days: z.int().nullable(),
  until: z.date().nullable(),
  draftedBy: z.string().nullable(),
  draftedById: z.string().nullable(),
  proposedBy: z.string().nullable(),
  defaultKind: z.enum(optionKinds).nullable(),
  chosenKind: z.enum(optionKinds).nullable(),
  chosenAt: z.date().nullable(),
  backMinor: z.bigint().nullable(),
  endedAt: z.date().nullable(),
  options: z.array(option),
  steps: z.array(step),
  photos: z.array(z.string()),
})
export type DiscrepancyView = z.output<typeof row> & { readonly stageLabel: string }

/** The acting customer's cases of an order, newest first: those being examined, and those with a question. */
export async function readOwnDiscrepancies(work: Work, orderId: string): Promise<readonly DiscrepancyView[]> {
  const found = await readWhole(work, sql`o.customer_id = ${signedInCustomer(work)} and d.order_id = ${orderId}`)
  return found.filter(({ state, round }) => state !== 'withdrawn' || round > 0).map(forCustomer)
}

/** One case, for its customer or for staff; another's is not found. */
export async function readDiscrepancy(work: Work, number: string): Promise<DiscrepancyView> {
  if (work.who.kind === 'guest') throw no.NOT_FOUND()
  const isTheirs = work.who.kind === 'customer'
  const mine = isTheirs ? sql` and o.customer_id = ${work.who.id}` : sql``
  const [found] = await readWhole(work, sql`d.number = ${number}${mine}`)
  if (!found) throw no.NOT_FOUND()
  return isTheirs ? forCustomer(found) : found
}

// The customer does not see drafts and internal notes, only messages to them.
function forCustomer(found: DiscrepancyView): DiscrepancyView {
  const isDraft = found.state === 'open' || found.state === 'drafted'
  return {
    ...found,
    ...(isDraft && { state: 'open', options: [], said: null, until: null, defaultKind: null }),
    note: '',
    ticket: null,
    openedBy: null,
    draftedBy: null,
    draftedById: null,
    proposedBy: null,
    steps: found.steps
      .filter(({ event }) => !['draft', 'putBack', 'execute'].includes(event))
      .map((one) => ({ ...one, staff: null, note: null })),
  }
}

async function readWhole(work: Work, condition: RawBuilder<unknown>): Promise<readonly DiscrepancyView[]> {
  const { rows } = await sql`
    select d.id, d.number, o.number as "orderNumber", customer.first_name || ' ' || customer.last_name as customer,
      customer.language, d.kind, d.state, d.at, d.since, d.note, d.ticket, opener.name as "openedBy", d.item_id as "itemId", item.title,
      item.image, item.quantity, ${missingUnits} as missing, ${paidBackUnits} as "paidBack", ${cameUnits} as came, item.country, item.state as "itemState", d.real_grams as "realGrams",
      d.quoted_grams as "quotedGrams", d.round, d.said, d.days, d.until, drafter.name as "draftedBy",
      d.drafted_by as "draftedById", proposer.name as "proposedBy", d.default_kind as "defaultKind",
      d.chosen_kind as "chosenKind", d.chosen_at as "chosenAt", d.back_minor as "backMinor", d.ended_at as "endedAt",
      (select coalesce(json_agg(json_build_object('kind', part.kind, 'offMinor', part.off_minor::text,
        'feeMinor', part.fee_minor::text, 'backMinor', part.back_minor::text, 'facts', part.facts) order by part.place), '[]')
        from discrepancy_options part where part.discrepancy_id = d.id and part.round = d.round) as options,
      (select json_agg(json_build_object('at', to_char(h.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'event', h.event, 'to', h.to_state, 'note', h.note, 'who', h.who_kind, 'staff', member.name) order by h.id)
        from discrepancy_history h left join staff_members member on h.who_kind = 'staff' and member.id = h.who_id
        where h.discrepancy_id = d.id) as steps,
      (select coalesce(json_agg(photo.file_id order by photo.at), '[]') from discrepancy_photos photo
        where photo.discrepancy_id = d.id) as photos
    from discrepancies d join orders o on o.id = d.order_id join order_items item on item.id = d.item_id
    join customers customer on customer.id = o.customer_id
    left join staff_members opener on opener.id = d.opened_by left join staff_members drafter on drafter.id = d.drafted_by
    left join staff_members proposer on proposer.id = d.proposed_by
    where d.site = ${work.site} and ${itemIsSeen(work)} and ${condition} order by d.at desc, d.number desc limit 200`.execute(
    work.db,
  )
  return rows.map((one) => {
    const found = row.parse(one)
    return { ...found, stageLabel: stateLabel(found.itemState, work.site, found.country, work.locale) }
  })
}
