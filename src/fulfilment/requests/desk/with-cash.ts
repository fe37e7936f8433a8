import type { OrderDue } from '#fulfilment/requests/facts/read-request-dues.ts'
import type { RequestView } from '#fulfilment/requests/facts/read-requests.ts'
import { mayActAt, permits } from '#people/access/permissions.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'

/** The form's data for the office's till to take what is due. */
export type CashForm = { readonly requestId: string; readonly key: string }
type Due = Pick<RequestView, 'id' | 'kind'> & {
  readonly office: { readonly code: string } | null
  readonly dues: readonly OrderDue[]
}

/** Adds the way to the till to pickups with something due, for staff who may use the till of their office. */
export function withCash<Request extends Due>(
  { who }: Work,
  requests: readonly Request[],
): readonly (Request & { readonly cash: CashForm | null })[] {
  return requests.map((request) => {
    const { id, kind, office, dues } = request
    const isTheirs = office !== null && permits(who, 'till') && mayActAt(who, office.code)
    const cash = kind === 'PickUp' && dues.length > 0 && isTheirs ? { requestId: id, key: newId() } : null
    return { ...request, cash }
  })
}
