import { sql } from 'kysely'
import { findRequestByCode, type RequestView, readWhere } from '#fulfilment/requests/facts/read-requests.ts'
import { findCustomersByPhone } from '#people/access/sealed/find-customers-by-phone.ts'
import { withWesternDigits } from '#platform/values/amounts/parse-money.ts'
import type { Work } from '#platform/work/work.ts'
import { placeIsSeen } from '#selling/orders/items/of-places.ts'
import { isOpenPickup } from './read-pickup-desk.ts'

/** The six digits of a customer's code or of a scanned QR code; null if it is something else. */
export function codeIn(text: string): string | null {
  return /(?:^|\D)(\d{6})\D*$/.exec(text.trim())?.[1] ?? null
}

/** Open requests by a code, a request's or an order's number, a phone or a name. The code itself is not returned. */
export async function searchDesk(work: Work, typed: string): Promise<readonly DeskRequest[]> {
  const text = withWesternDigits(typed)
  const code = codeIn(text)
  const shown = code === null ? null : await findRequestByCode(work, code)
  if (shown) return [withoutCode(shown)]
  const numbers = await findNumbers(work, text.trim())
  if (numbers.length === 0) return []
  const found = await readWhere(
    work,
    sql`${isOpenPickup} and r.number = any(${[...numbers]})`,
    sql`order by r.created_at, r.id`,
  )
  return found.map(withoutCode)
}

export type DeskRequest = Omit<RequestView, 'code'>

// The customer must give the code to the desk, so the screen never shows it.
export function withoutCode({ code: _, ...request }: RequestView): DeskRequest {
  return request
}

async function findNumbers(work: Work, text: string): Promise<readonly string[]> {
  const part = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const owners = text.length < 6 ? [] : await findCustomersByPhone(work, text)
  const { rows } = await sql<{ number: string }>`
    select distinct r.number from requests r
    join customers customer on customer.id = r.customer_id
    left join request_items part on part.request_id = r.id and part.removed_at is null
    left join order_items item on item.id = part.item_id
    left join orders on orders.id = item.order_id
    where r.site = ${work.site} and ${placeIsSeen(work, 'r.office_code')} and r.state in ('requested', 'pending_review', 'prepared')
      and (r.number ilike ${text} or orders.number = ${text} or customer.id = any(${[...owners]}::uuid[])
        or customer.email ilike ${text} or concat_ws(' ', customer.first_name, customer.last_name) ilike ${part})
    limit 20`.execute(work.db)
  return rows.map((row) => row.number)
}
