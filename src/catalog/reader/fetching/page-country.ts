import { currencyOfCountry } from '#catalog/reader/currencies.ts'

const NOT_A_COUNTRY = new Set([
  'COM',
  'NET',
  'ORG',
  'INFO',
  'SHOP',
  'STORE',
  'CO',
  'IO',
  'ME',
  'TV',
  'AI',
  'TEST',
  'LOCALHOST',
])

/**
 * The country that a page sells in, from its host, its path (`/en-ae/`) or its declared language; null if none of them
 * says.
 */
export function countryOfPage(stated: readonly (string | undefined)[], url: URL | null): string | null {
  return fromHost(url) ?? countryInPath(url) ?? fromLanguage(stated)
}

function fromHost(url: URL | null): string | null {
  const last = url?.hostname.split('.').at(-1)?.toUpperCase() ?? ''
  if (last === 'UK') return 'GB'
  return last.length === 2 && !NOT_A_COUNTRY.has(last) && currencyOfCountry(last) ? last : null
}

/** `/en-ae/…`, `/tr/…`: the country that an international shop's page is for. */
export function countryInPath(url: URL | null): string | null {
  const parts = url?.pathname.match(/^\/([a-z]{2})(?:[-_]([a-z]{2}))?\//i)
  if (!parts) return null
  const [, lead = '', tail] = parts.map((part) => part?.toUpperCase())
  const candidates = tail ? [tail, lead] : LANGUAGES.has(lead) ? [] : [lead]
  const country = candidates.map((one) => (one === 'UK' ? 'GB' : one)).find((one) => currencyOfCountry(one) !== null)
  return country ?? null
}

/** On its own, such a path part is a language more often than a country. */
const LANGUAGES = new Set(['AR', 'ES', 'DE', 'FR', 'IT', 'PT', 'NL', 'PL', 'SV', 'ID', 'CO', 'MY'])

function fromLanguage(stated: readonly (string | undefined)[]): string | null {
  for (const language of stated) {
    // `ar_AR` is how programs for shops write Arabic, not Argentina.
    const country = /^ar[-_]ar$/i.test(language ?? '') ? null : language?.match(/[-_]([a-z]{2})\b/i)?.[1]?.toUpperCase()
    if (country && currencyOfCountry(country)) return country
  }
  const only = stated.find(Boolean)?.slice(0, 2).toLowerCase()
  return only === 'tr' ? 'TR' : only === 'ja' ? 'JP' : only === 'zh' ? 'CN' : null
}
