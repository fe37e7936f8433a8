import type { Element } from 'domhandler'
import { clean, type Page, shownText } from '#catalog/reader/page.ts'
import { parsePrice } from '#catalog/reader/parse-price.ts'
import { COLOR_LABEL, SIZE_LABEL, STYLE_LABEL } from '#catalog/reader/wording/axis-labels.ts'
import { anywhere, atEnd, atStart } from '#catalog/reader/wording/compile-words.ts'
import { CHOOSE_WORDS, CONTROL_WORDS, SELECTED_WORDS } from '#catalog/reader/wording/control-words.ts'
import { BUY, GONE } from '#catalog/reader/wording/stock-words.ts'

const SAYS_CONTROL = anywhere(CONTROL_WORDS)
const SAYS_CHOOSE = anywhere(CHOOSE_WORDS)
const SAYS_BUY = anywhere(BUY)
const SAYS_GONE = anywhere(GONE)
const SELECTED_AT_END = atEnd(SELECTED_WORDS)
const AXIS_AT_START = [COLOR_LABEL, SIZE_LABEL, STYLE_LABEL].map(atStart)

/** What a choice is called: the first of its names that is no id and no instruction. */
export function choiceName(page: Page, choice: Element): string {
  const { id, 'data-value': value, 'aria-label': label, title, alt } = choice.attribs
  const beside =
    choice.name === 'input' && id ? page.index.tagged('label').find(({ attribs }) => attribs.for === id) : undefined
  const inner = namedInside(choice)?.attribs
  const named = [
    label,
    shownText(choice, 80),
    title,
    alt,
    beside ? shownText(beside, 80) : '',
    inner?.['aria-label'],
    inner?.title,
    inner?.alt,
    value && !/^[\d:;_-]{5,}$/.test(value) ? value : '',
    // Of a line in a list only its text is a name.
    choice.name === 'option' ? '' : choice.attribs.value,
  ]
  return named.map((one) => withoutTitle(page, valueText(one ?? ''))).find(isValue) ?? ''
}

/** A choice's own part of a name that repeats the product's: `Walking shoe Vale - Sand swatch`. */
const withoutTitle = ({ heading }: Page, value: string) =>
  (heading && value.startsWith(heading) && value.slice(heading.length).replace(/^[\s–|,/-]+|\s+swatch$/gi, '')) || value

/**
 * A choice as its shop calls it, without what is said around it: `Select color Sand`, `Size: 40`, `Sand (selected)`,
 * `64 GB [sold out]`, `Large (+ €5.00)`.
 */
export function valueText(said: string): string {
  const text = clean(said)
    .replace(SELECTED_AT_END, '')
    .replace(BRACKET, (bracket) => (isRemark(bracket) ? '' : bracket))
  const asked = text.replace(SAYS_CHOOSE, '').trim()
  const bare = withoutAxis(asked)
  if (asked !== text) return bare !== asked && bare !== '' ? bare : text
  return /^[^:：]{2,30}[:：]/.test(text) ? bare : text
}

const BRACKET = /\s*[[(][^[\]()]*[\])]$/
const isRemark = (bracket: string) => SAYS_GONE.test(bracket) || parsePrice(bracket).currency !== null

function withoutAxis(text: string): string {
  const label = AXIS_AT_START.map((axis) => text.match(axis)?.[0] ?? '').sort((a, b) => b.length - a.length)[0] ?? ''
  return label === '' ? text : text.slice(label.length).replace(/^\s*[:：-]?\s*/, '')
}

/** Whether a text names a choice, rather than a question, a control or the wish to choose. */
const isValue = (value: string): boolean =>
  value.length < 40 &&
  /[\p{L}\p{N}]/u.test(value) &&
  !/^\(\d*\)|^-.*-$|[?？؟]|% off|^[£€$¥] ?\d|^-\d+$/.test(value) &&
  !SAYS_CHOOSE.test(value) &&
  !SAYS_CONTROL.test(value) &&
  !SAYS_BUY.test(value)

/** The first element inside a choice that says its name without showing it. */
function namedInside(element: Element, depth = 0): Element | null {
  for (const child of element.children) {
    if (!('attribs' in child) || depth > 4) continue
    const { title, alt, 'aria-label': label } = child.attribs
    const found = title || alt || label ? child : namedInside(child, depth + 1)
    if (found) return found
  }
  return null
}
