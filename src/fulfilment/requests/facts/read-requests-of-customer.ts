import type { RequestKind, RequestState } from '#fulfilment/requests/request-moves.ts'
import { mayActAt } from '#people/access/permissions.ts'
import type { Work } from '#platform/work/work.ts'
import { kindLabel, requestLabel } from './request-label.ts'

export type RequestOfCustomer = {
  readonly number: string
  readonly kind: RequestKind
  readonly kindLabel: string
  readonly stateLabel: string
  readonly createdAt: Date
}

/** A customer's requests on this site for staff, the newest first; of pickups those at the member's own offices. */
export async function readRequestsOfCustomer(
  { db, site, who, locale }: Work,
  customerId: string,
  most: number,
): Promise<readonly RequestOfCustomer[]> {
  const isOfSite = mayActAt(who, site)
  const rows = await db
    .selectFrom('requests')
    .select(['number', 'kind', 'state', 'created_at'])
    .where('customer_id', '=', customerId)
    .where('site', '=', site)
    .$if(!isOfSite && who.kind === 'staff', (query) =>
      query.where('office_code', 'in', who.kind === 'staff' ? [...who.places] : []),
    )
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ number, kind, state, created_at }) => ({
    number,
    kind: kind as RequestKind,
    kindLabel: kindLabel(kind as RequestKind, locale),
    stateLabel: requestLabel(state as RequestState, locale),
    createdAt: created_at,
  }))
}
