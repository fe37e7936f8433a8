import type { RequestView } from '#requests/read-requests.ts'

/** Who has an open delivery in hand next: the packing table, the label, the courier at the door, the road. */
export const deliveryStages = ['pack', 'label', 'queued', 'underWay'] as const
export type DeliveryStage = (typeof deliveryStages)[number]

export function deliveryStageOf({ state, delivery }: Pick<RequestView, 'state' | 'delivery'>): DeliveryStage {
  if (state === 'shipped') return 'underWay'
  if (state !== 'prepared') return 'pack'
  return delivery?.queuedAt ? 'queued' : 'label'
}
