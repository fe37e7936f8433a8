import { absolute, type Page } from '#catalog/reader/page.ts'
import type { VariantOffer } from '#catalog/reader/product-facts.ts'
import { axisName, valueOnAxis } from './read-variants.ts'
import { statedPrice, stockOf } from './stated-values.ts'
import { list, type Node, nodes, textOf } from './structured-node.ts'

const MOST_OFFERS = 200

/** The variants of a ProductGroup, each with its place on the axes, its price, stock and picture. */
export function offersOfGroup(variants: readonly Node[], axes: readonly string[], page: Page): VariantOffer[] {
  return variants.slice(0, MOST_OFFERS).flatMap((variant) => {
    const choice = choiceOf(axes.map((axis) => [axis, valueOnAxis(variant, axis)]))
    const offer = nodes(variant.offers)[0] ?? {}
    const raw = textOf(offer.price) ?? textOf(nodes(offer.priceSpecification)[0]?.price)
    const image = list(variant.image)[0] ?? null
    return choice
      ? [
          {
            choice,
            price: raw ? (statedPrice(raw, null, page)?.amount ?? null) : null,
            availability: stockOf(textOf(offer.availability)),
            image: absolute(page, typeof image === 'string' ? image : textOf(nodes(image)[0]?.url ?? null)),
          },
        ]
      : []
  })
}

/** The variants of a shop's own state: `option1` to `option3` beside the names of the options; `priceOf` reads one price. */
export function offersOfState(product: Node, page: Page, priceOf: (variant: Node) => string | null): VariantOffer[] {
  const names = list(product.options).map((option) =>
    typeof option === 'string' ? option : textOf(nodes(option)[0]?.name ?? null),
  )
  return nodes(product.variants)
    .slice(0, MOST_OFFERS)
    .flatMap((variant) => {
      const values = list(variant.options)
      const choice = choiceOf(
        names.map((name, at) => [
          name ? axisName(name) : '',
          textOf(variant[`option${at + 1}`] ?? (typeof values[at] === 'string' ? values[at] : null)),
        ]),
      )
      const picture = nodes(variant.featured_image ?? variant.image)[0]
      return choice
        ? [
            {
              choice,
              price: priceOf(variant),
              availability:
                typeof variant.available === 'boolean' ? (variant.available ? 'in_stock' : 'out_of_stock') : 'unknown',
              image: absolute(page, textOf(picture?.src ?? picture?.url ?? null)),
            } as const,
          ]
        : []
    })
}

function choiceOf(pairs: readonly (readonly [axis: string, value: string | null])[]): Record<string, string> | null {
  const known = pairs.filter(
    (pair): pair is readonly [string, string] => pair[0] !== '' && pair[1] !== null && pair[1] !== 'Default Title',
  )
  return known.length > 0 ? Object.fromEntries(known) : null
}
