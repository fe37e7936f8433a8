import type { RequestState } from '#fulfilment/requests/request-moves.ts'
import type { Tone } from '#platform/ui/show/tone.ts'

const tones: Readonly<Record<RequestState, Tone>> = {
  requested: 'wait',
  pending_review: 'wait',
  prepared: 'info',
  shipped: 'info',
  fulfilled: 'ok',
  cancelled: 'neutral',
}

export function requestTone(state: RequestState): Tone {
  return tones[state]
}
