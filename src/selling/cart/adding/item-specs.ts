type Specs = {
  readonly canonicalUrl: string
  readonly color: string
  readonly size: string
  readonly style: string
}

/** One text for one product in one colour, size and style: two items with the same text are the same goods. */
export function itemSpecs({ canonicalUrl, color, size, style }: Specs): string {
  return JSON.stringify([canonicalUrl, ...[color, size, style].map(plain)])
}

function plain(text: string): string {
  return text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
}
