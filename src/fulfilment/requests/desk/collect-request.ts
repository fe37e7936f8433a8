import { timingSafeEqual } from 'node:crypto'
import { scanPieces } from '#fulfilment/custody/scan-pieces.ts'
import { lockRequest, moveRequest, type Request } from '#fulfilment/requests/move-request.ts'
import { no } from '#fulfilment/requests/requests.refusals.ts'
import { bookOn } from '#fulfilment/storage/book-storage.ts'
import { audit } from '#people/access/audit.ts'
import { withWesternDigits } from '#platform/values/amounts/parse-money.ts'
import { isolate } from '#platform/values/isolate.ts'
import { sayTime } from '#platform/values/say-date.ts'
import { sealText } from '#platform/work/sealed-text.ts'
import type { Work } from '#platform/work/work.ts'
import { moveItems } from '#selling/orders/items/move-item.ts'
import { compareNames, leastNameScore } from './compare-names.ts'
import { refuseOtherOffice } from './refuse-other-office.ts'
import { keepSignature, type Signature } from './sign-hand-over.ts'

export type Collection = {
  readonly requestId: string
  readonly code: string
  readonly collectorName: string
  /** The number of the ID that the desk saw; stored in case somebody says they never came. */
  readonly collectorIdNumber: string
  /** The desk looked at the ID and decided that it is the same person, however the name is written. */
  readonly nameSeen?: boolean
  readonly signature?: Signature | null
}

/** Hands over at the desk: needs the code and the collector's ID, and nothing due. The items' money is earned. */
export async function collectRequest(work: Work, collection: Collection): Promise<void> {
  const { requestId, code, collectorName, collectorIdNumber, nameSeen = false, signature = null } = collection
  const { request, orders, itemIds } = await lockRequest(work, requestId)
  refuseOtherOffice(work, request)
  refuseHandedOver(work, request)
  if (!isSame(request.code, code.trim())) throw no.WRONG_CODE({ path: 'code' })
  if (!collectorName.trim() || !collectorIdNumber.trim()) throw no.COLLECTOR_NEEDED({ path: 'collectorName' })
  const score = await scoreName(work, request, collectorName)
  if (score < leastNameScore && !nameSeen) throw no.NAME_DIFFERS({ path: 'collectorName', score })
  const items = orders.flatMap((order) => order.items).filter((item) => itemIds.includes(item.id))
  if (items.length === 0 || items.some((item) => item.state !== 'ready_for_pickup')) throw no.NOT_READY()
  for (const order of orders) {
    await bookOn(work, order)
    const wishes = order.items.filter((item) => itemIds.includes(item.id))
    const data = { request: request.number }
    await moveItems(
      work,
      order,
      wishes.map((item) => ({ itemId: item.id, event: 'collect', data })),
    )
  }
  await moveRequest(work, request, 'collect')
  await scanPieces(work, { act: 'handed_over', place: request.number, of: { itemIds } })
  await work.db
    .updateTable('requests')
    .set({
      collector_name: collectorName.trim(),
      collector_id_number: sealText(work, 'requests.collector_id_number', requestId, collectorIdNumber.trim()),
      collected_at: work.now,
      collector_score: score,
      collector_seen: nameSeen,
    })
    .where('id', '=', requestId)
    .execute()
  if (signature) await keepSignature(work, requestId, signature)
  await audit(work, {
    action: 'request.collect',
    subject: `request:${requestId}`,
    before: { state: request.state },
    after: { state: 'collected', collector: collectorName.trim() },
  })
}

// Two desks at once: the second is told who has the goods, not that the request does not exist.
function refuseHandedOver(work: Work, { collected_at: at, collector_name: name }: Request): void {
  if (at === null) return
  throw no.HANDED_OVER_ALREADY({ name: isolate(name ?? '—'), time: sayTime(at, work.locale, work.site) })
}

// The customer's own name or that of the person they named: whichever is more similar.
async function scoreName(work: Work, request: Request, seen: string): Promise<number> {
  const { first_name, last_name } = await work.db
    .selectFrom('customers')
    .select(['first_name', 'last_name'])
    .where('id', '=', request.customer_id)
    .executeTakeFirstOrThrow()
  const names = [`${first_name} ${last_name}`, request.meant_name ?? '']
  return Math.max(...names.map((name) => compareNames(name, seen).score))
}

// In constant time, and with Arabic digits too, as the customer may read it out.
function isSame(code: string, given: string): boolean {
  const [known, said] = [Buffer.from(code), Buffer.from(withWesternDigits(given))]
  return known.length === said.length && timingSafeEqual(known, said)
}
