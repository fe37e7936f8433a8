import type { Mover } from '#platform/work/moves.ts'

export const waybillStates = [
  'asked',
  'failed',
  'booked',
  'cancelling',
  'collected',
  'delivered',
  'returned',
  'lost',
  'cancelled',
] as const
export type WaybillState = (typeof waybillStates)[number]

export type WaybillMove = {
  readonly from: WaybillState
  readonly event: string
  readonly to: WaybillState
  readonly by: readonly Mover[]
}

const company = ['system'] as const
const hub = ['hub', 'system'] as const
const anybody = ['customer', 'hub', 'desk', 'support', 'system'] as const

/**
 * The whole life of a waybill. `system` is the company itself: its answer to a call, or a state that was read from it.
 */
export const waybillMoves = [
  { from: 'asked', event: 'book', to: 'booked', by: company },
  { from: 'asked', event: 'typeAwb', to: 'booked', by: ['hub'] },
  { from: 'asked', event: 'refuse', to: 'failed', by: company },
  { from: 'asked', event: 'cancel', to: 'cancelled', by: anybody },
  // The company may have it already: only its answer ends it.
  { from: 'asked', event: 'askCancel', to: 'cancelling', by: anybody },
  { from: 'failed', event: 'retry', to: 'asked', by: ['hub'] },
  { from: 'failed', event: 'typeAwb', to: 'booked', by: ['hub'] },
  { from: 'failed', event: 'cancel', to: 'cancelled', by: anybody },
  { from: 'booked', event: 'askCancel', to: 'cancelling', by: anybody },
  { from: 'booked', event: 'cancel', to: 'cancelled', by: anybody },
  { from: 'booked', event: 'collect', to: 'collected', by: hub },
  { from: 'cancelling', event: 'cancel', to: 'cancelled', by: company },
  // It was on the van before our cancellation reached the company.
  { from: 'cancelling', event: 'collect', to: 'collected', by: hub },
  { from: 'collected', event: 'deliver', to: 'delivered', by: hub },
  { from: 'collected', event: 'return', to: 'returned', by: hub },
  { from: 'collected', event: 'lose', to: 'lost', by: hub },
] as const satisfies readonly WaybillMove[]

export type WaybillEvent = (typeof waybillMoves)[number]['event']

/** Not ended: the parcel waits for the company or is with it. */
export const underWay = [
  'asked',
  'failed',
  'booked',
  'cancelling',
  'collected',
] as const satisfies readonly WaybillState[]
