import type { Site } from '#platform/work.ts'

/** The papers that customs may want of a shipment. The card of each consignee is theirs, and is decided where cards are. */
export const clearanceKinds = ['airway_bill', 'invoice', 'acid', 'national_id', 'permit'] as const
export type ClearanceKind = (typeof clearanceKinds)[number]

/** Those that we give ourselves; the others come from the consignee. */
export const givenKinds = ['airway_bill', 'invoice', 'acid', 'permit'] as const satisfies readonly ClearanceKind[]
export type GivenKind = (typeof givenKinds)[number]

export const paperStates = ['missing', 'given', 'accepted', 'refused'] as const
export type PaperState = (typeof paperStates)[number]

type Needs = Readonly<Record<ClearanceKind, boolean>>

/**
 * What is needed until staff say otherwise. Egypt's ACID is known to bind cargo; whether it binds the waybills of persons was
 * not to be found out, so that it is off until a broker says so. `national_id`: of every consignee; where it is off, of
 * those alone whom a reviewer asked for it.
 */
export const firstNeeds: Readonly<Record<Site, Needs>> = {
  eg: { airway_bill: true, invoice: true, acid: false, national_id: false, permit: true },
  ae: { airway_bill: true, invoice: true, acid: false, national_id: false, permit: true },
}

/** The ACID is Egypt's alone. */
export function kindsOf(site: Site): readonly ClearanceKind[] {
  return clearanceKinds.filter((kind) => kind !== 'acid' || site === 'eg')
}

/** Goods that a country lets in with a permit only: Egypt's food safety and drug authorities, the Emirates' ministry of health. */
const permitCategories: Readonly<Record<Site, readonly string[]>> = {
  eg: ['supplements', 'babyFood'],
  ae: ['supplements'],
}

export function needsPermit(site: Site, category: string): boolean {
  return permitCategories[site].includes(category)
}

/** 19 digits, as Nafeza writes them. */
export const acidNumber = /^\d{19}$/
