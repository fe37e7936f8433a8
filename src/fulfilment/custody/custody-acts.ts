/** Where a piece can be. A place has a name within its kind; the warehouse or hub comes before a slash (`US/A-04`). */
export const placeKinds = [
  'warehouse',
  'bin',
  'box',
  'shipment',
  'customs',
  'hub',
  'shelf',
  'desk',
  'courier',
  'customer',
  'store',
  'stock',
  'disposed',
  'lost',
] as const
export type PlaceKind = (typeof placeKinds)[number]

/** Where a chain ends: no act follows, and the piece no longer counts. A lost piece may be seen again. */
export const goneKinds = ['store', 'stock', 'disposed', 'lost'] as const satisfies readonly PlaceKind[]

type ActRow = {
  /** Where a piece is before the act; nowhere: its chain starts. */
  readonly from: readonly PlaceKind[] | 'nowhere'
  readonly to: PlaceKind
  /** The piece stays in the same warehouse or hub. */
  readonly isWithin?: true
}

/** The acts with a piece: from where, to where. Copied into custody_act_pairs; a test keeps the two equal. */
export const custodyActs = {
  received: { from: 'nowhere', to: 'warehouse' },
  put_away: { from: ['warehouse', 'bin'], to: 'bin', isWithin: true },
  taken_out: { from: ['bin'], to: 'warehouse', isWithin: true },
  boxed: { from: ['warehouse', 'bin', 'box'], to: 'box', isWithin: true },
  unboxed: { from: ['box'], to: 'warehouse', isWithin: true },
  loaded: { from: ['warehouse', 'bin', 'box'], to: 'shipment' },
  transited: { from: ['shipment'], to: 'shipment' },
  at_customs: { from: ['shipment'], to: 'customs' },
  hub_received: { from: ['shipment', 'customs'], to: 'hub' },
  shelved: { from: ['hub', 'shelf', 'desk'], to: 'shelf' },
  at_desk: { from: ['hub', 'shelf'], to: 'desk' },
  back_at_hub: { from: ['shelf', 'desk', 'courier', 'customer'], to: 'hub' },
  to_courier: { from: ['hub', 'shelf', 'desk'], to: 'courier' },
  handed_over: { from: ['hub', 'shelf', 'desk'], to: 'customer' },
  delivered: { from: ['courier'], to: 'customer' },
  returned: { from: ['customer'], to: 'desk' },
  restocked: { from: ['hub', 'shelf', 'desk'], to: 'stock' },
  disposed: { from: ['warehouse', 'bin', 'box', 'hub', 'shelf', 'desk'], to: 'disposed' },
  sent_back: { from: ['warehouse', 'bin', 'box', 'hub', 'shelf', 'desk'], to: 'store' },
  lost: { from: ['warehouse', 'bin', 'box', 'shipment', 'customs', 'hub', 'shelf', 'desk', 'courier'], to: 'lost' },
} as const satisfies Readonly<Record<string, ActRow>>
export type CustodyAct = keyof typeof custodyActs
const custodyActNames = Object.keys(custodyActs) as readonly CustodyAct[]

/** Acts that the program writes: for a piece from before there were chains, and for one that was seen in an unexpected place. */
const ownActs = ['taken_over', 'seen'] as const
export type ScanAct = CustodyAct | (typeof ownActs)[number]
export const scanActs: readonly ScanAct[] = [...custodyActNames, ...ownActs]

export type Whereabouts = { readonly kind: PlaceKind; readonly place: string }

/** Whether this act may follow where the piece is now. */
export function mayFollow(act: CustodyAct, now: Whereabouts, place: string): boolean {
  const row: ActRow = custodyActs[act]
  if (row.from === 'nowhere' || !row.from.includes(now.kind)) return false
  return row.isWithin !== true || houseOf(now.place) === houseOf(place)
}

/** The warehouse or hub that a place is part of. */
export function houseOf(place: string): string {
  return place.split('/')[0] ?? place
}

export function isPlaceKind(kind: string): kind is PlaceKind {
  return placeKinds.some((one) => one === kind)
}

export function toPlaceKind(kind: string | null): PlaceKind {
  if (kind === null || !isPlaceKind(kind)) throw new Error(`${kind} is no kind of place`)
  return kind
}
