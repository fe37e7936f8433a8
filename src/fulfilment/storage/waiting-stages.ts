/** In the free time, costing, or with an open case. */
export const waitingStages = ['free', 'costs', 'case'] as const
export type WaitingStage = (typeof waitingStages)[number]
