import { sql } from 'kysely'
import { among } from '#platform/work/among.ts'
import type { Work } from '#platform/work/work.ts'
import { missingUnits } from '#selling/orders/discrepancies/taken-short.ts'
import { toItemState } from '#selling/orders/items/item-states.ts'
import { readMoneyOfOrders } from '#selling/orders/money/order-money.ts'
import { sites } from '#sites/sites.ts'
import { dayAt, nextDay } from './local-days.ts'
import { readStorageTerms, type StorageTerms } from './read-terms.ts'
import { lastFreeDay, openDaysFrom, ruleFor, type StorageDay, type StorageRule, sumOfDays } from './storage-fee.ts'
import { type Step, type Waiting, waitingOf } from './waiting.ts'

type Asked = { readonly id: string; readonly quantity: number }

/** The present wait of an item, with its terms and what is booked of it. */
export type Wait = Waiting & {
  readonly itemId: string
  readonly pieces: number
  readonly rule: StorageRule
  readonly booked: readonly StorageDay[]
  /** Free until the end of this day, if the goods go on waiting. */
  readonly freeUntil: string
  /** The first day that costs. */
  readonly costsFrom: string
  /** For all its pieces. */
  readonly perDayMinor: bigint
  /** What the wait has cost so far; waived amounts not taken off. */
  readonly bookedMinor: bigint
  readonly caseAt: Date
  /** What the customer was told of it, and whether its case was opened: when. */
  readonly told: ReadonlyMap<WaitStep, Date>
  readonly toldOn: string | null
}

export const waitSteps = ['ending', 'begun', 'last', 'case'] as const
export type WaitStep = (typeof waitSteps)[number]

/** The waits of goods that are here, by item. The number of statements does not grow with that of the goods. */
export async function readWaits(work: Work, items: readonly Asked[]): Promise<ReadonlyMap<string, Wait>> {
  if (items.length === 0) return new Map()
  const ids = items.map(({ id }) => id)
  const [terms, steps, pauses, days, told, missing] = await Promise.all([
    readStorageTerms(work),
    readSteps(work, ids),
    readPauses(work, ids),
    readDays(work, ids),
    readTold(work, ids),
    readMissing(work, ids),
  ])
  const { timeZone } = sites[work.site]
  const unpaid = await readUnpaid(
    work,
    ids.filter((id) => steps.get(id)?.at(-1)?.to === 'prepare_for_pickup'),
  )
  return new Map(
    items.flatMap((item): readonly [string, Wait][] => {
      const spans = (pauses.get(item.id) ?? []).map(({ from, to }) => ({
        from: from.getTime(),
        to: (to ?? work.now).getTime() + (to ? 0 : 1),
      }))
      const clock = { now: work.now, timeZone, isOpen: terms.isOpen, pauses: spans, isUnpaid: unpaid.has(item.id) }
      const waiting = waitingOf(steps.get(item.id) ?? [], clock)
      if (!waiting) return []
      const rule = ruleFor(terms.rules, waiting.beganOn)
      if (!rule) return []
      const known = { days: days.get(item.id) ?? [], told: told.get(item.id) ?? [] }
      const pieces = item.quantity - (missing.get(item.id) ?? 0)
      return [
        [
          item.id,
          waitOf(waiting, { id: item.id, quantity: pieces }, { rule, isOpen: terms.isOpen, timeZone, ...known }),
        ],
      ]
    }),
  )
}

type DayRow = StorageDay & { readonly itemId: string; readonly beganOn: string }

type ToldRow = { readonly itemId: string; readonly beganOn: string; readonly step: WaitStep; readonly at: Date }

type Known = Pick<StorageTerms, 'isOpen'> & {
  readonly rule: StorageRule
  readonly timeZone: string
  readonly days: readonly DayRow[]
  readonly told: readonly ToldRow[]
}

function waitOf(waiting: Waiting, item: Asked, { rule, isOpen, timeZone, ...known }: Known): Wait {
  const booked = known.days.filter(({ beganOn }) => beganOn === waiting.beganOn)
  const told = new Map(
    known.told.filter(({ beganOn }) => beganOn === waiting.beganOn).map(({ step, at }) => [step, at] as const),
  )
  const freeUntil = lastFreeDay(booked, rule, { from: afterBooked(waiting.nextOn, booked), isOpen })
  const ending = told.get('ending')
  return {
    ...waiting,
    itemId: item.id,
    pieces: item.quantity,
    rule,
    booked,
    freeUntil,
    costsFrom: openDaysFrom({ from: nextDay(freeUntil), isOpen }, 1),
    perDayMinor: rule.feeMinor * BigInt(item.quantity),
    bookedMinor: sumOfDays(booked),
    caseAt: new Date(waiting.beganAt.getTime() + rule.caseDays * 86_400_000),
    told,
    toldOn: ending ? dayAt(ending, timeZone) : null,
  }
}

function afterBooked(day: string, booked: readonly StorageDay[]): string {
  const last = booked.at(-1)?.day
  return last !== undefined && last >= day ? nextDay(last) : day
}

async function readSteps(work: Work, ids: readonly string[]): Promise<ReadonlyMap<string, readonly Step[]>> {
  const { rows } = await sql<{ itemId: string; at: Date; event: string; by: Step['by']; to: string }>`
    select item_id as "itemId", at, event, who_kind as by, to_state as to from item_history
    where item_id ${among(ids)} and (to_state in ('waiting_delivery_request', 'prepare_for_pickup', 'pending_pickup',
        'ready_for_pickup', 'preparing_package', 'preparing_shipment', 'pending_delivery', 'shipped', 'picked_up',
        'delivered', 'cancelled'))
    order by id`.execute(work.db)
  return Map.groupBy(
    rows.map((row) => ({ ...row, to: toItemState(row.to) })),
    ({ itemId }) => itemId,
  )
}

async function readPauses(work: Work, ids: readonly string[]) {
  const { rows } = await sql<{ itemId: string; from: Date; to: Date | null }>`
    select item_id as "itemId", at as from, ended_at as to from discrepancies where item_id ${among(ids)}`.execute(
    work.db,
  )
  return Map.groupBy(rows, ({ itemId }) => itemId)
}

async function readDays(work: Work, ids: readonly string[]): Promise<ReadonlyMap<string, readonly DayRow[]>> {
  const { rows } = await sql<DayRow>`
    select item_id as "itemId", day, began_on as "beganOn", minor from storage_days where item_id ${among(ids)}
    order by item_id, day`.execute(work.db)
  return Map.groupBy(rows, ({ itemId }) => itemId)
}

// Goods of orders that are not paid: nothing of them is handed over.
async function readUnpaid(work: Work, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const items = await work.db.selectFrom('order_items').select(['id', 'order_id']).where('id', 'in', ids).execute()
  const orderIds = [...new Set(items.map((item) => item.order_id))]
  const orders = await work.db.selectFrom('orders').selectAll().where('id', 'in', orderIds).execute()
  const moneys = await readMoneyOfOrders(work, orders)
  return new Set(items.filter((item) => (moneys.get(item.order_id)?.due ?? 0n) > 0n).map(({ id }) => id))
}

// Units that the customer agreed are missing are not kept here.
async function readMissing(work: Work, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; missing: number }>`
    select item.id, ${missingUnits} as missing from order_items item where item.id ${among(ids)}`.execute(work.db)
  return new Map(rows.map(({ id, missing }) => [id, missing]))
}

async function readTold(work: Work, ids: readonly string[]): Promise<ReadonlyMap<string, readonly ToldRow[]>> {
  const { rows } = await sql<ToldRow>`
    select item_id as "itemId", began_on as "beganOn", step, at from storage_steps where item_id ${among(ids)}`.execute(
    work.db,
  )
  return Map.groupBy(rows, ({ itemId }) => itemId)
}
