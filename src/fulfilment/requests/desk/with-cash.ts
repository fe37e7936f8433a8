import type { OrderDue } from '#fulfilment/requests/facts/read-request-dues.ts'
import type { RequestView } from '#fulfilment/requests/facts/read-requests.ts'
import { mayActAt, permits } from '#people/access/permissions.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'

/** What the form says by which the till of the office takes what is due. */
export type CashForm = { readonly requestId: string; readonly key: string }
type Due = Pick<RequestView, 'id' | 'kind'> & {
  readonly office: { readonly code: string } | null
  readonly dues: readonly OrderDue[]
}

/** Requests with the way to the till, for who may use the one of their office, while something is due on a pickup. */
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
