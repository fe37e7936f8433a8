import { canonicalLink } from '#catalog/stores/canonical-link.ts'

/** The store's page that goods were chosen on: one address, however it was pasted. */
export function pageOf(url: string): string {
  const found = canonicalLink(url)
  return found.ok ? (found.link.canonical ?? found.link.url) : url
}

type Options = { readonly color: string | null; readonly size: string | null; readonly style: string | null }

/** The choices on the page in a uniform spelling, however they were typed. */
export function optionsOf({ color, size, style }: Options): string {
  return [color, size, style].map((text) => (text ?? '').normalize('NFKC').trim().toLowerCase()).join('|')
}
