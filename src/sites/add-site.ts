import type { SiteData, SiteFacts } from './site.ts'
import { siteData } from './site-data.ts'
import { type Site, siteCodes, siteCurrencies, sites } from './sites.ts'
import { type WordsOfSite, wordsOfSites } from './words-of-sites.ts'

/**
 * Adds a site to the lists of a program that starts: the first thing it does, before any other room is loaded, as the others
 * read the lists once. The shop itself writes its sites into the lists; a test adds the one it tries.
 */
export function addSite(code: string, facts: SiteFacts, data: SiteData, words: WordsOfSite): void {
  const site = code as Site
  Object.assign(sites, { [code]: facts })
  Object.assign(siteData, { [code]: data })
  Object.assign(wordsOfSites, { [code]: words })
  Object.assign(siteCodes, [...siteCodes, site])
  Object.assign(siteCurrencies, [...siteCurrencies, facts.currency])
}
