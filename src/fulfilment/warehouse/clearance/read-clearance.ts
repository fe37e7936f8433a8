import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'
import { effectiveData } from '#selling/orders/items/item-data.ts'
import { type ClearanceKind, clearanceKinds, needsPermit, type PaperState, paperStates } from './clearance-kinds.ts'
import { readNeeds } from './switch-need.ts'

/** One paper in the list of a shipment. */
export type ClearancePaper = {
  /** Null if there is none, or if it is the consignee's card. */
  readonly id: string | null
  readonly kind: ClearanceKind
  readonly state: PaperState
  /** Whose card, or which goods a permit is for. */
  readonly of: string | null
  readonly customerId: string | null
  readonly itemId: string | null
  readonly number: string | null
  readonly fileId: string | null
  readonly why: string | null
}

export type Clearance = { readonly papers: readonly ClearancePaper[]; readonly open: number; readonly given: number }

/** Every paper that customs want for this shipment, with its state. */
export async function readClearance(work: Work, shipmentId: string): Promise<Clearance> {
  const [needs, given, goods] = await Promise.all([
    readNeeds(work),
    readGiven(work, shipmentId),
    readGoods(work, shipmentId),
  ])
  const paper = (kind: ClearanceKind, own: Partial<ClearancePaper> = {}): ClearancePaper => {
    const found = given.find((one) => one.kind === kind && one.itemId === (own.itemId ?? null))
    const missing = { id: null, state: 'missing', number: null, fileId: null, why: null } as const
    return { kind, of: null, customerId: null, itemId: null, ...missing, ...found, ...own }
  }
  const papers = clearanceKinds.flatMap((kind): readonly ClearancePaper[] => {
    if (kind === 'national_id') return idsOf(goods, needs[kind]).map((own) => paper(kind, own))
    if (kind !== 'permit') return needs[kind] || given.some((one) => one.kind === kind) ? [paper(kind)] : []
    const bound = needs.permit ? goods.filter((one) => needsPermit(work.site, effectiveData(one).category)) : []
    return bound.map((one) => paper(kind, { itemId: one.id, of: `${one.label} ${one.title}` }))
  })
  return {
    papers,
    open: papers.filter((one) => one.state !== 'accepted').length,
    given: papers.filter((one) => one.id !== null && one.state === 'given').length,
  }
}

type Goods = {
  readonly id: string
  readonly label: string
  readonly title: string
  readonly client_data: unknown
  readonly review_data: unknown
  readonly completed_data: unknown
  readonly customerId: string
  readonly customer: string
  readonly wasAskedId: boolean
  readonly card: string | null
  readonly cardWhy: string | null
}

const cardStates: Readonly<Record<string, PaperState>> = {
  waiting: 'given',
  accepted: 'accepted',
  rejected: 'refused',
}

function idsOf(goods: readonly Goods[], isOfAll: boolean): readonly Partial<ClearancePaper>[] {
  const bound = goods.filter((one) => isOfAll || one.wasAskedId)
  return [...Map.groupBy(bound, (one) => one.customerId).values()].flatMap(([first]) =>
    first
      ? [
          {
            of: first.customer,
            customerId: first.customerId,
            why: first.cardWhy,
            state: cardStates[first.card ?? ''] ?? ('missing' as const),
          },
        ]
      : [],
  )
}

async function readGiven({ db }: Work, shipmentId: string) {
  const rows = await db
    .selectFrom('clearance_papers')
    .select(['id', 'kind', 'state', 'item_id as itemId', 'number', 'file_id as fileId', 'why'])
    .where('shipment_id', '=', shipmentId)
    .where('replaced_at', 'is', null)
    .execute()
  return rows.flatMap(({ kind, state, ...row }) => {
    const known = clearanceKinds.find((one) => one === kind)
    const held = paperStates.find((one) => one === state)
    return known && held ? [{ ...row, kind: known, state: held }] : []
  })
}

// Goods that were cancelled or written off meanwhile need no paper.
async function readGoods({ db }: Work, shipmentId: string): Promise<readonly Goods[]> {
  const { rows } = await sql<Goods>`
    select item.id, o.number || '-' || (item.place + 1) as label, item.title, item.client_data, item.review_data,
      item.completed_data, o.customer_id as "customerId", trim(customer.first_name || ' ' || customer.last_name) as customer,
      (item.issues @> '[{"type":"Upload national id"}]' or coalesce(item.completed_data, '{}') ? 'nationalId') as "wasAskedId",
      card.state as card, card.why as "cardWhy"
    from shipment_items part join order_items item on item.id = part.item_id join orders o on o.id = item.order_id
      join customers customer on customer.id = o.customer_id
      left join national_ids card on card.customer_id = customer.id and card.state in ('waiting', 'accepted', 'rejected')
    where part.shipment_id = ${shipmentId} and item.state <> 'cancelled' order by o.number, item.place`.execute(db)
  return rows
}
