import { clean } from '#catalog/reader/page.ts'
import type { VariantAxis } from '#catalog/reader/product-facts.ts'
import {
  COLOR_LABEL,
  MATERIAL_LABEL,
  PACK_LABEL,
  SIZE_LABEL,
  STORAGE_LABEL,
  STYLE_LABEL,
} from '#catalog/reader/wording/axis-labels.ts'
import { asLabel } from '#catalog/reader/wording/compile-words.ts'
import type { Literal } from './read-literal.ts'
import { lastWord, list, type Node, nodes, textOf } from './structured-node.ts'

const AXES: Record<string, RegExp> = {
  color: asLabel(COLOR_LABEL),
  size: asLabel(SIZE_LABEL),
  storage: asLabel(STORAGE_LABEL),
  material: asLabel(MATERIAL_LABEL),
  style: asLabel(STYLE_LABEL),
}
const OTHER_AXIS = asLabel(PACK_LABEL)

/** The axes that are named alike on every page. */
export const KNOWN_AXES: readonly string[] = Object.keys(AXES)
/** Whether people choose by this: one of the known axes, or a weight, a taste, a number of pieces. */
export const isAxis = (name: string): boolean => KNOWN_AXES.includes(name) || OTHER_AXIS.test(name)

/** Our name of an axis, or the page's words in lower case. */
export function axisName(text: string): string {
  const word = clean(lastWord(text))
    .replace(/[:*]+$/, '')
    .trim()
  return Object.keys(AXES).find((name) => AXES[name]?.test(word)) ?? word.toLowerCase()
}

/** Axes from the variants of a ProductGroup, or the values that a single Product lists. */
export function axesOfVariants(variants: readonly Node[], node: Node): VariantAxis[] {
  const stated = list(node.variesBy).flatMap((axis) => (typeof axis === 'string' ? [axisName(axis)] : []))
  const names = [...new Set([...stated, 'color', 'size', 'material', 'pattern', 'style'])]
  const axes = names.map((name) => ({ name, values: unique(variants.map((variant) => valueOnAxis(variant, name))) }))
  return axes.filter((axis) => axis.values.length > 1)
}

/** What a variant is on an axis, as a field of its own or among its properties. */
export function valueOnAxis(variant: Node, axis: string): string | null {
  const own = Object.keys(variant).find((key) => axisName(key) === axis && variant[key] !== null)
  if (own) return textOf(variant[own])
  const match = nodes(variant.additionalProperty).find((one) => axisName(textOf(one.name) ?? '') === axis)
  return match ? textOf(match.value) : null
}

export function unique(values: readonly (string | null | undefined)[]): string[] {
  return [...new Set(values.map((value) => clean(value ?? '')).filter((value) => value !== '' && value.length < 80))]
}

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
    .find((label) => label !== '' && KNOWN_AXES.includes(label))
  if (name) {
    const values = VALUES.flatMap((key) => list(value[key]).slice(0, 80)).map(nameOf)
    const single = typeof value.attributeValue === 'string' ? value.attributeValue : null
    for (const one of single ? [...values, single] : values) if (one) found.set(name, [...(found.get(name) ?? []), one])
  }
  for (const [key, child] of Object.entries(value)) {
    const axis = Array.isArray(child) && /^(?:colou?rs|sizes)$/i.test(key) ? axisName(key) : ''
    if (Array.isArray(child) && child.length < 80 && KNOWN_AXES.includes(axis))
      found.set(axis, [...(found.get(axis) ?? []), ...child.map(nameOf).filter((one) => one !== null)])
    if (!/related|similar|recommend|cross|upsell|breadcrumb|category/i.test(key)) visit(child, found, depth + 1)
  }
}

function nameOf(value: Literal): string | null {
  if (typeof value === 'string') return value
  return value !== null && typeof value === 'object' && !Array.isArray(value)
    ? textOf(
        value.name ?? value.label ?? value.title ?? value.value ?? value.attributeValue ?? value.displayName ?? null,
      )
    : null
}
