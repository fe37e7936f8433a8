import { no } from '#people/staff/staff.refusals.ts'
import type { Work } from '#platform/work/work.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import { siteCodes, sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'

export type Place = { readonly code: string; readonly name: string }

/** Every place a member may be bound to: warehouses by country, hubs by site, offices; with what it is called. */
export async function readPlaces({ db, locale }: Work): Promise<readonly Place[]> {
  const offices = await db
    .selectFrom('offices')
    .select(['code', 'name_ar', 'name_en'])
    .orderBy('site', 'desc')
    .orderBy('code')
    .execute()
  const countries = [...new Set(siteCodes.flatMap((site) => sites[site].origins))]
  const regions = new Intl.DisplayNames(locale, { type: 'region' })
  // Where we buy, countries have shorter names of ours.
  const nameOf = (country: string) => {
    const short = countryName(country, locale)
    return short === country ? (regions.of(country) ?? country) : short
  }
  return [
    ...countries.map((code) => ({
      code,
      name: m.staff_place_warehouse({ name: countryName(code, locale) }, { locale }),
    })),
    ...siteCodes.map((code) => ({
      code,
      name: m.staff_place_hub({ name: nameOf(sites[code].country) }, { locale }),
    })),
    ...offices.map((office) => ({ code: office.code, name: locale === 'ar' ? office.name_ar : office.name_en })),
  ]
}

/** Refuses UNKNOWN_PLACE for a code that no place has. */
export async function refuseUnknownPlaces(work: Work, codes: readonly string[]): Promise<void> {
  const known = new Set((await readPlaces(work)).map(({ code }) => code))
  if (codes.some((code) => !known.has(code))) throw no.UNKNOWN_PLACE({ path: 'places' })
}
