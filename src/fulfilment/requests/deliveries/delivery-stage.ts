/** The next step of an open delivery: packing, label, hand-over to the courier, on the road. */
export const deliveryStages = ['pack', 'label', 'queued', 'underWay'] as const
export type DeliveryStage = (typeof deliveryStages)[number]
