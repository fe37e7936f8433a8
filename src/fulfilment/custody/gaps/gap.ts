import { custodyActs, type PlaceKind } from '#fulfilment/custody/custody-acts.ts'
import { placesOfState } from '#fulfilment/custody/places-of-state.ts'
import type { Site } from '#sites/sites.ts'

/** The database's own rules were bypassed: no scan can repair that. */
export function isBeyondScans(kind: string): boolean {
  return kind === 'hole' || kind === 'jump' || kind === 'drift'
}

type Placed = { readonly state: string; readonly country: string }
/** The name of the place within its kind; null: the person who sees the goods names it. */
export type PlaceToConfirm = { readonly kind: PlaceKind; readonly place: string | null }

/**
 * The places where the goods of an item may be confirmed to be in this state. Within a warehouse or hub they are put into a
 * bin, a box or onto a shelf by a separate scan.
 */
export function placesToConfirm({ state, country }: Placed, site: Site): readonly PlaceToConfirm[] {
  const own = Object.entries(placesOfState).find(([one]) => one === state)?.[1]
  const kinds = own ?? (state === 'picked_up' || state === 'delivered' ? (['customer'] as const) : [])
  const places: Partial<Readonly<Record<PlaceKind, string | null>>> = {
    warehouse: country,
    hub: site,
    customs: site,
    customer: site,
    shipment: null,
    desk: null,
    courier: null,
  }
  return kinds.flatMap((kind) => {
    const place = places[kind]
    return place === undefined ? [] : [{ kind, place }]
  })
}

/** What happened to goods whose order ended. */
export const gapEnds = ['sent_back', 'restocked', 'disposed', 'lost'] as const
export type GapEnd = (typeof gapEnds)[number]

type Ended = { readonly kind: string; readonly place: string | null }

/** How goods of an ended order may have left the place where their chain ends; goods in a box are taken out first. */
export function endsOfGap({ kind, place }: Ended): readonly GapEnd[] {
  const from = kindOf(place)
  if (kind !== 'ended' || from === 'box') return []
  return gapEnds.filter((end) => custodyActs[end].from.some((one) => one === from))
}

// A gap names its place with the kind before it: `bin US/A-01`.
function kindOf(place: string | null): string {
  return place?.split(' ')[0] ?? ''
}

/** Who has to act. */
export type GapNext = 'support' | 'admin' | 'warehouse' | 'hub'

const abroad: readonly string[] = [
  'received_at_warehouse',
  'ready_for_shipping',
  'shipped_to_destination',
  'arrived_uae',
] as const

export function nextOfGap(gap: {
  readonly kind: string
  readonly state: string
  readonly place: string | null
  readonly caseNumber: string | null
}): GapNext {
  if (gap.caseNumber !== null) return 'support'
  if (isBeyondScans(gap.kind)) return 'admin'
  if (gap.kind === 'ended') return ['warehouse', 'bin', 'box'].includes(kindOf(gap.place)) ? 'warehouse' : 'hub'
  return abroad.includes(gap.state) ? 'warehouse' : 'hub'
}
