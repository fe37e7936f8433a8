import { knownKinds } from '#catalog/estimates/tree/known-kinds.ts'
import type { ProductOffer } from '#catalog/products/product-offer.ts'
import { colourName } from './colour-names.ts'
import { estimateOffer } from './estimate-offer.ts'
import type { KnownProduct } from './known-products.ts'

/** What a product says of itself, in the names of its columns. */
export type ProductFields = Pick<
  KnownProduct,
  | 'title'
  | 'brand'
  | 'part_number'
  | 'category'
  | 'weight_grams'
  | 'shelves'
  | 'description'
  | 'image'
  | 'colors'
  | 'sizes'
>

/** Below this the category is not known. */
const SURE = 0.4
const MOST_CHOICES = 80

/**
 * The words of a product are those of its oldest live offer (`isAuthor`); others fill in what is missing. What staff corrected stays.
 */
export function productFields(
  known: KnownProduct | null,
  offers: readonly { readonly offer: ProductOffer; readonly isAuthor: boolean }[],
): ProductFields {
  const first = offers[0]!
  const start: ProductFields = known ?? ofOffer(first.offer, null)
  const rest = known ? offers : offers.slice(1)
  return rest.reduce((fields, { offer, isAuthor }) => {
    const now = isAuthor ? ofOffer(offer, known) : fields
    return kept(known, {
      ...now,
      brand: now.brand ?? fields.brand ?? offer.brand,
      part_number: now.part_number ?? fields.part_number ?? offer.partNumber,
      weight_grams: now.weight_grams ?? fields.weight_grams ?? offer.weightGrams,
      shelves: filled(now.shelves, fields.shelves, offer.shelves),
      description: now.description || fields.description || offer.description,
      image: now.image ?? fields.image ?? offer.image,
      colors: all(isAuthor && (known?.offers ?? 0) <= 1 ? [] : fields.colors, offer.colors.map(colourName)),
      sizes: all(isAuthor && (known?.offers ?? 0) <= 1 ? [] : fields.sizes, offer.sizes),
    })
  }, start)
}

function ofOffer(offer: ProductOffer, known: KnownProduct | null): ProductFields {
  return {
    title: offer.title,
    brand: offer.brand,
    part_number: offer.partNumber,
    // Most changes are of a price alone: what is guessed from the same words is the same.
    category: known !== null && saysTheSame(known, offer) ? known.category : categoryOf(offer),
    weight_grams: offer.weightGrams,
    shelves: offer.shelves,
    description: offer.description,
    image: offer.image,
    colors: offer.colors.map(colourName),
    sizes: offer.sizes,
  }
}

function saysTheSame(known: KnownProduct, { title, brand, shelves }: ProductOffer): boolean {
  return known.title === title && known.brand === brand && known.shelves.join('>') === shelves.join('>')
}

/** The likeliest category of the price tables; `other` where nothing speaks for one clearly. */
export function categoryOf(offer: Parameters<typeof estimateOffer>[0], kinds = knownKinds()): string {
  const [likeliest] = estimateOffer(offer, kinds).categories
  return likeliest && likeliest.confidence >= SURE ? likeliest.code : 'other'
}

function kept(known: KnownProduct | null, fields: ProductFields): ProductFields {
  if (known === null) return fields
  const names = Object.keys(known.corrected).filter((name) => name in fields) as (keyof ProductFields)[]
  return { ...fields, ...Object.fromEntries(names.map((name) => [name, known[name]])) }
}

const all = (some: readonly string[], more: readonly string[]) =>
  [...new Set([...some, ...more])].slice(0, MOST_CHOICES)
const filled = (...lists: readonly (readonly string[])[]) => lists.find(({ length }) => length > 0) ?? []
