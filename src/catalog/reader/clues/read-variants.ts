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

/** The variants that a schema.org Product lists: those of its group, or what it offers one by one. */
export function variantsOf(node: Node): Node[] {
  const grouped = nodes(node.hasVariant)
  if (grouped.length > 0) return grouped
  const offered = nodes(node.offers).flatMap((offer) => [offer, ...nodes(offer.offers)])
  return offered.flatMap((offer) => nodes(offer.itemOffered).map((item): Node => ({ ...item, offers: offer })))
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

/** Different texts, as first written; the same in other letters is no other value. */
export function unique(values: readonly (string | null | undefined)[]): string[] {
  const texts = values.map((value) => clean(value ?? '')).filter((value) => value !== '' && value.length < 80)
  const first = new Map<string, string>()
  for (const text of texts) if (!first.has(text.toLowerCase())) first.set(text.toLowerCase(), text)
  return [...first.values()]
}
