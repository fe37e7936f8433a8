import { canonicalLink } from '#catalog/stores/canonical-link.ts'
import { storeOfHost } from '#catalog/stores/stores.ts'

const PRIVATE_PATH =
  /\/(?:cart|basket|bag|checkout|account|my|orders?|wishlists?|lists?|share|shared|invite|gift|registry|login|signin|user|u|profile|members?|preview|draft|sepet|hesabim)(?:\/|$)/i
const PRIVATE_NAME =
  /token|key|sig|sess|auth|pass|secret|code|mail|phone|user|uid|customer|member|cart|order|share|invite|ref(?:er|$)|hash|nonce/i
const MOST_QUERY = 4
/** Longer runs of letters and digits name a person's thing, not a product. */
const LONG_CODE = /[A-Za-z0-9_-]{33,}/

/**
 * Whether everybody may know this page: a product of a store that we know, at an address without anything that belongs to one visitor.
 * The shops of development are known to development alone.
 */
export function isPublicPage(page: string): boolean {
  const read = canonicalLink(page)
  if (!read.ok || read.link.isShort || page.length > 2000) return false
  const { hostname, pathname, searchParams, hash } = new URL(read.link.url)
  if (storeOfHost(hostname) === null || hash !== '' || page.includes('@')) return false
  if (PRIVATE_PATH.test(pathname) || pathname.split(/[/.]/).some((part) => isCode(part))) return false
  const said = [...searchParams]
  return (
    said.length <= MOST_QUERY &&
    said.every(([name, value]) => !PRIVATE_NAME.test(name) && value.length <= 40 && !isCode(value))
  )
}

/** A long name of a product is made of words with strokes between; a code mixes digits and letters without any. */
const isCode = (part: string): boolean =>
  LONG_CODE.test(part) && part.split(/[-_]/).some((word) => word.length > 24 && /\d/.test(word) && /[a-z]/i.test(word))
