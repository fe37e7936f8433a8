import { siteWords } from '#platform/http/site-words.ts'
import type { Locale } from '#platform/work/work.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { houseOf, isPlaceKind, type PlaceKind, type ScanAct } from './custody-acts.ts'
import type { PieceCondition } from './piece-conditions.ts'

/** In the given language; on screens in the reader's. */
type Label = (inputs?: Record<never, never>, options?: { readonly locale?: Locale }) => string

const acts: Readonly<Record<ScanAct, Label>> = {
  received: m.custody_act_received,
  put_away: m.custody_act_put_away,
  taken_out: m.custody_act_taken_out,
  boxed: m.custody_act_boxed,
  unboxed: m.custody_act_unboxed,
  loaded: m.custody_act_loaded,
  transited: m.custody_act_transited,
  at_customs: m.custody_act_at_customs,
  hub_received: m.custody_act_hub_received,
  shelved: m.custody_act_shelved,
  at_desk: m.custody_act_at_desk,
  back_at_hub: m.custody_act_back_at_hub,
  to_courier: m.custody_act_to_courier,
  handed_over: m.custody_act_handed_over,
  delivered: m.custody_act_delivered,
  returned: m.custody_act_returned,
  restocked: m.custody_act_restocked,
  disposed: m.custody_act_disposed,
  sent_back: m.custody_act_sent_back,
  lost: m.custody_act_lost,
  taken_over: m.custody_act_taken_over,
  seen: m.custody_act_seen,
}

/** An act with a piece, in a few words. */
export function actName(act: string, locale?: Locale): string {
  return isAct(act) ? acts[act]({}, locale && { locale }) : act
}

function isAct(act: string): act is ScanAct {
  return Object.hasOwn(acts, act)
}

const kinds: Readonly<Record<Exclude<PlaceKind, 'warehouse' | 'hub'>, Label>> = {
  bin: m.custody_place_bin,
  box: m.custody_place_box,
  shipment: m.custody_place_shipment,
  customs: m.custody_place_customs,
  shelf: m.custody_place_shelf,
  desk: m.custody_place_desk,
  courier: m.custody_place_courier,
  customer: m.custody_place_customer,
  store: m.custody_place_store,
  stock: m.custody_place_stock,
  disposed: m.custody_place_disposed,
  lost: m.custody_place_lost,
}
type At = { readonly kind: string; readonly place: string }

const conditions: Readonly<Record<PieceCondition, () => string>> = {
  as_new: m.custody_condition_as_new,
  opened: m.custody_condition_opened,
  used: m.custody_condition_used,
  damaged: m.custody_condition_damaged,
  incomplete: m.custody_condition_incomplete,
  wrong: m.custody_condition_wrong,
}

/** How a piece looked when it came back. */
export function conditionName(condition: PieceCondition): string {
  return conditions[condition]()
}

/** Where a piece is, for staff: with the code of the bin, box, shipment or shelf. */
export function placeName({ kind, place }: At, locale: Locale, site: Site): string {
  const named = placeForCustomer({ kind, place }, locale, site)
  if (['warehouse', 'hub', 'customs', 'customer', 'store', 'stock', 'disposed'].includes(kind)) return named
  const code = place.includes('/') ? place.slice(houseOf(place).length + 1) : place
  return code === '' ? named : `${named} \u2066${code}\u2069`
}

/** The same for the customer: without the shelf. */
export function placeForCustomer({ kind, place }: At, locale: Locale, site: Site): string {
  if (!isPlaceKind(kind)) return place
  if (kind === 'warehouse') return m.custody_place_warehouse({ place: countryName(houseOf(place), locale) }, { locale })
  if (kind === 'hub') return siteWords(site, locale).hub
  return kinds[kind]({}, { locale })
}

/** Where a photo for the customer was taken: our warehouse in a country, or another place of ours. */
export function placeOfPhoto({ kind, place }: At, locale: Locale, site: Site): string {
  const isAbroad = ['warehouse', 'bin', 'box'].includes(kind)
  return isAbroad
    ? m.orders_goods_warehouse({ place: countryName(houseOf(place), locale) }, { locale })
    : placeForCustomer({ kind, place }, locale, site)
}

/** The last known place of missing goods, as a gap stores it: `bin US/A-01`. */
export function lastPlace({ place: noted }: { readonly place: string | null }, locale: Locale, site: Site): string {
  if (noted === null) return '—'
  const [kind = '', ...place] = noted.split(' ')
  return placeName({ kind, place: place.join(' ') }, locale, site)
}
