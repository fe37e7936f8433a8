import type { ProductFacts } from '#catalog/reader/product-facts.ts'

export type Spec = 'color' | 'size' | 'style'
const axes: Readonly<Record<Spec, RegExp>> = {
  color: /colou?r|لون/i,
  size: /size|مقاس/i,
  style: /style|model|طراز/i,
}

/** The choices of colour, size or style on a page. */
export function choicesOf(page: ProductFacts | null, spec: Spec): readonly string[] {
  return page?.variants.find((variant) => axes[spec].test(variant.name))?.values ?? []
}
