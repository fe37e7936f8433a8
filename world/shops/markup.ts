import type { Good } from './goods.ts'

/** The attributes that microdata and RDFa put into a page; none for shops that use neither. */
type Marks = {
  readonly scope: string
  readonly name: string
  readonly image: string
  readonly offer: string
  readonly price: (good: Good) => string
  readonly currency: (good: Good) => string
  readonly stock: (good: Good) => string
}

const stockAddress = (good: Good) => `https://schema.org/${good.inStock ? 'InStock' : 'OutOfStock'}`
export const MARKS: Record<'none' | 'microdata' | 'rdfa', Marks> = {
  none: { scope: '', name: '', image: '', offer: '', price: () => '', currency: () => '', stock: () => '' },
  microdata: {
    scope: ' itemscope itemtype="https://schema.org/Product"',
    name: ' itemprop="name"',
    image: ' itemprop="image"',
    offer: ' itemprop="offers" itemscope itemtype="https://schema.org/Offer"',
    price: (good) => ` itemprop="price" content="${good.price}"`,
    currency: (good) => `<meta itemprop="priceCurrency" content="${good.shop.currency}">`,
    stock: (good) => `<link itemprop="availability" href="${stockAddress(good)}">`,
  },
  rdfa: {
    scope: ' vocab="https://schema.org/" typeof="Product"',
    name: ' property="name"',
    image: ' property="image"',
    offer: ' property="offers" typeof="Offer"',
    price: (good) => ` property="price" content="${good.price}"`,
    currency: (good) => `<meta property="priceCurrency" content="${good.shop.currency}">`,
    stock: (good) => `<link property="availability" href="${stockAddress(good)}">`,
  },
}
