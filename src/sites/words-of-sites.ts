import egyptAr from './egypt.words.ar.json' with { type: 'json' }
import egyptEn from './egypt.words.en.json' with { type: 'json' }
import emiratesAr from './emirates.words.ar.json' with { type: 'json' }
import emiratesEn from './emirates.words.en.json' with { type: 'json' }
import type { SiteWords } from './site.ts'
import type { Site } from './sites.ts'

export type WordsOfSite = { readonly ar: SiteWords; readonly en: SiteWords }

/** The texts that each site says in its own words. They stand apart from its facts, so that a page that needs none fetches none. */
export const wordsOfSites: Readonly<Record<Site, WordsOfSite>> = {
  eg: { ar: egyptAr, en: egyptEn },
  ae: { ar: emiratesAr, en: emiratesEn },
}
