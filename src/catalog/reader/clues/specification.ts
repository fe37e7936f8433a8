import type { Element } from 'domhandler'
import { clean, type Page } from '#catalog/reader/page.ts'
import { shortText } from '#catalog/reader/short-text.ts'

/** A table of properties, a list of terms, `Label: value` lines. */
const LABELS =
  'th, dt, td:first-child, td.attrLabels, td:nth-child(3), li, [class*="spec" i] [class*="name" i], [class*="spec" i] [class*="label" i], [class*="attribute" i] [class*="label" i], [class*="ux-labels-values__labels"], [class*="ux-labels"] dt, b, strong'

/** The value a page's property table gives under a label, or null. */
export function specification(page: Page, label: RegExp): string | null {
  for (const element of page.$(LABELS).toArray().slice(0, 2500)) {
    const text = shortText(element, 90)
    if (text === null || !label.test(text)) continue
    const value = inline(text) ?? beside(page, element)
    if (value) return value
  }
  return null
}

function inline(text: string): string | null {
  const value = text.match(/^[^:：]{2,40}[:：]\s*(.{1,60})$/)?.[1]
  return value ? clean(value) : null
}

function beside(page: Page, element: Element): string | null {
  for (const next of [page.$(element).next()[0], page.$(element).parent().next()[0]]) {
    const text = next ? shortText(next, 60) : null
    if (text) return text
  }
  return null
}
