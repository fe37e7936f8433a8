import type { Tone } from '#platform/ui/show/tone.ts'
import { m } from '#words/messages.js'
import type { TicketState } from './ticket-moves.ts'

/** What a state is called, for the customer and for staff, and its tone. */
export const ticketNames: Readonly<
  Record<TicketState, readonly [tone: Tone, customer: () => string, staff: () => string]>
> = {
  pending: ['wait', m.tickets_state_pending, m.tickets_state_pending_staff],
  processing: ['info', m.tickets_state_processing, m.tickets_state_processing_staff],
  open: ['ok', m.tickets_state_open, m.tickets_state_open_staff],
  closed: ['neutral', m.tickets_state_closed, m.tickets_state_closed],
}
