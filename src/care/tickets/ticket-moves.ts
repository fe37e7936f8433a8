import type { Mover } from '#platform/work/moves.ts'

/** `pending`: nobody has taken it on; `processing`: somebody has; `open`: answered, the customer may write again. */
const ticketStates = ['pending', 'processing', 'open', 'closed'] as const
export type TicketState = (typeof ticketStates)[number]

export type TicketMove = {
  readonly from: TicketState
  readonly event: string
  readonly to: TicketState
  readonly by: readonly Mover[]
}

const staff = ['support', 'reviewer'] as const
// Whoever works on orders answers what is written about one.
const answerers = [...staff, 'buyer', 'warehouse', 'hub', 'desk', 'finance'] as const

/** All moves of a ticket. A guest's act by mail is the system's. */
export const ticketMoves = [
  { from: 'pending', event: 'claim', to: 'processing', by: staff },
  { from: 'pending', event: 'assign', to: 'processing', by: staff },
  { from: 'processing', event: 'assign', to: 'processing', by: staff },
  // Also of a colleague who is away; the system does it for who was suspended.
  { from: 'processing', event: 'release', to: 'pending', by: [...staff, 'system'] },
  { from: 'pending', event: 'answer', to: 'open', by: answerers },
  { from: 'processing', event: 'answer', to: 'open', by: answerers },
  { from: 'closed', event: 'answer', to: 'open', by: answerers },
  // The customer writes again: to who answered, or to whoever takes it on.
  { from: 'open', event: 'askAgain', to: 'processing', by: ['customer', 'system'] },
  { from: 'open', event: 'askAnew', to: 'pending', by: ['customer', 'system'] },
  { from: 'pending', event: 'close', to: 'closed', by: [...staff, 'customer'] },
  { from: 'processing', event: 'close', to: 'closed', by: [...staff, 'customer'] },
  { from: 'open', event: 'close', to: 'closed', by: [...staff, 'customer'] },
  { from: 'closed', event: 'askAnew', to: 'pending', by: ['customer', 'system'] },
  { from: 'closed', event: 'reopen', to: 'open', by: staff },
  // Merged into another; the other waits if this one did.
  { from: 'pending', event: 'merge', to: 'closed', by: staff },
  { from: 'processing', event: 'merge', to: 'closed', by: staff },
  { from: 'open', event: 'merge', to: 'closed', by: staff },
  { from: 'open', event: 'takeIn', to: 'pending', by: staff },
  { from: 'closed', event: 'takeIn', to: 'pending', by: staff },
  // It rested after our answer, and its time is over: back to who has it, or to the queue.
  { from: 'open', event: 'wake', to: 'processing', by: ['system'] },
  { from: 'open', event: 'wakeAnew', to: 'pending', by: ['system'] },
] as const satisfies readonly TicketMove[]

export type TicketEvent = (typeof ticketMoves)[number]['event']
