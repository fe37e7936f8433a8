export const waybillStages = ['attention', 'underWay', 'ended'] as const
export type WaybillStage = (typeof waybillStages)[number]
