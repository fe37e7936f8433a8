import { z } from 'zod'

const slug = z.string().trim().toLowerCase().max(100)
const id = z.uuid()

/** An article begins with its titles; its names in addresses are made of them. */
export const beginArticleForm = z.object({
  titleAr: z.string().trim().min(1).max(200),
  titleEn: z.string().trim().min(1).max(200),
  category: id,
  author: id,
})

const productNumber = /(?:^|search-product\/)([1-9]\d{0,17})(?:[?#].*)?$/

/** Where an article is found, who wrote it, and what is shown beside it. */
export const articleForm = z.object({
  revision: z.coerce.number().int().min(1),
  category: id,
  author: id,
  slugAr: slug,
  slugEn: slug,
  picture: z.union([id, z.literal('')]).default(''),
  products: z
    .string()
    .max(2000)
    .default('')
    .transform((typed) => typed.split(/[\s,،]+/).filter(Boolean))
    .refine((all) => all.every((one) => productNumber.test(one)), 'refusal_blog_product_form')
    .refine((all) => all.length <= 8, 'refusal_blog_products_most')
    .transform((all) => all.map((one) => BigInt(productNumber.exec(one)?.[1] ?? 0))),
})

const name = (most: number) => z.string().trim().min(1).max(most)
const text = z.string().trim().max(300).default('')

export const categoryForm = z.object({
  id: z.union([id, z.literal('')]).default(''),
  nameAr: name(60),
  nameEn: name(60),
  leadAr: text,
  leadEn: text,
  slugAr: slug.default(''),
  slugEn: slug.default(''),
  place: z.coerce.number().int().min(0).max(1000).default(0),
})

export const authorForm = z.object({
  id: z.union([id, z.literal('')]).default(''),
  nameAr: name(80),
  nameEn: name(80),
  aboutAr: text,
  aboutEn: text,
})
