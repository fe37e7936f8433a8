import { sql } from 'kysely'
import { unitsThatCome } from '#fulfilment/custody/units-that-come.ts'
import { type RequestMoney, readMoneyOfRequests } from '#fulfilment/requests/facts/read-request-money.ts'
import type { RequestView } from '#fulfilment/requests/facts/read-requests.ts'
import { among } from '#platform/work/among.ts'
import type { Work } from '#platform/work/work.ts'
import { effectiveData } from '#selling/orders/items/item-data.ts'
import { readCashOfRequests } from './cash-to-collect.ts'
import { parcelGrams } from './goods-weight.ts'

/** What the packer of a delivery needs to know, in minor units of the site's currency and in grams. */
export type Packing = Pick<RequestMoney, 'fee' | 'feeDue' | 'due' | 'orders'> & {
  /** The cash that its courier would be told to collect now. */
  readonly cash: bigint
  /** The known weight of the goods: the first value in the packing form. */
  readonly goodsGrams: number
}

/**
 * Reads it for these deliveries, by request; each is still to be packed. Uses a few statements, however many they are.
 */
export async function readPackings(
  work: Work,
  requests: readonly Pick<RequestView, 'id' | 'state' | 'delivery'>[],
): Promise<ReadonlyMap<string, Packing>> {
  const asked = requests.map(({ id, state, delivery }) => {
    return { id, state, fee_minor: delivery?.feeMinor ?? null, prepaid_minor: delivery?.prepaidMinor ?? 0n }
  })
  const moneys = await readMoneyOfRequests(work, asked)
  const cash = await readCashOfRequests(work, moneys)
  const grams = await readGrams(work, [...moneys.keys()])
  return new Map(
    [...moneys].map(([id, { fee, feeDue, due, orders }]) => [
      id,
      { fee, feeDue, due, orders, cash: cash.get(id)?.minor ?? 0n, goodsGrams: grams.get(id) ?? 0 },
    ]),
  )
}

type Weighed = Parameters<typeof effectiveData>[0] & {
  readonly requestId: string
  readonly real_grams: number | null
  readonly quantity: number
}

// As `goodsWeight` computes it for one.
async function readGrams({ db }: Work, requestIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (requestIds.length === 0) return new Map()
  const { rows } = await sql<Weighed>`
    select part.request_id as "requestId", item.real_grams, item.client_data, item.review_data, item.completed_data,
      ${unitsThatCome} as quantity
    from request_items part join order_items item on item.id = part.item_id
    where part.request_id ${among(requestIds)} and part.removed_at is null`.execute(db)
  return new Map(
    [...Map.groupBy(rows, (row) => row.requestId)].map(([requestId, items]) => [
      requestId,
      parcelGrams(
        items.map((item) => ({
          grams: item.real_grams ?? effectiveData(item).weight ?? null,
          quantity: item.quantity,
        })),
      ),
    ]),
  )
}
