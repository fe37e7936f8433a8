import type { Tone } from '#platform/ui/tone.ts'
import type { RequestState } from '#requests/request-moves.ts'

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
