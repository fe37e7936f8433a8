import { canonicalLink } from '#catalog/stores/canonical-link.ts'

/** What the one box was given: words to search for, a link, or several. */
export type Typed =
  | { readonly kind: 'words' }
  | { readonly kind: 'link'; readonly link: string }
  | { readonly kind: 'links'; readonly links: readonly string[] }

/** Reads what was typed or pasted; a list that lost its line breaks in a box of one line is a list still. */
export function readTyped(text: string): Typed {
  const links = linksIn(text)
  if (links.length > 1) return { kind: 'links', links }
  // A web address that we do not take is refused where links are, with the reason.
  const isLink = links.length === 1 || /^\s*(?:https?:\/\/|www\.)\S+\s*$/i.test(text)
  return isLink ? { kind: 'link', link: text } : { kind: 'words' }
}

/** The links of products in a text, each once, in their order. */
export function linksIn(text: string): readonly string[] {
  const parts = text.split(/[\s\u200e\u200f\u2066-\u2069]+|(?=https?:\/\/)/i).filter((part) => part.includes('.'))
  const seen = new Set<string>()
  return parts.filter((part) => {
    const answer = canonicalLink(part)
    if (!answer.ok || seen.has(answer.link.canonical ?? answer.link.url)) return false
    seen.add(answer.link.canonical ?? answer.link.url)
    return true
  })
}
