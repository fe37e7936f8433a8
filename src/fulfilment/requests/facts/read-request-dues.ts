import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'
import { type MoneyRow, moneyColumns, moneyOfOrder, moneyOfRow } from '#selling/orders/money/order-money.ts'

export type OrderDue = { readonly orderNumber: string; readonly minor: bigint }
type OfOrders = { readonly items: readonly { readonly orderNumber: string }[] }
export type WithDues<Request> = Request & { readonly dues: readonly OrderDue[] }

/**
 * Requests with what is still due on their orders, read in one statement; while anything is due, nothing is prepared or
 * handed over.
 */
export async function withDues<Request extends OfOrders>(
  work: Work,
  requests: readonly Request[],
): Promise<readonly WithDues<Request>[]> {
  const dues = await readDues(work, [...new Set(requests.flatMap(ordersOf))])
  return requests.map((request) => ({
    ...request,
    dues: ordersOf(request).flatMap((orderNumber) => {
      const minor = dues.get(orderNumber) ?? 0n
      return minor > 0n ? [{ orderNumber, minor }] : []
    }),
  }))
}

function ordersOf({ items }: OfOrders): readonly string[] {
  return [...new Set(items.map((item) => item.orderNumber))]
}

async function readDues({ db, site }: Work, numbers: readonly string[]): Promise<ReadonlyMap<string, bigint>> {
  if (numbers.length === 0) return new Map()
  const { rows } = await sql<{ number: string } & MoneyRow>`
    select o.number, ${moneyColumns} from orders o ${moneyOfOrder}
    where o.number = any(${[...numbers]}) and o.site = ${site}`.execute(db)
  return new Map(rows.map((row) => [row.number, moneyOfRow(row).due]))
}
