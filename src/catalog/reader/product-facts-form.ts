import { z } from 'zod'
import type { ProductFacts } from './product-facts.ts'

const line = (longest: number) => z.string().min(1).max(longest)
const address = z.url({ protocol: /^https?$/ }).max(4000)

/** What a page said is accepted only as far as it fits this form. */
export const productFactsForm = z.object({
  title: line(500),
  price: z
    .string()
    .regex(/^\d{1,12}(?:\.\d{1,6})?$/)
    .nullable(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable(),
  availability: z.enum(['in_stock', 'out_of_stock', 'unknown']),
  image: address.nullable(),
  images: z.array(address).max(12),
  brand: line(200).nullable(),
  sku: line(200).nullable(),
  variants: z.array(z.object({ name: line(100), values: z.array(line(100)).max(80) })).max(6),
  weightGrams: z.int().positive().max(2_000_000).nullable(),
  description: line(2000).nullable(),
  category: line(300).nullable(),
  // Readings kept from before it was read have none.
  breadcrumb: z.array(line(80)).max(10).default([]),
})

/** Cuts facts to what the form accepts, so that a product with a very long title is still read. */
export function fittingFacts(facts: ProductFacts): ProductFacts {
  const cut = (text: string | null, longest: number) => text?.slice(0, longest).trim() || null
  const isAddress = (text: string) => address.safeParse(text).success
  const images = facts.images.filter(isAddress).slice(0, 12)
  return {
    ...facts,
    title: cut(facts.title, 500) ?? facts.title,
    price: facts.price !== null && productFactsForm.shape.price.safeParse(facts.price).success ? facts.price : null,
    image: facts.image !== null && isAddress(facts.image) ? facts.image : null,
    images,
    brand: cut(facts.brand, 200),
    sku: cut(facts.sku, 200),
    variants: facts.variants.slice(0, 6).map((axis) => ({
      name: axis.name.slice(0, 100),
      values: axis.values.slice(0, 80).map((value) => value.slice(0, 100)),
    })),
    description: cut(facts.description, 2000),
    category: cut(facts.category, 300),
    breadcrumb: facts.breadcrumb.flatMap((name) => cut(name, 80) ?? []).slice(0, 10),
  }
}
