import type { ProductFacts, VariantAxis } from '#catalog/reader/product-facts.ts'

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
    const spec = specOf(name)
    if (options[spec].length === 0) options[spec] = values
  }
  return options
}

/** What a page says of one variant, by the three specs of an item. */
export type ItemOffer = {
  readonly choice: Partial<Readonly<Record<SpecName, string>>>
  /** Decimal text in the page's currency. */
  readonly price: string | null
  readonly isGone: boolean
  readonly image: string | null
}

/** The variants whose price, stock or picture the page says. */
export function itemOffers({ offers, variants }: Pick<ProductFacts, 'offers' | 'variants'>): readonly ItemOffer[] {
  // Of two axes that are the style, the first is asked.
  const asked = new Map<string, SpecName>()
  for (const { name } of variants) if (![...asked.values()].includes(specOf(name))) asked.set(name, specOf(name))
  return offers.map(({ choice, price, availability, image }) => ({
    choice: Object.fromEntries(
      Object.entries(choice).flatMap(([name, value]) => {
        const spec = asked.get(name)
        return spec ? [[spec, value]] : []
      }),
    ),
    price,
    isGone: availability === 'out_of_stock',
    image,
  }))
}

function specOf(name: string): SpecName {
  return colors.test(name) ? 'color' : sizes.test(name) ? 'size' : 'style'
}
