/** Who has an open delivery in hand next: the packing table, the label, the courier at the door, the road. */
export const deliveryStages = ['pack', 'label', 'queued', 'underWay'] as const
export type DeliveryStage = (typeof deliveryStages)[number]
