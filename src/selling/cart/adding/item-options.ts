import type { VariantAxis } from '#catalog/reader/product-facts.ts'

export const specNames = ['color', 'size', 'style'] as const
export type SpecName = (typeof specNames)[number]
export type ItemOptions = Readonly<Record<SpecName, readonly string[]>>

export const noOptions: ItemOptions = { color: [], size: [], style: [] }

const colors = /colou?r|shade|لون|renk|颜色|顏色/i
const sizes = /size|length|waist|مقاس|قياس|beden|numara|尺码|尺寸/i

/** A page's choices as the three specs of an item: anything that is neither colour nor size is the style. */
export function itemOptions(variants: readonly VariantAxis[]): ItemOptions {
  const options: Record<SpecName, readonly string[]> = { color: [], size: [], style: [] }
  for (const { name, values } of variants) {
    const spec = colors.test(name) ? 'color' : sizes.test(name) ? 'size' : 'style'
    if (options[spec].length === 0) options[spec] = values
  }
  return options
}
