import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { announce } from '#platform/work/announce.ts'
import { once } from '#platform/work/once.ts'
import { isRefusal, no as platformNo } from '#platform/work/refusal.ts'
import { type Actor, asSystem, type Work } from '#platform/work/work.ts'
import { no } from '#selling/orders/orders.refusals.ts'
import { carryOut } from './carry-out.ts'
import { type LockedDiscrepancy, lockDiscrepancy, moveDiscrepancy } from './discrepancy.ts'
import type { OptionKind } from './discrepancy-kinds.ts'

export type Choice = {
  readonly key: string
  readonly number: string
  readonly kind: OptionKind
  /** Which proposal was seen: an older one is refused. */
  readonly round: number
}
export type Chosen = { readonly number: string; readonly kind: OptionKind; readonly backMinor: bigint }

/** The customer takes one of the offered options: money and goods move at once, in one transaction. */
export async function chooseOption(work: Work, { key, ...choice }: Choice): Promise<Chosen> {
  signedInCustomer(work)
  return once(work, key, choice, async () => {
    const locked = await lockDiscrepancy(work, choice.number)
    const { found } = locked
    if (found.round === 0) throw platformNo.NOT_FOUND()
    if (found.state === 'proposed' && found.round !== choice.round) throw no.DISCREPANCY_CHANGED()
    if (found.state === 'proposed' && found.until && found.until <= work.now) throw no.DISCREPANCY_OVER()
    return take(work, locked, 'choose', choice.kind)
  })
}

/** Nobody answered in time: the announced default is carried out. */
export async function applyDefault(given: Work, number: string): Promise<Chosen | null> {
  const work = asSystem(given)
  const locked = await lockDiscrepancy(work, number)
  const { state, until, default_kind: kind } = locked.found
  if (state !== 'proposed' || !until || until > work.now || !kind) return null
  return take(work, locked, 'default', kind)
}

async function take(
  work: Work,
  { found, order }: LockedDiscrepancy,
  event: 'choose' | 'default',
  kind: OptionKind,
): Promise<Chosen> {
  const option = await work.db
    .selectFrom('discrepancy_options')
    .select(['off_minor', 'fee_minor', 'back_minor'])
    .where('discrepancy_id', '=', found.id)
    .where('round', '=', found.round)
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (!option) throw no.OPTION_NOT_POSSIBLE({ path: 'kind' })
  const { number } = found
  const chosen = await moveDiscrepancy(work, found, event, { facts: { chosen_kind: kind, chosen_at: work.now } })
  const executing = await moveDiscrepancy(work, chosen, 'execute')
  if (found.proposed_by === null) throw new Error(`${number} was sent by nobody`)
  // The table of moves allows it to support: it is done in the proposer's name, now that it is chosen.
  const who: Actor = { kind: 'staff', id: found.proposed_by, roles: ['support'], places: [] }
  const deed = { kind, itemId: found.item_id, number, offMinor: option.off_minor, feeMinor: option.fee_minor }
  const backMinor = await carryOut({ ...work, who }, order, deed)
  if (backMinor < option.back_minor) throw no.DISCREPANCY_CHANGED()
  // Goods that go back to their store, or are bought again, still need an action of staff.
  const isDone = kind === 'accept' || kind === 'refund'
  if (isDone) await moveDiscrepancy(work, executing, 'close', { facts: { back_minor: backMinor } })
  else await noteBack(work, found.id, backMinor)
  const news = { orderId: order.id, number, itemId: found.item_id, kind, back: backMinor.toString() }
  await announce(work, event === 'choose' ? 'discrepancy.chosen' : 'discrepancy.defaulted', news)
  return { number, kind, backMinor }
}

async function noteBack(work: Work, id: string, backMinor: bigint): Promise<void> {
  await work.db.updateTable('discrepancies').set({ back_minor: backMinor }).where('id', '=', id).execute()
}

/** The promise cannot be carried out as it was made: the case goes back to staff, with the reason. */
export async function reopenDiscrepancy(given: Work, number: string, refused: unknown): Promise<void> {
  const work = asSystem(given)
  const { found } = await lockDiscrepancy(work, number)
  if (found.state !== 'proposed') return
  await moveDiscrepancy(work, found, 'reopen', { note: isRefusal(refused) ? refused.code : null })
}
