import type { Element } from 'domhandler'
import { clean, type Page } from '#catalog/reader/page.ts'
import { shortText } from '#catalog/reader/short-text.ts'
import { anywhere } from '#catalog/reader/wording/compile-words.ts'
import { BUY } from '#catalog/reader/wording/stock-words.ts'

export type PageButton = { readonly element: Element; readonly text: string; readonly isDisabled: boolean }

const SAYS_BUY = anywhere(BUY)
const NAMED = /btn|button|cart|\bbuy|basket|checkout/
const LONGEST = 120

const known = new WeakMap<Page, readonly PageButton[]>()

/** Everything on a page that can be pressed, with what stands on it. */
export function pageButtons(page: Page): readonly PageButton[] {
  const before = known.get(page)
  if (before) return before
  const found = page.index.all
    .filter((element) => isButton(element, page))
    .slice(0, 600)
    .map((element) => ({ element, text: wordsOn(element), isDisabled: isDisabled(element) }))
    .filter(({ text }) => text !== '' && text.length < LONGEST)
  known.set(page, found)
  return found
}

export const isBuyButton = ({ text }: PageButton): boolean => SAYS_BUY.test(text)

/** Whether the page offers to buy something, even if only after a choice or a script. */
export function hasBuyButton(page: Page): boolean {
  return pageButtons(page).some(isBuyButton)
}

function isButton(element: Element, page: Page): boolean {
  const { name, attribs } = element
  if (name === 'button') return true
  if (name === 'input') return /^(?:submit|button|image)$/i.test(attribs.type ?? '')
  if (attribs.role === 'button') return true
  if (name === 'a') return NAMED.test(page.index.naming(element))
  return /add-?_?to-?_?(?:cart|bag|basket)|buy-?now/.test(page.index.naming(element))
}

function wordsOn(element: Element): string {
  const { value, title, alt, 'aria-label': label } = element.attribs
  return clean([value, title, alt, label, shortText(element, LONGEST)].filter(Boolean).join(' '))
}

const isDisabled = ({ attribs }: Element) =>
  attribs.disabled !== undefined || attribs['aria-disabled'] === 'true' || /\bdisabled\b/.test(attribs.class ?? '')
