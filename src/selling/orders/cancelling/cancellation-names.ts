import type { Tone } from '#platform/ui/show/tone.ts'
import { m } from '#words/messages.js'
import type { CancellationState } from './cancellation-moves.ts'

/** How a case stands: the colour and the word of its badge. */
export const cancellationNames: Readonly<Record<CancellationState, readonly [Tone, () => string]>> = {
  asked: ['wait', m.orders_fees_state_asked],
  proposed: ['info', m.orders_fees_state_proposed],
  agreed: ['ok', m.orders_fees_state_agreed],
  declined: ['neutral', m.orders_fees_state_declined],
  expired: ['neutral', m.orders_fees_state_expired],
  refused: ['bad', m.orders_fees_state_refused],
  withdrawn: ['neutral', m.orders_fees_state_withdrawn],
}
