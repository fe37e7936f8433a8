import type { SiteData, SiteFacts } from './site.ts'
import { siteData } from './site-data.ts'
import { type Site, siteCodes, siteCurrencies, sites } from './sites.ts'
import { type WordsOfSite, wordsOfSites } from './words-of-sites.ts'

/**
 * Adds a site to the lists before any other room is loaded, because the others read the lists once. The shop's own
 * sites are in the lists; a test adds its own here.
 */
export function addSite(code: string, facts: SiteFacts, data: SiteData, words: WordsOfSite): void {
  const site = code as Site
  Object.assign(sites, { [code]: facts })
  Object.assign(siteData, { [code]: data })
  Object.assign(wordsOfSites, { [code]: words })
  Object.assign(siteCodes, [...siteCodes, site])
  Object.assign(siteCurrencies, [...siteCurrencies, facts.currency])
}
