import type { Element } from 'domhandler'
import { clean, type Page, shownText } from '#catalog/reader/page.ts'
import { parentOf } from '#catalog/reader/page-index.ts'
import { anywhere } from '#catalog/reader/wording/compile-words.ts'
import { CHOOSE_WORDS, CONTROL_WORDS } from '#catalog/reader/wording/control-words.ts'
import { BUY } from '#catalog/reader/wording/stock-words.ts'
import { unique } from './read-variants.ts'

const FRAME = /^(?:footer|nav|header|thead|table)$/
const MOST_CHOICES = 60
/** So many elements may lie between a label and its first choice, and between two choices. */
const MOST_BEFORE = 20
const MOST_BETWEEN = 14

/**
 * The names of the choices that follow a label at once, before the place where the next label stands. What comes after
 * a gap belongs to something else.
 */
export function choicesAfter({ index }: Page, label: Element, until: number): string[] {
  const placeOf = (element: Element) => index.place.get(element) ?? 0
  const from = placeOf(label)
  let holder = parentOf(label)
  for (let level = 0; level < 4 && holder && !FRAME.test(holder.name); level++, holder = parentOf(holder)) {
    const after = choicesIn(holder).filter((choice) => placeOf(choice) > from && placeOf(choice) < until)
    const end = after.findIndex(
      (choice, at) => placeOf(choice) - placeOf(after[at - 1] ?? label) > (at === 0 ? MOST_BEFORE : MOST_BETWEEN),
    )
    const choices = end < 0 ? after : after.slice(0, end)
    if (choices.length > MOST_CHOICES) return []
    const values = unique(choices.map((choice) => choiceName(index, choice)))
    if (values.length > 1 || (values.length === 1 && choices.length === 1 && choices.every(isSurely))) return values
  }
  return []
}

function choicesIn(holder: Element): Element[] {
  const found: Element[] = []
  const waiting = [...holder.children].reverse()
  while (waiting.length > 0 && found.length <= MOST_CHOICES) {
    const node = waiting.pop()
    if (!node || !('attribs' in node)) continue
    if (isChoice(node)) found.push(node)
    else waiting.push(...[...node.children].reverse())
  }
  return found
}

const SAYS_CONTROL = anywhere(CONTROL_WORDS)
const SAYS_CHOOSE = anywhere(CHOOSE_WORDS)
const SAYS_BUY = anywhere(BUY)

/** Whether a text names a choice, rather than a question, a control or the wish to choose. */
const isValue = (value: string): boolean =>
  value.length < 40 &&
  /[\p{L}\p{N}]/u.test(value) &&
  !/^\(\d*\)|^-.*-$|[?？؟]|% off|^[£€$¥] ?\d/.test(value) &&
  !SAYS_CHOOSE.test(value) &&
  !SAYS_CONTROL.test(value) &&
  !SAYS_BUY.test(value)

/** One swatch alone is a choice only if its page says that it is one. */
const isSurely = ({ name, attribs }: Element) =>
  /^(?:radio|option)$/.test(attribs.role ?? '') || (name === 'input' && attribs.type === 'radio')

const isChoice = (element: Element): boolean => {
  const { name, attribs } = element
  return (
    name === 'button' ||
    (name === 'li' && (attribs['data-value'] !== undefined || hasControl(element))) ||
    (name === 'a' && OFFERED.test(attribs.class ?? '')) ||
    (name === 'input' && attribs.type === 'radio') ||
    /^(?:radio|option)$/.test(attribs.role ?? '') ||
    (name === 'option' && Boolean(attribs.value)) ||
    (name === 'img' && /swatch/i.test(attribs.class ?? '')) ||
    isOneOfRow(element)
  )
}

const OFFERED = /swatch|variant|variation|option|colou?r|size|\bsku-/i
const DEEPEST = 8
const CONTROL = /^(?:a|button|input|img|label)$/

/** Whether a line of a list can be pressed; otherwise it is text, such as one of the product's features. */
const hasControl = (element: Element, depth = 0): boolean =>
  element.children.some(
    (child) =>
      'attribs' in child &&
      (CONTROL.test(child.name) ||
        OFFERED.test(child.attribs.class ?? '') ||
        (depth < DEEPEST && hasControl(child, depth + 1))),
  )

/** Boxes of one class beside each other, in a frame that is named after choices: scripts make them buttons. */
function isOneOfRow(element: Element): boolean {
  const { name, attribs } = element
  const own = attribs.class ?? ''
  const above = parentOf(element)
  if (!/^(?:div|span)$/.test(name) || own === '' || !above || !OFFERED.test(`${own} ${above.attribs.class ?? ''}`))
    return false
  const first = own.split(/\s+/)[0]
  const row = above.children.filter(
    (child): child is Element =>
      'attribs' in child && child.name === name && child.attribs.class?.split(/\s+/)[0] === first,
  )
  return row.length > 1 && row.every((one) => isShort(shownText(one, 30)))
}

const isShort = (text: string) => text !== '' && text.length < 20 && !/[:：]/.test(text)

/** What a choice is called: the first of its names that is no id and no instruction. */
function choiceName(index: Page['index'], choice: Element): string {
  const { id, 'data-value': value, 'aria-label': label, title, alt } = choice.attribs
  const beside =
    choice.name === 'input' && id ? index.tagged('label').find(({ attribs }) => attribs.for === id) : undefined
  const picture = choice.children.find((child): child is Element => 'attribs' in child && child.name === 'img')
  const named = [
    value && !/^[\d:;_-]{5,}$/.test(value) ? value : '',
    label,
    title,
    alt,
    shownText(choice, 80),
    beside ? shownText(beside, 80) : '',
    picture?.attribs.alt,
    choice.attribs.value,
  ]
  return named.find((one) => one !== undefined && isValue(clean(one))) ?? ''
}

const LETTER_SIZE =
  /^(?:\d{0,2}X{0,4}[SL]|M|[SML]\/[ML]|X{1,3}-?(?:small|large)|small|medium|large|one size|tek ebat)$/i

/** Sizes in letters stand for themselves: `XS S M L` beside each other need no label. */
export function letterSizes(page: Page, isElsewhere: (element: Element) => boolean): string[] {
  const rows = new Map<Element, string[]>()
  for (const element of page.index.tagged('button', 'label', 'li', 'a')) {
    const text = shownText(element, 20)
    if (!LETTER_SIZE.test(text) || isElsewhere(element)) continue
    const row = (element.name === 'li' ? null : wrapperOf(element)) ?? parentOf(element)
    if (row) rows.set(row, [...(rows.get(row) ?? []), text])
  }
  const sizes = [...rows.values()].map(unique).find((values) => values.length > 1)
  return sizes ?? []
}

/** The element that holds a row whose choices each have a frame of their own. */
function wrapperOf(element: Element): Element | null {
  const above = parentOf(element)
  const alone = above?.children.filter((child) => 'attribs' in child).length === 1
  return above && alone ? parentOf(above) : above
}
