// Helpers for the common forms of product addresses and for reading a country from them.
export const www = (url: URL, path: string) =>
  `https://${url.hostname.replace(/^(?:m|mobile|en|arabic)\./, 'www.').replace(/^(?!www\d?\.)(?=[^.]+\.(?:[a-z]{2,3}|com?\.[a-z]{2})$)/, 'www.')}${path}`
export const same = (url: URL) => `https://${url.hostname}${readable(url.pathname)}`

/** Letters of any script unescaped; characters with a meaning in an address stay escaped. */
export function readable(path: string): string {
  return path.replace(/(?:%[\da-f]{2})+/gi, (run) => {
    try {
      const text = decodeURIComponent(run)
      return /[\s"<>#%?\\^`{|}\p{Cc}]/u.test(text) ? run : text
    } catch {
      return run
    }
  })
}

export const match = (text: string, pattern: RegExp): string | null => pattern.exec(text)?.[1] ?? null
export const byPath = (pattern: RegExp, canonical: (url: URL, id: string) => string) => (url: URL) => {
  const id = match(url.pathname, pattern)
  return id ? { id, canonical: canonical(url, id) } : null
}
export const of = (country: string) => () => country
export const byEnding = (plain: string | null) => (url: URL) => {
  const end = url.hostname.split('.').at(-1) ?? ''
  return end.length === 2 ? (end === 'uk' ? 'GB' : end.toUpperCase()) : plain
}
export const firstPart = (url: URL) =>
  url.pathname.match(/^\/(?:[a-z]{2}[_-])?([a-z]{2})(?=\/)/i)?.[1]?.toUpperCase() ?? null

export function byQuery(url: URL, name: string, canonical: (id: string) => string) {
  const id = url.searchParams.get(name)
  return id && /^\d{6,}$/.test(id) ? { id, canonical: canonical(id) } : null
}
