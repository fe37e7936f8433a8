import type { ProductFacts } from '#catalog/reader/product-facts.ts'
import { type Estimate, estimateProduct } from './estimate-product.ts'
import type { EstimateQuestion } from './gather-evidence.ts'

/** The estimate of what a page says of a product, at the shop of its address. */
export function estimateReading(product: ProductFacts, url: string | null): Estimate {
  return estimateProduct(questionOf(product, url))
}

/** What a reading tells the estimator. */
export function questionOf(product: ProductFacts, url: string | null): EstimateQuestion {
  return {
    title: product.title,
    brand: product.brand,
    store: url && URL.canParse(url) ? new URL(url).hostname : null,
    breadcrumb: pathOf(product),
    statedGrams: product.weightGrams,
  }
}

/** The shelves of the shop; where it shows none, what its data call the sort of thing. */
function pathOf({ breadcrumb, category }: ProductFacts): readonly string[] {
  if (breadcrumb.length > 0 || category === null) return breadcrumb
  return category.split(/\s*[>›»<]+\s*|\s+\/\s+/).filter((name) => name !== '')
}
