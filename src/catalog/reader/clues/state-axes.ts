import type { VariantAxis } from '#catalog/reader/product-facts.ts'
import type { Literal } from './read-literal.ts'
import { axisName, unique } from './read-variants.ts'
import { list, type Node, textOf } from './structured-node.ts'

const KNOWN = ['color', 'size', 'style', 'storage', 'material']
const LABELS = ['name', 'label', 'title', 'displayName', 'attributeName', 'type', 'code', 'optionName']
const VALUES = ['values', 'options', 'items', 'list', 'variants', 'attributeValues', 'choices']

/** Axes anywhere inside a product's state: a labelled list of values, or many variants that each have a value. */
export function axesInState(product: Node): VariantAxis[] {
  const found = new Map<string, string[]>()
  visit(product, found, 0)
  return [...found].map(([name, values]) => ({ name, values: unique(values) })).filter((axis) => axis.values.length > 0)
}

function visit(value: Literal, found: Map<string, string[]>, depth: number): void {
  if (depth > 7 || value === null || typeof value !== 'object') return
  if (Array.isArray(value)) {
    for (const item of value.slice(0, 120)) visit(item, found, depth + 1)
    return
  }
  const name = LABELS.map((key) => value[key])
    .map((label) => (typeof label === 'string' ? axisName(label) : ''))
    .find((label) => KNOWN.includes(label))
  if (name) {
    const values = VALUES.flatMap((key) => list(value[key]).slice(0, 80)).map(nameOf)
    const single = typeof value.attributeValue === 'string' ? value.attributeValue : null
    for (const one of single ? [...values, single] : values) if (one) found.set(name, [...(found.get(name) ?? []), one])
  }
  for (const [key, child] of Object.entries(value)) {
    if (!/related|similar|recommend|cross|upsell|breadcrumb|category/i.test(key)) visit(child, found, depth + 1)
  }
}

function nameOf(value: Literal): string | null {
  if (typeof value === 'string') return value
  return value !== null && typeof value === 'object' && !Array.isArray(value)
    ? textOf(value.name ?? value.label ?? value.value ?? value.attributeValue ?? value.displayName ?? null)
    : null
}
