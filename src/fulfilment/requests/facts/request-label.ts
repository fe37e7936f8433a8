import type { RequestKind, RequestState } from '#fulfilment/requests/request-moves.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

const states = {
  requested: m.requests_state_requested,
  pending_review: m.requests_state_pending_review,
  prepared: m.requests_state_prepared,
  shipped: m.requests_state_shipped,
  fulfilled: m.requests_state_fulfilled,
  cancelled: m.requests_state_cancelled,
} as const

/** The specification's label of a request's status (§4). */
export function requestLabel(state: RequestState, locale: Locale): string {
  return states[state]({}, { locale })
}

export function kindLabel(kind: RequestKind, locale: Locale): string {
  return (kind === 'PickUp' ? m.requests_kind_pickup : m.requests_kind_delivery)({}, { locale })
}
