import type { Element } from 'domhandler'
import { clean, type Page, plainTextOf, shownText } from '#catalog/reader/page.ts'
import { within } from '#catalog/reader/page-index.ts'
import type { VariantAxis } from '#catalog/reader/product-facts.ts'
import { anywhere } from '#catalog/reader/wording/compile-words.ts'
import { CHOOSE_WORDS, SELECTED_WORDS } from '#catalog/reader/wording/control-words.ts'
import { choiceName, valueText } from './choice-name.ts'
import { choicesAfter, choicesIn } from './choices-after.ts'
import { letterSizes, namedRows } from './named-rows.ts'
import { axisName, isAxis, KNOWN_AXES, unique } from './read-variants.ts'

const ELSEWHERE =
  /filter|facet|relat(?!ive)|recommend|similar|footer|\bnav|(?:^|\s|site-?|page-?|main-?|global-?|shop-?|store-?)header|review|(?<![a-z])sort/
const LABELS = /^(?:legend|label|dt|h[2-6]|p|span|div|strong|b|td|th)$/
const SELECTED = anywhere(SELECTED_WORDS)
const CHOOSE = anywhere(CHOOSE_WORDS)

/** Choices offered to a customer: labelled selects, and labels above a row of buttons, radios or swatches. */
export function visibleChoices(page: Page): VariantAxis[] {
  const isElsewhere = within(
    (element) =>
      /^(?:footer|nav|header)$/.test(element.name) ||
      element.attribs.role === 'tab' ||
      (element.name !== 'body' && ELSEWHERE.test(page.index.naming(element))),
  )
  const sizes = { name: 'size', values: letterSizes(page, isElsewhere) }
  const axes = [
    ...selects(page, isElsewhere),
    ...groups(page, isElsewhere),
    ...rows(page, isElsewhere),
    sizes,
    ...namedRows(page, isElsewhere),
  ].filter((axis) => axis.values.length > 0)
  const real = axes.filter((axis) => !isHowMany(axis))
  return real.filter((axis, index) => real.findIndex((one) => one.name === axis.name) === index)
}

/** How many to buy is no property of the product: 1, 2, 3, … */
const isHowMany = ({ name, values }: VariantAxis) =>
  !KNOWN_AXES.includes(name) &&
  values.every((value, at) => /^\d+$/.test(value) && (at === 0 || value === String(Number(values[0]) + at)))

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
      // The line that asks to choose says of what: `Select size`.
      const asks = namedInside(select, 'option')
        .slice(0, 1)
        .map(plainTextOf)
        .filter((text) => CHOOSE.test(clean(text)))
      const names = [label ? plainTextOf(label) : '', spoken, attribute, ...asks, name, id].map((text) =>
        namedAxis(text ?? ''),
      )
      const values = options.map(plainTextOf).filter((text) => isOffered(clean(text)))
      return { name: names.find(isAxis) ?? '', values: unique(values.map(valueText)) }
    })
    .filter(({ name }) => name !== '')
}

/** Not the line that only asks to choose. */
const isOffered = (value: string) => !/^-.*-$/.test(value) && !CHOOSE.test(value)

const GROUP = /^(?:radiogroup|listbox|group)$/

/** Choices inside one element that says of itself what they choose: `<div role="radiogroup" aria-label="Size">`. */
function groups(page: Page, isElsewhere: IsElsewhere): VariantAxis[] {
  return page.index.all
    .filter(({ attribs }) => attribs['aria-label'] && GROUP.test(attribs.role ?? ''))
    .map((element) => ({ element, name: namedAxis(element.attribs['aria-label'] ?? '') }))
    .filter(({ element, name }) => KNOWN_AXES.includes(name) && !isElsewhere(element))
    .map(({ element, name }) => ({
      name,
      values: unique(choicesIn(element).map((choice) => choiceName(page, choice))),
    }))
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
    .replace(SELECTED, '')
    .replace(CHOOSE, '')
  return axisName(clean(word.split(/[:：]/)[0] ?? ''))
}

/** Where a label of a known axis stands. */
type AxisLabel = { readonly element: Element; readonly text: string; readonly name: string }

function rows(page: Page, isElsewhere: IsElsewhere): VariantAxis[] {
  const labels: AxisLabel[] = []
  for (const element of page.index.all) {
    if (labels.length >= 24) break
    if (!LABELS.test(element.name)) continue
    const text = labelText(element)
    if (text.length < 2 || text.length > 40) continue
    const name = namedAxis(text)
    if (KNOWN_AXES.includes(name) && !isElsewhere(element)) labels.push({ element, text, name })
  }
  return labels.map(({ element, text, name }, at) => {
    const next = labels.slice(at + 1).find((label) => label.name !== name)
    const until = next ? (page.index.place.get(next.element) ?? 0) : Number.POSITIVE_INFINITY
    const values = choicesAfter(page, element, until).filter((value) => value !== text)
    // The page says what is chosen; the other choices come with its scripts.
    return { name, values: values.length === 0 && SELECTED.test(text) ? unique([textBeside(element)]) : values }
  })
}

function labelText(element: Element): string {
  let text = ''
  for (const child of element.children) if (child.type === 'text') text += `${child.data} `
  return text.length > 200 ? '' : clean(text)
}

function textBeside(element: Element): string {
  let next = element.next
  while (next && !('attribs' in next)) next = next.next
  return next ? shownText(next, 60) : ''
}
