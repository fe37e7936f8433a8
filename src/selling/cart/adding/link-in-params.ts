import { canonicalLink } from '#catalog/stores/canonical-link.ts'

// `link` is our own box and the bookmarklet; the others are what a phone's share sheet fills, each shop's app its own way.
const names = ['link', 'url', 'text', 'title'] as const

/** What was pasted or shared: the first that has a link of a product in it, else the first that says anything. */
export function linkInParams(asked: URLSearchParams): string {
  const said = names.map((name) => asked.get(name)?.trim() ?? '').filter((text) => text !== '')
  return said.find((text) => canonicalLink(text).ok) ?? said[0] ?? ''
}
