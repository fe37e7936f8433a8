import { z } from 'zod'
import { parseDecimal } from '#platform/values/amounts/decimal.ts'
import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import { timesRate } from '#platform/values/amounts/round.ts'
import type { ProductFacts } from './product-facts.ts'

const line = (longest: number) => z.string().min(1).max(longest)
const address = z.url({ protocol: /^https?$/ }).max(4000)
const amount = z.string().regex(/^\d{1,12}(?:\.\d{1,6})?$/)
const availability = z.enum(['in_stock', 'out_of_stock', 'unknown'])
const offer = z.object({
  choice: z.record(line(100), line(100)),
  price: amount.nullable(),
  availability,
  image: address.nullable(),
})
const MOST_OFFERS = 200

/** What a page said is accepted only as far as it fits this form. */
export const productFactsForm = z.object({
  title: line(500),
  price: amount.nullable(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable(),
  // A reading from before a fact was read has none of it.
  oldPrice: amount.nullable().default(null),
  availability,
  image: address.nullable(),
  images: z.array(address).max(12),
  brand: line(200).nullable(),
  sku: line(200).nullable(),
  variants: z.array(z.object({ name: line(100), values: z.array(line(100)).max(80) })).max(6),
  offers: z.array(offer).max(MOST_OFFERS).default([]),
  weightGrams: z.int().positive().max(2_000_000).nullable(),
  description: line(2000).nullable(),
  category: line(300).nullable(),
  breadcrumb: z.array(line(80)).max(10).default([]),
  lang: line(3).nullable().default(null),
})

/** Cuts facts to what the form accepts, so that a product with a very long title is still read. */
export function fittingFacts(facts: ProductFacts): ProductFacts {
  const cut = (text: string | null, longest: number) => text?.slice(0, longest).trim() || null
  const isAddress = (text: string) => address.safeParse(text).success
  const images = facts.images.filter(isAddress).slice(0, 12)
  return {
    ...facts,
    title: cut(facts.title, 500) ?? facts.title,
    price: fittingAmount(facts.price),
    oldPrice: fittingAmount(facts.oldPrice),
    image: facts.image !== null && isAddress(facts.image) ? facts.image : null,
    images,
    brand: cut(facts.brand, 200),
    sku: cut(facts.sku, 200),
    variants: facts.variants.slice(0, 6).map((axis) => ({
      name: axis.name.slice(0, 100),
      values: axis.values.slice(0, 80).map((value) => value.slice(0, 100)),
    })),
    offers: facts.offers
      .filter((one) => offer.safeParse(one).success)
      .slice(0, MOST_OFFERS)
      .map((one) => ({ ...one, price: fittingAmount(one.price) })),
    description: cut(facts.description, 2000),
    category: cut(facts.category, 300),
    breadcrumb: facts.breadcrumb.flatMap((name) => cut(name, 80) ?? []).slice(0, 10),
  }
}

/** An amount as it is paid: parts of a cent are rounded, halves up; what rounds to nothing is no price. */
function fittingAmount(text: string | null): string | null {
  const exact = amount.safeParse(text).success ? parseDecimal(text) : null
  if (!exact || exact.scale <= 100n) return exact ? text : null
  const minor = timesRate(100n, exact)
  return minor > 0n ? minorToDecimal(minor) : null
}
