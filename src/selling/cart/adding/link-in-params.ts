import { canonicalLink, type LinkAnswer } from '#catalog/stores/canonical-link.ts'

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
export function readPasted(text: string): PastedLink {
  return { text, answer: canonicalLink(text) }
}
