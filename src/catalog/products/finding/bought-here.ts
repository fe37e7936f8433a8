import { type RawBuilder, sql } from 'kysely'
import { originCode } from '#catalog/stores/origin-code.ts'
import { ORIGINS } from '#catalog/stores/stores.ts'
import { type Site, sites } from '#sites/sites.ts'

const all = sql<boolean>`true`

/** The countries of offers that the site buys from; null where it buys from all of them. */
export function countriesOf(site: Site): readonly string[] | null {
  const bought = ORIGINS.filter((country) => sites[site].origins.includes(originCode(country)))
  return bought.length < ORIGINS.length ? bought : null
}

const among = (site: Site, condition: (countries: RawBuilder<unknown>) => RawBuilder<boolean>): RawBuilder<boolean> => {
  const countries = countriesOf(site)
  return countries === null ? all : condition(sql`${countries}::text[]`)
}

/** Whether the site can buy whatever has a document. */
export const buysFromAll = (site: Site): boolean => countriesOf(site) === null

/** Of documents: those that have an offer which this site can buy. */
export const isBoughtHere = (site: Site): RawBuilder<boolean> =>
  among(site, (countries) => sql`countries && ${countries}`)

/** Of documents: whether such an offer is in stock. */
export const isInStockHere = (site: Site): RawBuilder<boolean> =>
  buysFromAll(site) ? sql`is_in_stock` : among(site, (countries) => sql`countries_in_stock && ${countries}`)

/** Of offers: those that this site can buy. */
export const isOfferedHere = (site: Site): RawBuilder<boolean> =>
  among(site, (countries) => sql`country = any(${countries})`)

/** The stores of a document whose offers this site can buy. */
export const storesHere = (site: Site, document: RawBuilder<unknown>): RawBuilder<unknown> => {
  const countries = countriesOf(site)
  return countries === null
    ? sql`(select unnest(${document}.stores) as store)`
    : sql`(select distinct substr(one, 4) as store from unnest(${document}.store_countries) as one
        where left(one, 2) = any(${countries}::text[]))`
}
