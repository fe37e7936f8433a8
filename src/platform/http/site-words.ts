import type { Locale } from '#platform/work/work.ts'
import type { SiteWords } from '#sites/site.ts'
import type { Site } from '#sites/sites.ts'
import { wordsOfSites } from '#sites/words-of-sites.ts'
import { getLocale } from '#words/runtime.js'

/** The texts of a site; in the reader's language unless another is given. */
export function siteWords(site: Site, locale: Locale = getLocale()): SiteWords {
  return wordsOfSites[site][locale]
}
