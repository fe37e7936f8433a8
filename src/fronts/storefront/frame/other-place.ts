import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'

/** The same page in the other language: path and query stay, only the first segment changes. */
export function inOtherLanguage(pathname: string, search: string, locale: Locale): string {
  return pathname.replace(/^\/[^/]+/, `/${otherLocale(locale)}`) + search
}

export function otherLocale(locale: Locale): Locale {
  return locale === 'ar' ? 'en' : 'ar'
}

export function otherSite(site: Site): Site {
  return site === 'eg' ? 'ae' : 'eg'
}

/** Where the other site is: as the settings say, else by the host's prefix (www or nothing for Egypt, ae for Dubai). */
export function otherSiteOrigin(origin: string, site: Site, known: Readonly<Record<Site, string>>): string {
  const target = otherSite(site)
  if (known[target]) return known[target]
  const url = new URL(origin)
  const bare = url.host.replace(/^(?:www|ae)\./, '')
  const prefix = target === 'ae' ? 'ae.' : /^localhost(?=:|$)/.test(bare) ? '' : 'www.'
  return `${url.protocol}//${prefix}${bare}`
}
