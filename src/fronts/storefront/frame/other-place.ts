import type { Locale } from '#platform/work/work.ts'
import { type Site, siteCodes, sites } from '#sites/sites.ts'

/** The same page in the other language: path and query stay, only the first segment changes. */
export function inOtherLanguage(pathname: string, search: string, locale: Locale): string {
  return pathname.replace(/^\/[^/]+/, `/${otherLocale(locale)}`) + search
}

export function otherLocale(locale: Locale): Locale {
  return locale === 'ar' ? 'en' : 'ar'
}

const prefixes: readonly string[] = ['www', ...siteCodes.map((site) => sites[site].hostPrefix)]

/** Where another site is: as the settings say, else by the host's prefix (www or nothing for the main site). */
export function otherSiteOrigin(origin: string, target: Site, known: Readonly<Record<Site, string>>): string {
  if (known[target]) return known[target]
  const url = new URL(origin)
  const [first = '', ...rest] = url.host.split('.')
  const bare = rest.length > 0 && prefixes.includes(first) ? rest.join('.') : url.host
  const prefix = sites[target].hostPrefix || (/^localhost(?=:|$)/.test(bare) ? '' : 'www')
  return `${url.protocol}//${prefix && `${prefix}.`}${bare}`
}
