import type { CheerioAPI } from 'cheerio'
import { currencyOfCountry } from './currencies.ts'

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

/** The country a page sells in, from its host, its path (`/en-ae/`), or the language it declares; null where nothing says. */
export function countryOfPage($: CheerioAPI, url: URL | null): string | null {
  return fromHost(url) ?? fromPath(url) ?? fromLanguage($)
}

function fromHost(url: URL | null): string | null {
  const last = url?.hostname.split('.').at(-1)?.toUpperCase() ?? ''
  if (last === 'UK') return 'GB'
  return last.length === 2 && !NOT_A_COUNTRY.has(last) && currencyOfCountry(last) ? last : null
}

function fromPath(url: URL | null): string | null {
  const first = url?.pathname.match(/^\/(?:([a-z]{2})[-_])?([a-z]{2})(?:[-_]([a-z]{2}))?\//i)
  if (!url || !first) return null
  for (const part of [first[3], first[2], first[1]]) {
    const country = part?.toUpperCase() === 'UK' ? 'GB' : part?.toUpperCase()
    if (country && first[1] + (first[3] ?? '') !== 'undefined' && currencyOfCountry(country)) return country
  }
  const sole = first[2]?.toUpperCase() ?? ''
  const isLanguage = ['AR', 'ES', 'DE', 'FR', 'IT', 'PT', 'NL', 'PL', 'SV'].includes(sole)
  return !first[1] && !first[3] && !isLanguage && currencyOfCountry(sole) ? (sole === 'UK' ? 'GB' : sole) : null
}

function fromLanguage($: CheerioAPI): string | null {
  const stated = [
    $('html').attr('lang'),
    $('meta[property="og:locale"]').attr('content'),
    $('meta[http-equiv="content-language" i]').attr('content'),
  ]
  for (const language of stated) {
    const country = language?.match(/[-_]([a-z]{2})\b/i)?.[1]?.toUpperCase()
    if (country && currencyOfCountry(country)) return country
  }
  const only = stated.find(Boolean)?.slice(0, 2).toLowerCase()
  return only === 'tr' ? 'TR' : only === 'ja' ? 'JP' : only === 'zh' ? 'CN' : null
}
