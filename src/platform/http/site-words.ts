import type { Locale } from '#platform/work/work.ts'
import type { SiteWords } from '#sites/site.ts'
import { type Site, sites } from '#sites/sites.ts'
import { getLocale } from '#words/runtime.js'

/** The site's own texts; on screens, where no language is named, in the reader's. */
export function siteWords(site: Site, locale: Locale = getLocale()): SiteWords {
  return sites[site].words[locale]
}
