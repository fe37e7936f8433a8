import type { Element } from 'domhandler'
import { clean, type Page, shownText } from '#catalog/reader/page.ts'
import type { VariantAxis } from '#catalog/reader/product-facts.ts'
import { axisName, unique } from './read-variants.ts'

const KNOWN = ['color', 'size', 'style', 'storage', 'material']
const ELSEWHERE =
  '[class*="filter" i], [class*="facet" i], [class*="related" i], [class*="recommend" i], footer, nav, header'

/** Choices offered to a customer: labelled selects, and labels above a row of buttons, radios or swatches. */
export function visibleChoices(page: Page): VariantAxis[] {
  const axes = [...selects(page), ...rows(page)].filter((axis) => KNOWN.includes(axis.name) && axis.values.length > 0)
  return axes.filter((axis, index) => axes.findIndex((one) => one.name === axis.name) === index)
}

function selects(page: Page): VariantAxis[] {
  return page
    .$('select')
    .toArray()
    .filter((select) => page.$(select).parents(ELSEWHERE).length === 0)
    .map((select) => {
      const one = page.$(select)
      const id = one.attr('id') ?? ''
      const label = page
        .$('label')
        .toArray()
        .find((element) => id && page.$(element).attr('for') === id)
      const name = label
        ? page.$(label).text()
        : (one.attr('aria-label') ?? one.attr('data-attribute_name') ?? one.attr('name') ?? '')
      const values = one
        .find('option')
        .toArray()
        .filter((option) => page.$(option).attr('value'))
      return { name: namedAxis(name), values: unique(values.map((option) => page.$(option).text())) }
    })
}

/** `options[Color]`, `attribute_pa_size`, `Color:` → the axis. */
function namedAxis(name: string): string {
  const word = clean(name)
    .replace(/^attribute_(?:pa_)?/, '')
    .replace(/^options?\[([^\]]+)\]$/, '$1')
    .replace(/^(?:select|choose|seç|اختر)(?: a| your)? /i, '')
  return axisName(clean(word.split(/[:：]/)[0] ?? ''))
}

function rows(page: Page): VariantAxis[] {
  return page
    .$('legend, label, dt, h3, h4, p, span, div, [data-attribute-name]')
    .toArray()
    .filter((element) => isLabel(page, element))
    .slice(0, 40)
    .flatMap((element) => {
      const name = namedAxis(labelText(element))
      const values = choicesNear(page, element)
      return values.length > 0 ? [{ name, values }] : []
    })
}

function labelText(element: Element): string {
  return clean(element.children.map((child) => (child.type === 'text' ? child.data : '')).join(' '))
}

function isLabel(page: Page, element: Element): boolean {
  const text = labelText(element)
  return (
    text.length > 1 &&
    text.length < 40 &&
    KNOWN.includes(namedAxis(text)) &&
    page.$(element).parents(ELSEWHERE).length === 0
  )
}

function choicesNear(page: Page, label: Element): string[] {
  let holder = page.$(label).parent()
  for (let level = 0; level < 3 && holder.length > 0; level++, holder = holder.parent()) {
    const choices = holder.find('button, input[type="radio"], li, [role="radio"], [class*="swatch" i] img').toArray()
    if (choices.length > 60) return []
    const values = unique(choices.map((choice) => choiceName(page, choice))).filter((value) => value.length < 40)
    if (values.length > 1) return values
  }
  return []
}

function choiceName(page: Page, choice: Element): string {
  const one = page.$(choice)
  const named = one.attr('data-value') ?? one.attr('aria-label') ?? one.attr('title') ?? one.attr('alt')
  return named || shownText(page.$, choice) || (one.attr('value') ?? '')
}
