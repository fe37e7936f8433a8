import { originCode } from '#catalog/stores/origin-code.ts'
import { storeOfHost } from '#catalog/stores/stores.ts'
import type { Locale } from '#platform/work/work.ts'
import { countryName } from '#pricing/quote/explain/names.ts'

/** Store and country of a link, in words. */
export function linkFacts(
  { domain, country }: { readonly domain: string | null; readonly country: string | null },
  locale: Locale,
): LinkFacts {
  const code = originCode(country)
  const store = domain === null ? '' : (storeOfHost(domain)?.name[locale] ?? domain)
  return { store, country: code ? countryName(code, locale) : '' }
}

/** What is known of a link before its page has been read. */
export type LinkFacts = { readonly store: string; readonly country: string }
