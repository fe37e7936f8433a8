/** Prices of the first tables that have no outside source. */
export const ownDecision = {
  service: { source: 'The shop’s own decision' },
  deliveryFee: { source: 'The shop’s own decision', confidence: 'estimate' },
  cancellationFees: { source: 'The shop’s own decision', confidence: 'estimate' },
} as const

/** The fee for sending a parcel back to a store. */
export function returnFee(fee: string) {
  return { fee, source: 'The shop’s own decision', confidence: 'estimate' } as const
}
