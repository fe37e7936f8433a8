import type { VariantAxis } from '#catalog/reader/product-facts.ts'
import type { Literal } from './read-literal.ts'
import { axisName, KNOWN_AXES, unique } from './read-variants.ts'
import { type Node, nodes, textOf } from './structured-node.ts'

/** What shops call the name of a choice, one of its values, and the list of them. */
const LABEL =
  /^(?:sku|product|display)?_?(?:property|attribute|attr|option|variation|variant|axis|dimension)?_?(?:name|label|title|type|code)$/i
const ONE_VALUE = /^(?:attribute|attr|option|variation)_?value(?:_?name)?$/i
const VALUES =
  /^(?:\w*values?|\w*options|\w*choices|\w*details|items|(?:\w+_?)?list|variants|(?:attr|option|value|variant)\w*_?list)$/i
const VALUE_NAME = ['name', 'label', 'title', 'value', 'attributeValue', 'displayName']
const OTHER_VALUE_NAME = /(?:display|value|option|attr)_?(?:name|label|title)$/i
/** Lists of a product's variants, each with its own colour or size. */
const VARIANTS = /varia|sku|colou?rs?$|swatch|article|matrix|models?$|styles?$|size_?data/i
const NOT_THIS =
  /related|similar|recommend|cross|upsell|breadcrumb|categor|filter|facet|refine|search|navigation|menu|guide|chart|review|translation|message|i18n|footer/i
const DEEPEST = 8
const MOST_SEEN = 20_000

/** Axes anywhere inside a state: a labelled list of values, or many variants that each have a value. One value alone is a property. */
export function axesInState(state: Literal): VariantAxis[] {
  const found = new Map<string, string[]>()
  const add = (axis: string, values: readonly (string | null)[]) =>
    found.set(axis, [...(found.get(axis) ?? []), ...values.filter((one) => one !== null)])
  let seen = 0
  const visit = (value: Literal, key: string, depth: number): void => {
    if (depth > DEEPEST || ++seen > MOST_SEEN || value === null || typeof value !== 'object') return
    if (VARIANTS.test(key)) for (const axis of ['color', 'size']) add(axis, valuesOfMembers(value, axis))
    if (Array.isArray(value)) {
      for (const item of value.slice(0, 120)) visit(item, '', depth + 1)
      return
    }
    const entries = Object.entries(value)
    const label = entries
      .filter(([name, text]) => typeof text === 'string' && text.length < 40 && LABEL.test(name))
      .map(([, text]) => axisName(String(text)))
      .find((name) => KNOWN_AXES.includes(name))
    if (label) {
      for (const [name, child] of entries) {
        if (ONE_VALUE.test(name) && typeof child === 'string') add(label, [child])
        else if (VALUES.test(name) && Array.isArray(child) && child.length > 1)
          add(label, child.slice(0, 80).map(nameOf))
      }
    }
    for (const [name, child] of entries) {
      const axis = Array.isArray(child) && /^(?:colou?rs|sizes)$/i.test(name) ? axisName(name) : ''
      if (Array.isArray(child) && child.length < 80 && KNOWN_AXES.includes(axis)) add(axis, child.map(nameOf))
      if (!NOT_THIS.test(name)) visit(child, name, depth + 1)
    }
  }
  visit(state, isListOfVariants(state) ? 'variants' : '', 0)
  return [...found].map(([name, values]) => ({ name, values: unique(values) })).filter((axis) => axis.values.length > 1)
}

/** A list of its own whose members have no names: sizes with their stock, no products. */
const isListOfVariants = (state: Literal) =>
  Array.isArray(state) && nodes(state).every((member) => member.name === undefined && member.title === undefined)

/** The different values that the members of a list have on an axis; none if all are alike. */
function valuesOfMembers(value: Literal, axis: string): string[] {
  const members = Array.isArray(value) ? nodes(value) : nodes(Object.values((value ?? {}) as Node))
  const values = unique(members.slice(0, 120).map((member) => ownValue(member, axis)))
  return values.length > 1 && values.length < 80 ? values : []
}

/** A variant's value on an axis, as its own field (`colorName`) or within one (`swatch: { colorName }`). */
function ownValue(variant: Node, axis: string): string | null {
  for (const node of [
    variant,
    ...Object.values(variant).flatMap((child) => (Array.isArray(child) ? [] : nodes(child))),
  ]) {
    const key = Object.keys(node).find((name) => axisName(name.replace(/^attribute_(?:pa_)?/, '')) === axis)
    const said = key ? node[key] : null
    if (typeof said === 'string' || typeof said === 'number') return String(said)
    if (said && typeof said === 'object' && !Array.isArray(said)) return nameOf(said)
  }
  return null
}

function nameOf(value: Literal): string | null {
  if (typeof value === 'string') return value
  const node = nodes(value)[0]
  if (!node || Array.isArray(value)) return null
  const key = VALUE_NAME.find((name) => node[name]) ?? Object.keys(node).find((name) => OTHER_VALUE_NAME.test(name))
  return key ? textOf(node[key]) : null
}
