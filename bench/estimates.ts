import { join } from 'node:path'
import { estimateProduct } from '#catalog/estimates/estimate-product.ts'
import { readOwnProducts } from '#catalog/estimates/read-labelled.ts'
import { rootDirectory } from '#platform/settings/root-directory.ts'

/** How many products a second are estimated, and how many of the same titles are only cut into words. */
export function benchEstimates(): { readonly rate: number; readonly bare: number } {
  const { open, aside } = readOwnProducts(join(rootDirectory, 'tests', 'estimates', 'products.jsonl'))
  const questions = [...open, ...aside].map(({ question }) => question)
  return {
    rate: rateOf(() => questions.map((question) => estimateProduct(question)), questions.length),
    bare: rateOf(
      () =>
        questions.map(({ title }) =>
          title
            .normalize('NFKC')
            .toLowerCase()
            .split(/[^\p{L}\p{N}]+/u),
        ),
      questions.length,
    ),
  }
}

function rateOf(act: () => unknown, products: number): number {
  const during = (milliseconds: number) => {
    const start = performance.now()
    let done = 0
    while (performance.now() - start < milliseconds) {
      act()
      done += products
    }
    return done / ((performance.now() - start) / 1000)
  }
  during(500)
  return during(1500)
}
