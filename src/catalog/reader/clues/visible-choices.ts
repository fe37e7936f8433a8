import type { Element } from 'domhandler'
import { clean, type Page, plainTextOf, shownText } from '#catalog/reader/page.ts'
import { parentOf, within } from '#catalog/reader/page-index.ts'
import type { VariantAxis } from '#catalog/reader/product-facts.ts'
import { anywhere } from '#catalog/reader/wording/compile-words.ts'
import { BUY } from '#catalog/reader/wording/stock-words.ts'
import { axisName, isAxis, KNOWN_AXES, unique } from './read-variants.ts'

const ELSEWHERE = /filter|facet|relat|recommend|similar|footer|\bnav|header|review|sort/
const FRAME = /^(?:footer|nav|header|thead|table)$/
const LABELS = /^(?:legend|label|dt|h[2-6]|p|span|div|strong|b|td|th)$/
const MOST_CHOICES = 60

/** Choices offered to a customer: labelled selects, and labels above a row of buttons, radios or swatches. */
export function visibleChoices(page: Page): VariantAxis[] {
  const isElsewhere = within(
    (element) =>
      /^(?:footer|nav|header)$/.test(element.name) ||
      (element.name !== 'body' && ELSEWHERE.test(page.index.naming(element))),
  )
  const axes = [...selects(page, isElsewhere), ...rows(page, isElsewhere)].filter((axis) => axis.values.length > 0)
  return axes.filter((axis, index) => axes.findIndex((one) => one.name === axis.name) === index)
}

type IsElsewhere = (element: Element) => boolean

function selects(page: Page, isElsewhere: IsElsewhere): VariantAxis[] {
  const labels = page.index.tagged('label')
  return page.index
    .tagged('select')
    .filter((select) => !isElsewhere(select))
    .map((select) => {
      const { id, name, 'aria-label': spoken, 'data-attribute_name': attribute } = select.attribs
      const label = labels.find(({ attribs }) => id && attribs.for === id)
      const options = namedInside(select, 'option').filter(({ attribs }) => attribs.value)
      const names = [label ? plainTextOf(label) : '', spoken, attribute, name, id].map((text) => namedAxis(text ?? ''))
      return { name: names.find(isAxis) ?? '', values: unique(options.map(plainTextOf)) }
    })
    .filter(({ name }) => name !== '')
}

function namedInside(element: Element, name: string): Element[] {
  return element.children.flatMap((child) =>
    'attribs' in child ? (child.name === name ? [child] : namedInside(child, name)) : [],
  )
}

/** `options[Color]`, `attribute_pa_size`, `Color:` → the axis. */
function namedAxis(name: string): string {
  const word = clean(name)
    .replace(/^(?:attribute_(?:pa_)?|variation_|dropdown_selected_|product[-_]option[-_])/, '')
    .replace(/^(?:options?|properties)\[([^\]]+)\]$/, '$1')
    .replace(/[_-](?:name|select|id)$/, '')
    .replace(
      /^(?:(?:please )?(?:select|choose|pick)|seç|wähle(?:n sie)?|choisi\w*|sélectionn\w*|elige|selecciona|scegli|seleziona|kies|اختر|حدد)(?: an?| your| the| eine?| une?| votre| tu| il| je)? /i,
      '',
    )
  return axisName(clean(word.split(/[:：]/)[0] ?? ''))
}

function rows(page: Page, isElsewhere: IsElsewhere): VariantAxis[] {
  const found: VariantAxis[] = []
  for (const element of page.index.all) {
    if (found.length >= 12) break
    if (!LABELS.test(element.name)) continue
    const text = labelText(element)
    if (text.length < 2 || text.length > 40) continue
    const name = namedAxis(text)
    if (!KNOWN_AXES.includes(name) || isElsewhere(element)) continue
    const values = choicesNear(element, text)
    if (values.length > 0) found.push({ name, values })
  }
  return found
}

function labelText(element: Element): string {
  let text = ''
  for (const child of element.children) if (child.type === 'text') text += `${child.data} `
  return text.length > 200 ? '' : clean(text)
}

function choicesNear(label: Element, text: string): string[] {
  let holder = parentOf(label)
  for (let level = 0; level < 4 && holder && !FRAME.test(holder.name); level++, holder = parentOf(holder)) {
    const choices = choicesIn(holder)
    if (choices.length > MOST_CHOICES) return []
    const values = unique(choices.map(choiceName)).filter((value) => isValue(value) && value !== text)
    if (values.length > 1) return values
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

const NO_VALUE =
  /^(?:prev(?:ious)?|next|close|back|clear|reset|remove|add one|more|less|show|see|view|[-+<>×]|\(\d*\))\b|guide|chart|review|wish ?list|rehberi|tabelle|favou?rit/i
const SAYS_BUY = anywhere(BUY)
const isValue = (value: string) =>
  value.length < 40 && /[\p{L}\p{N}]/u.test(value) && !NO_VALUE.test(value) && !SAYS_BUY.test(value)

const isChoice = ({ name, attribs }: Element) =>
  name === 'button' ||
  name === 'li' ||
  (name === 'input' && attribs.type === 'radio') ||
  /^(?:radio|option)$/.test(attribs.role ?? '') ||
  (name === 'option' && Boolean(attribs.value)) ||
  (name === 'img' && /swatch/i.test(attribs.class ?? ''))

function choiceName(choice: Element): string {
  const { 'data-value': value, 'aria-label': label, title, alt } = choice.attribs
  return value || label || title || alt || shownText(choice, 80) || (choice.attribs.value ?? '')
}
