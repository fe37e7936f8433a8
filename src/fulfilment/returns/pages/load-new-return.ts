import { readReturnable, readReturnableOrders } from '#fulfilment/returns/read-returnable.ts'
import { costReturn, type ReturnPart } from '#fulfilment/returns/return-costs.ts'
import { claimsFault, type ReturnReason } from '#fulfilment/returns/return-reasons.ts'
import { readReturnRule } from '#fulfilment/returns/return-rule.ts'
import { requireCustomer } from '#people/access/require-customer.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import type { Visit } from '#platform/http/visit.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'

/** The returnable items of an order, with the refund for one piece in both cases. */
export async function loadNewReturn(visit: Visit, request: Request) {
  requireCustomer(visit, request)
  const number = new URL(request.url).searchParams.get('order') ?? ''
  const { locale, site } = visit
  const place = { number, key: newId(), locale, site }
  if (number === '') {
    const { days } = await visit.read(readReturnRule)
    return { ...place, days, items: [], orders: await visit.read(readReturnableOrders) }
  }
  const facts = await foundPage(
    visit.read(async (work) => {
      const order = await findOrder(work, { number })
      const all = await readReturnable(work, order)
      const { days } = await readReturnRule(work)
      const items = []
      for (const item of all) {
        const one = [{ itemId: item.id, quantity: 1 }]
        const [mind, ours] = [await costReturn(work, order, one, false), await costReturn(work, order, one, true)]
        const isPossible = item.left > 0 && item.until >= work.now
        items.push({ ...item, isPossible, mind: sumsOf(mind), ours: sumsOf(ours) })
      }
      return { items, days }
    }),
  )
  return { ...place, ...facts, orders: [] }
}

/** The refund for these pieces with this reason; null if no piece is chosen. */
export async function costAsked(
  work: Work,
  {
    number,
    parts,
    reason,
  }: { readonly number: string; readonly parts: readonly ReturnPart[]; readonly reason: ReturnReason },
) {
  const order = await findOrder(work, { number })
  const returnable = await readReturnable(work, order)
  const known = parts.filter(({ itemId, quantity }) =>
    returnable.some((item) => item.id === itemId && quantity <= item.left && item.until >= work.now),
  )
  return known.length === 0 ? null : sumsOf(await costReturn(work, order, known, claimsFault(reason)))
}

function sumsOf({ grossMinor, feeMinor }: { readonly grossMinor: bigint; readonly feeMinor: bigint }) {
  return { grossMinor, feeMinor }
}
