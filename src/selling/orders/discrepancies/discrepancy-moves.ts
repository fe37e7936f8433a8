import type { Mover } from '#platform/work/moves.ts'

export const discrepancyStates = [
  'open',
  'drafted',
  'proposed',
  'chosen',
  'defaulted',
  'executing',
  'closed',
  'withdrawn',
] as const
export type DiscrepancyState = (typeof discrepancyStates)[number]

export type DiscrepancyMove = {
  readonly from: DiscrepancyState
  readonly event: string
  readonly to: DiscrepancyState
  readonly by: readonly Mover[]
}

/** All moves of a discrepancy. */
export const discrepancyMoves = [
  { from: 'open', event: 'propose', to: 'proposed', by: ['support'] },
  // The amount is so large that a second person must agree first.
  { from: 'open', event: 'draft', to: 'drafted', by: ['support'] },
  { from: 'drafted', event: 'approve', to: 'proposed', by: ['support'] },
  { from: 'drafted', event: 'putBack', to: 'open', by: ['support'] },
  // It was a mistake, or settled on the spot.
  { from: 'open', event: 'withdraw', to: 'withdrawn', by: ['support', 'warehouse', 'hub'] },
  { from: 'proposed', event: 'takeBack', to: 'open', by: ['support'] },
  { from: 'proposed', event: 'choose', to: 'chosen', by: ['customer'] },
  { from: 'proposed', event: 'default', to: 'defaulted', by: ['system'] },
  // The promise cannot be kept as it was: nobody is given less; staff look at it again.
  { from: 'proposed', event: 'reopen', to: 'open', by: ['system'] },
  { from: 'chosen', event: 'execute', to: 'executing', by: ['customer', 'system'] },
  { from: 'defaulted', event: 'execute', to: 'executing', by: ['system'] },
  { from: 'executing', event: 'close', to: 'closed', by: ['support', 'warehouse', 'hub', 'customer', 'system'] },
  // The goods ended in another way.
  { from: 'open', event: 'lapse', to: 'withdrawn', by: ['system'] },
  { from: 'drafted', event: 'lapse', to: 'withdrawn', by: ['system'] },
  { from: 'proposed', event: 'lapse', to: 'withdrawn', by: ['system'] },
] as const satisfies readonly DiscrepancyMove[]

export type DiscrepancyEvent = (typeof discrepancyMoves)[number]['event']

/** Whether the goods are free again. */
export function isEnded(state: DiscrepancyState): boolean {
  return state === 'closed' || state === 'withdrawn'
}

/** The actions with which staff end a case or a step of it, with a reason. */
export const staffEndings = ['withdraw', 'takeBack', 'putBack', 'close'] as const satisfies readonly DiscrepancyEvent[]
export type StaffEnding = (typeof staffEndings)[number]

/** Whose turn it is: we propose, a colleague approves, the customer chooses, we carry it out, or nobody's. */
export const deskStages = ['open', 'drafted', 'proposed', 'executing', 'ended'] as const
export type DeskStage = (typeof deskStages)[number]
