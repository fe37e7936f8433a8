import { sql } from 'kysely'
import { audit } from '#people/access/audit.ts'
import { mayActAt } from '#people/access/permissions.ts'
import type { JobContext } from '#platform/background/jobs.ts'
import { announce } from '#platform/work/announce.ts'
import { isRefusal, no as platformNo } from '#platform/work/refusal.ts'
import { asSystem, type Work } from '#platform/work/work.ts'
import { isFinal, toItemState } from '#selling/orders/items/item-states.ts'
import { itemOf, lockOrderOfItem } from '#selling/orders/items/lock-order.ts'
import { no } from '#selling/orders/orders.refusals.ts'
import { applyDefault, reopenDiscrepancy } from './choose-option.ts'
import { lockDiscrepancy, lockOpenCase, moveDiscrepancy } from './discrepancy.ts'
import type { StaffEnding } from './discrepancy-moves.ts'

type Ending = { readonly number: string; readonly event: StaffEnding; readonly why: string }

/**
 * Staff end a case that was a mistake, withdraw a proposal, return a draft to its author, or record that the customer's
 * choice is carried out.
 */
export async function endDiscrepancy(work: Work, { number, event, why }: Ending): Promise<void> {
  const { found, order } = await lockDiscrepancy(work, number)
  if (!isOfPlace(work, itemOf(order, found.item_id).country)) throw platformNo.FORBIDDEN()
  // A case whose item was bought again ends when the goods arrive.
  if (event === 'close' && found.chosen_kind === 'replace')
    throw no.DISCREPANCY_NOT_ALLOWED({ state: found.state, event })
  const moved = await moveDiscrepancy(work, found, event, { note: why })
  if (event === 'takeBack') await announce(work, 'discrepancy.takenBack', { orderId: order.id, number, why })
  const [before, after] = [{ state: found.state }, { state: moved.state }]
  await audit(work, { action: `discrepancy.${event}`, subject: `discrepancy:${number}`, before, after, why })
}

/** The same by the item, for whoever has it in hand. */
export async function withdrawOfItem(work: Work, itemId: string, why: string): Promise<void> {
  await lockOrderOfItem(work, itemId)
  const open = await lockOpenCase(work, itemId)
  if (!open) throw no.DISCREPANCY_NOT_ALLOWED({ state: 'withdrawn', event: 'withdraw' })
  await endDiscrepancy(work, { number: open.number, event: 'withdraw', why })
}

/** The item ended in another way (cancelled, written off, delivered): so does its case. Goods that go back still have to. */
export async function lapseOf(given: Work, itemId: string): Promise<void> {
  const work = asSystem(given)
  const order = await lockOrderOfItem(work, itemId)
  const item = order.items.find((one) => one.id === itemId)
  const open = await lockOpenCase(work, itemId)
  if (!open || !item || !isFinal(toItemState(item.state))) return
  if (open.state !== 'executing') await moveDiscrepancy(work, open, 'lapse')
  else if (open.chosen_kind === 'replace') await moveDiscrepancy(work, open, 'close')
}

/** The customer has answered: the case about goods that nobody came for ends, unless a choice is being carried out. */
export async function lapseUnclaimed(given: Work, itemId: string): Promise<void> {
  const work = asSystem(given)
  await lockOrderOfItem(work, itemId)
  const open = await lockOpenCase(work, itemId)
  if (open?.kind === 'unclaimed' && open.state !== 'executing') await moveDiscrepancy(work, open, 'lapse')
}

// Support ends any case; a warehouse those of its own goods, a hub those of its site.
function isOfPlace({ who, site }: Work, country: string): boolean {
  if (who.kind !== 'staff' || who.places.length === 0) return true
  if (who.roles.some((role) => role === 'admin' || role === 'support')) return true
  const places = { warehouse: country, hub: site } as const
  return who.roles.some((role) => (role === 'warehouse' || role === 'hub') && mayActAt(who, places[role]))
}

/** Cases nobody answered in time. */
export async function readOverdue(work: Work): Promise<readonly string[]> {
  const rows = await work.db
    .selectFrom('discrepancies')
    .select('number')
    .where('site', '=', work.site)
    .where('state', '=', 'proposed')
    .where('until', '<=', work.now)
    .orderBy('until')
    .execute()
  return rows.map((row) => row.number)
}

/** Carries out the defaults, each in its own transaction; promises that cannot be kept go back to staff. */
export async function applyDefaults({ write }: Pick<JobContext, 'write'>): Promise<void> {
  for (const number of await write(readOverdue)) {
    try {
      await write((work) => applyDefault(work, number))
    } catch (refused) {
      if (!isRefusal(refused)) throw refused
      await write((work) => reopenDiscrepancy(work, number, refused))
    }
  }
}

/** Says once that the time to choose is nearly over. */
export async function remindChoosing(work: Work): Promise<void> {
  const { rows } = await sql<{ number: string; orderId: string; itemId: string; until: Date }>`
    update discrepancies set reminded_at = ${work.now} from discrepancy_rules rule
    where rule.site = discrepancies.site and discrepancies.site = ${work.site} and discrepancies.state = 'proposed'
      and reminded_at is null and until > ${work.now}
      and until - make_interval(hours => rule.remind_hours) <= ${work.now}
    returning number, order_id as "orderId", item_id as "itemId", until`.execute(work.db)
  for (const { until, ...row } of rows)
    await announce(work, 'discrepancy.reminder', { ...row, until: until.toISOString() })
}
