import { canonicalLink, type LinkAnswer } from '#catalog/stores/canonical-link.ts'
import { originCode } from '#catalog/stores/origin-code.ts'
import { storeOfHost } from '#catalog/stores/stores.ts'
import type { Locale } from '#platform/work/work.ts'
import { countryName } from '#pricing/quote/explain/names.ts'

/** What is known of a link before its page has been read. */
export type LinkFacts = { readonly store: string; readonly country: string }

/** What was pasted, and the link that was found in it. */
export type PastedLink = { readonly text: string; readonly answer: LinkAnswer }

// `link` is our own box and the bookmarklet; the others are what a phone's share sheet fills, each shop's app its own way.
const names = ['link', 'url', 'text', 'title'] as const

/** What was pasted or shared: the first that has a link of a product in it, else the first that says anything; null for nothing. */
export function linkInParams(asked: URLSearchParams): PastedLink | null {
  const said = names.map((name) => asked.get(name)?.trim() ?? '').filter((text) => text !== '')
  let first: PastedLink | null = null
  for (const text of said) {
    const pasted = readPasted(text)
    if (pasted.answer.ok) return pasted
    first ??= pasted
  }
  return first
}

/** Finds the link in a text that was pasted. */
function readPasted(text: string): PastedLink {
  return { text, answer: canonicalLink(text) }
}

/** Store and country of a link, in words. */
export function linkFacts(
  { domain, country }: { readonly domain: string | null; readonly country: string | null },
  locale: Locale,
): LinkFacts {
  const code = originCode(country)
  const store = domain === null ? '' : (storeOfHost(domain)?.name[locale] ?? domain)
  return { store, country: code ? countryName(code, locale) : '' }
}
