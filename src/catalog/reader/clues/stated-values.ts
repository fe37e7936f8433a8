import { isAboveZero } from '#catalog/reader/compare-amounts.ts'
import { clean, type Page } from '#catalog/reader/page.ts'
import { parsePrice } from '#catalog/reader/parse-price.ts'
import type { Availability, Price } from '#catalog/reader/product-facts.ts'
import { lastWord } from './structured-node.ts'

/**
 * A price from data rather than from the visible page: a bare number is taken as it is; zero means that no price was
 * given.
 */
export function statedPrice(raw: string, currency: string | null, page: Page): Price | null {
  const text = clean(raw)
  const bare = /^\d+(?:\.\d+)?$/.test(text)
  const read = bare ? { amount: text, currency: null } : parsePrice(text, { place: currency ?? page.place })
  if (!read.amount || !isAboveZero(read.amount)) return null
  return { amount: read.amount, currency: currency ?? read.currency }
}

export function stockOf(text: string | null): Availability {
  const word = lastWord(text ?? '')
    .replace(/[\s_-]/g, '')
    .toLowerCase()
  if (
    /^(?:instock|onlineonly|limitedavailability|preorder|presale|backorder|madetoorder|available|availablefororder|1|true)$/.test(
      word,
    )
  )
    return 'in_stock'
  return /^(?:outofstock|soldout|discontinued|oos|unavailable|instoreonly|0|false)$/.test(word) &&
    word !== 'instoreonly'
    ? 'out_of_stock'
    : 'unknown'
}
