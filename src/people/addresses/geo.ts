import type { Locale } from '#platform/work/work.ts'
import type { AreaRow, StateRow } from '#sites/site.ts'
import { siteData } from '#sites/site-data.ts'
import type { Site } from '#sites/sites.ts'

export type Place = { readonly code: string; readonly name: string }

/** Governorates or emirates in the reader's language, in alphabetical order. */
export function listStates(site: Site, locale: Locale): readonly Place[] {
  return siteData[site].states.map((state) => ({ code: state.code, name: state[locale] })).sort(byName(locale))
}

/** Areas of one state; none for an unknown state. */
export function listAreas(site: Site, state: string, locale: Locale): readonly Place[] {
  const areas = (findState(site, state)?.areas ?? []).map(([code, ar, en]) => ({
    code,
    name: locale === 'ar' ? ar : en,
  }))
  return areas.sort(byName(locale))
}

export type StatePlaces = Place & { readonly areas: readonly Place[] }

/** States with their areas, for choosing first one and then the other. */
export function listPlaces(site: Site, locale: Locale): readonly StatePlaces[] {
  return listStates(site, locale).map((state) => ({ ...state, areas: listAreas(site, state.code, locale) }))
}

export function isAreaOf(site: Site, state: string, area: string): boolean {
  return findArea(site, state, area) !== undefined
}

/** Names of a state and one of its areas; a code that is no longer listed is shown itself. */
export function nameOfPlace(site: Site, state: string, area: string, locale: Locale): { state: string; area: string } {
  const [, ar, en] = findArea(site, state, area) ?? [area, area, area]
  return { state: findState(site, state)?.[locale] ?? state, area: locale === 'ar' ? ar : en }
}

/** An address with the names of its state and area. */
export function withPlaceNames<Lying extends { readonly state: string; readonly area: string }>(
  address: Lying,
  site: Site,
  locale: Locale,
): Lying & { readonly stateName: string; readonly areaName: string } {
  const names = nameOfPlace(site, address.state, address.area, locale)
  return { ...address, stateName: names.state, areaName: names.area }
}

function findState(site: Site, code: string): StateRow | undefined {
  return siteData[site].states.find((one) => one.code === code)
}

function findArea(site: Site, state: string, code: string): AreaRow | undefined {
  return findState(site, state)?.areas.find(([area]) => area === code)
}

function byName(locale: Locale): (one: Place, other: Place) => number {
  return (one, other) => one.name.localeCompare(other.name, locale)
}
