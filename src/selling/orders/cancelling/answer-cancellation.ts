import { audit } from '#people/access/audit.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { announce } from '#platform/work/announce.ts'
import { once } from '#platform/work/once.ts'
import type { Actor, Work } from '#platform/work/work.ts'
import { noteStandingDue } from '#selling/orders/money/standing-dues.ts'
import { no } from '#selling/orders/orders.refusals.ts'
import { feeAccounts } from './cancel-fees.ts'
import { cancelBought, type LockedCancellation, lockCancellation, moveCancellation } from './cancellation.ts'

export type CancellationAnswer = { readonly key: string; readonly number: string; readonly agrees: boolean }
export type AnsweredCancellation = { readonly number: string; readonly backMinor: bigint }

/**
 * The customer accepts the fee: the items are cancelled and everything except the fee is refunded to the kind that
 * paid, in one transaction. Or they decline, and the goods continue.
 */
export async function answerCancellation(
  work: Work,
  { key, ...answer }: CancellationAnswer,
): Promise<AnsweredCancellation> {
  signedInCustomer(work)
  const { number, agrees } = answer
  return once(work, key, answer, async () => {
    const locked = await lockCancellation(work, number)
    const { cancellation } = locked
    if (cancellation.until && cancellation.until <= work.now && cancellation.state === 'proposed')
      throw no.CANCELLATION_OVER()
    await moveCancellation(work, cancellation, agrees ? 'agree' : 'decline', { facts: { answered_at: work.now } })
    const backMinor = agrees ? await carryOut(work, locked) : 0n
    return { number, backMinor }
  })
}

async function carryOut(work: Work, { cancellation, order }: LockedCancellation): Promise<bigint> {
  const { number, itemIds, fee_minor: feeMinor, back_minor: promised, proposed_by: proposer } = cancellation
  if (feeMinor === null || promised === null || proposer === null) throw new Error(`${number} proposed nothing`)
  if (feeMinor > 0n) {
    const accounts = await feeAccounts(work, order, 'revenue:cancellationFees', feeMinor)
    await noteStandingDue(work, order.id, { reason: 'cancellation', minor: feeMinor, accounts, number })
  }
  // The table allows it to support: it is done in the proposer's name, now that it is accepted.
  const who: Actor = { kind: 'staff', id: proposer, roles: ['support'], places: [] }
  const back = await cancelBought({ ...work, who }, order, { itemIds, number })
  if (back < promised) throw no.CANCELLATION_CHANGED()
  await announce(work, 'cancellation.agreed', { orderId: order.id, number, back: back.toString() })
  return back
}

/** Support withdraws a proposal or refuses a request; the customer withdraws their request. The goods continue. */
export async function endCancellation(work: Work, number: string, why: string | null): Promise<void> {
  const { cancellation, order } = await lockCancellation(work, number)
  const isRefusal = work.who.kind === 'staff' && cancellation.state === 'asked'
  await moveCancellation(work, cancellation, isRefusal ? 'refuse' : 'withdraw', {
    note: why,
    ...(work.who.kind === 'staff' && { facts: { why } }),
  })
  if (work.who.kind !== 'staff') return
  await announce(work, 'cancellation.ended', { orderId: order.id, number, why: why ?? '' })
  const [before, after] = [{ state: cancellation.state }, { state: isRefusal ? 'refused' : 'withdrawn' }]
  await audit(work, {
    action: 'cancellation.end',
    subject: `cancellation:${number}`,
    before,
    after,
    ...(why && { why }),
  })
}
