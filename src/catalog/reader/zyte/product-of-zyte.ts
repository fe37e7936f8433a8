import { z } from 'zod'
import { gramsIn } from '#catalog/reader/clues/read-weight.ts'
import { currencyCode } from '#catalog/reader/currencies.ts'
import { saysNoProduct } from '#catalog/reader/page-kind.ts'
import type { Availability, ProductFacts, VariantAxis } from '#catalog/reader/product-facts.ts'
import { fittingFacts, productFactsForm } from '#catalog/reader/product-facts-form.ts'

// docs.zyte.com, `product`: only `url` is always present.
const text = z.string().trim().min(1).optional().catch(undefined)
const picture = z.object({ url: z.string() }).optional().catch(undefined)
const variantForm = z.object({ color: text, size: text, style: text })
const productForm = z.object({
  url: z.string(),
  name: text,
  price: text,
  regularPrice: text,
  currency: text,
  availability: text,
  brand: z.object({ name: text }).optional().catch(undefined),
  sku: text,
  productId: text,
  mpn: text,
  description: text,
  mainImage: picture,
  images: z.array(picture).optional().catch(undefined),
  breadcrumbs: z
    .array(z.object({ name: text }))
    .optional()
    .catch(undefined),
  additionalProperties: z
    .array(z.object({ name: text, value: text }))
    .optional()
    .catch(undefined),
  variants: z.array(variantForm).optional().catch(undefined),
  color: text,
  size: text,
  style: text,
  metadata: z.object({ probability: z.number().optional() }).optional().catch(undefined),
})
/** A shop's own 404 comes as a 200 with the shop's status inside. */
export const zyteAnswerForm = z.object({
  url: z.string(),
  statusCode: z.number().optional(),
  product: productForm.optional(),
})
type ZyteProduct = z.output<typeof productForm>

const SURE_ENOUGH = 0.5
const AVAILABILITIES: Readonly<Record<string, Availability>> = { InStock: 'in_stock', OutOfStock: 'out_of_stock' }

/** The provider's answer, trusted no more than a page: the same form and checks; null if it is no product. */
export function productOfZyte(said: ZyteProduct): ProductFacts | null {
  if (!said.name || saysNoProduct(said.name) || (said.metadata?.probability ?? 1) < SURE_ENOUGH) return null
  const price = said.price && /^\d+(?:\.\d+)?$/.test(said.price) && Number(said.price) > 0 ? said.price : null
  const images = [said.mainImage, ...(said.images ?? [])].flatMap((image) => (image ? [image.url] : []))
  const facts: ProductFacts = {
    title: said.name,
    price,
    currency: currencyCode(said.currency ?? null),
    oldPrice: said.regularPrice && /^\d+(?:\.\d+)?$/.test(said.regularPrice) ? said.regularPrice : null,
    availability: AVAILABILITIES[said.availability ?? ''] ?? 'unknown',
    image: images[0] ?? null,
    images: [...new Set(images)],
    brand: said.brand?.name ?? null,
    sku: said.sku ?? said.productId ?? said.mpn ?? null,
    variants: axesOf(said),
    offers: [],
    weightGrams: weightIn(said),
    description: said.description ?? null,
    category:
      said.breadcrumbs
        ?.flatMap((crumb) => crumb.name ?? [])
        .slice(0, -1)
        .join(' / ') || null,
    breadcrumb: said.breadcrumbs?.flatMap((crumb) => crumb.name ?? []).slice(0, -1) ?? [],
    lang: null,
  }
  const believed = productFactsForm.safeParse(fittingFacts(facts))
  return believed.success ? believed.data : null
}

function axesOf(said: ZyteProduct): VariantAxis[] {
  return (['color', 'size', 'style'] as const).flatMap((name) => {
    const values = [said[name], ...(said.variants ?? []).map((variant) => variant[name])].filter(
      (value): value is string => value !== undefined,
    )
    return values.length > 0 ? [{ name, values: [...new Set(values)] }] : []
  })
}

// Zyte has no weight field: shops list the weight among their own properties.
function weightIn({ additionalProperties }: ZyteProduct): number | null {
  const stated = additionalProperties?.find(({ name }) => /weight|gewicht|poids|ağırlık|الوزن|重量/i.test(name ?? ''))
  return gramsIn(stated?.value ?? '')
}
