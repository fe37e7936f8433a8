import type { Element } from 'domhandler'
import { type Page, shownText } from '#catalog/reader/page.ts'
import { parentOf } from '#catalog/reader/page-index.ts'
import { choiceName } from './choice-name.ts'
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
export function choicesAfter(page: Page, label: Element, until: number): string[] {
  const placeOf = (element: Element) => page.index.place.get(element) ?? 0
  const from = placeOf(label)
  let holder = parentOf(label)
  for (let level = 0; level < 4 && holder && !FRAME.test(holder.name); level++, holder = parentOf(holder)) {
    const after = choicesIn(holder).filter((choice) => placeOf(choice) > from && placeOf(choice) < until)
    const end = after.findIndex(
      (choice, at) => placeOf(choice) - placeOf(after[at - 1] ?? label) > (at === 0 ? MOST_BEFORE : MOST_BETWEEN),
    )
    const choices = end < 0 ? after : after.slice(0, end)
    if (choices.length > MOST_CHOICES) return []
    const values = unique(choices.map((choice) => choiceName(page, choice)))
    if (values.length > 1 || (values.length === 1 && choices.length === 1 && choices.every(isSurely))) return values
  }
  return []
}

export function choicesIn(holder: Element): Element[] {
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

/** One swatch alone is a choice only if its page says that it is one. */
const isSurely = ({ name, attribs }: Element) =>
  /^(?:radio|option)$/.test(attribs.role ?? '') ||
  (name === 'input' && attribs.type === 'radio') ||
  isMarkedValue(attribs)

/** A value that its page's scripts know, on an element that is named after choices. */
const isMarkedValue = ({ class: own, 'data-value': value }: Element['attribs']) =>
  value !== undefined && OFFERED.test(own ?? '')

const isChoice = (element: Element): boolean => {
  const { name, attribs } = element
  return (
    name === 'button' ||
    (name === 'li' && (attribs['data-value'] !== undefined || hasControl(element))) ||
    (name === 'a' && isNamedOffered(element)) ||
    isMarkedValue(attribs) ||
    (name === 'input' && attribs.type === 'radio') ||
    /^(?:radio|option)$/.test(attribs.role ?? '') ||
    (name === 'option' && Boolean(attribs.value)) ||
    (name === 'img' && /swatch/i.test(attribs.class ?? '')) ||
    isOneOfRow(element)
  )
}

const OFFERED = /swatch|variant|variation|option|colou?r|size|\bsku-/i

/** Whether a link, or the frame or list it stands in, is named after choices. */
function isNamedOffered(link: Element): boolean {
  const above = parentOf(link)
  return [link, above, above && parentOf(above)].some((one) => OFFERED.test(one?.attribs.class ?? ''))
}
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
  return (
    row.length > 1 &&
    row.every((one) => isShort(shownText(one, 30) || one.attribs.title || one.attribs['aria-label'] || ''))
  )
}

const isShort = (text: string) => text !== '' && text.length < 20 && !/[:：]/.test(text)
