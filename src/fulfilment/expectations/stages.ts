import type { ItemState } from '#selling/orders/items/item-states.ts'
import { type Site, sites } from '#sites/sites.ts'

/** Stages whose duration depends on us, a seller or a carrier; in all others the goods wait for their customer or have ended. */
export const ourStages = [
  'processing',
  'pending_review',
  'pending_purchase',
  'purchased',
  'shipped_from_seller',
  'received_at_warehouse',
  'ready_for_shipping',
  'shipped_to_destination',
  'arrived_uae',
  'in_shipping_process',
  'arrived_hub',
  'prepare_for_pickup',
  'pending_pickup',
  'preparing_package',
  'preparing_shipment',
  'pending_delivery',
  'shipped',
] as const satisfies readonly ItemState[]
export type OurStage = (typeof ourStages)[number]

/** A stage, or the whole way from the warehouse abroad to the office. */
export type TimedStage = OurStage | 'journey'
export const timedStages: readonly TimedStage[] = [...ourStages, 'journey']

export function isOurStage(state: string): state is OurStage {
  return ourStages.some((stage) => stage === state)
}

/** Where the stores and our warehouses are. */
export const originCountries = ['US', 'UK', 'AE', 'CN', 'TR'] as const

/** With fewer items than this there is too little data, and the policy applies. */
export const enoughSamples = 30

const abroad: ReadonlySet<string> = new Set([
  'purchased',
  'shipped_from_seller',
  'received_at_warehouse',
  'ready_for_shipping',
])
/** Before the warehouse abroad has the goods. */
export const beforeJourney = [
  'processing',
  'pending_review',
  'pending_purchase',
  'purchased',
  'shipped_from_seller',
] as const satisfies readonly OurStage[]
/** On the way from there to the office. */
export const onJourney = [
  'received_at_warehouse',
  'ready_for_shipping',
  'shipped_to_destination',
  'arrived_uae',
  'in_shipping_process',
] as const satisfies readonly OurStage[]

/** Whether goods in this stage are still on their way to the office. */
export function isComing(stage: OurStage): boolean {
  return [...beforeJourney, ...onJourney].some((one) => one === stage)
}

/** The country whose working days a stage is counted in: where it happens. */
export function placeOf(stage: TimedStage, country: string, site: Site): string {
  if (abroad.has(stage)) return country
  return stage === 'arrived_uae' ? 'AE' : sites[site].country
}
