import type { Element } from 'domhandler'
import { clean, plainTextOf } from '#catalog/reader/page.ts'

const UNREAD = /^(?:script|style|noscript|del|s|strike)$/
const HIDDEN_NAME = /visually-hidden|sr-only|screen-reader/
const CENTS_NAME = /cent|decimal|fraction/

/** The text of a price without struck and hidden parts. Decimals are often in their own element: `12<sup>99</sup>`. */
export function priceText(element: Element): string {
  let text = ''
  const visit = (parent: Element, depth: number): void => {
    for (const child of parent.children) {
      if (child.type === 'text') text += child.data
      if (!('attribs' in child) || depth > 12) continue
      const name = child.attribs.class ?? ''
      if (UNREAD.test(child.name) || HIDDEN_NAME.test(name)) continue
      const digits = child.name === 'sup' || CENTS_NAME.test(name) ? clean(plainTextOf(child)) : ''
      if (/^\d{2}$/.test(digits)) text = `${text.trimEnd()}${/\d$/.test(text.trimEnd()) ? '.' : ''}${digits} `
      else visit(child, depth + 1)
    }
  }
  visit(element, 0)
  return clean(text)
}
