import { type Site, sites } from '#sites/sites.ts'

/**
 * The papers that customs may want for a shipment. Each consignee's identity card is their own, and is decided on the
 * page of cards.
 */
export const clearanceKinds = ['airway_bill', 'invoice', 'acid', 'national_id', 'permit'] as const
export type ClearanceKind = (typeof clearanceKinds)[number]

/** Those that we provide ourselves; the others come from the consignee. */
export const givenKinds = ['airway_bill', 'invoice', 'acid', 'permit'] as const satisfies readonly ClearanceKind[]
export type GivenKind = (typeof givenKinds)[number]

export const paperStates = ['missing', 'given', 'accepted', 'refused'] as const
export type PaperState = (typeof paperStates)[number]

/** The needed papers until staff change it. */
export function firstNeeds(site: Site): Readonly<Record<ClearanceKind, boolean>> {
  return { acid: false, ...sites[site].clearance.needs }
}

/** The papers that exist in the site's country. */
export function kindsOf(site: Site): readonly ClearanceKind[] {
  return clearanceKinds.filter((kind) => kind in sites[site].clearance.needs)
}

export function needsPermit(site: Site, category: string): boolean {
  return sites[site].clearance.permitCategories.includes(category)
}

/** 19 digits, as Nafeza writes them. */
export const acidNumber = /^\d{19}$/
