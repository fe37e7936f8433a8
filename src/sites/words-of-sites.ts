import egyptAr from './egypt.words.ar.json' with { type: 'json' }
import egyptEn from './egypt.words.en.json' with { type: 'json' }
import emiratesAr from './emirates.words.ar.json' with { type: 'json' }
import emiratesEn from './emirates.words.en.json' with { type: 'json' }
import type { SiteWords } from './site.ts'
import type { Site } from './sites.ts'

export type WordsOfSite = { readonly ar: SiteWords; readonly en: SiteWords }

/**
 * The texts that each site has in its own words. They are separate from its facts, so that a page that needs none loads
 * none.
 */
export const wordsOfSites: Readonly<Record<Site, WordsOfSite>> = {
  eg: { ar: egyptAr, en: egyptEn },
  ae: { ar: emiratesAr, en: emiratesEn },
}
