import { mostBought } from '#catalog/products/finding/most-bought.ts'
import type { Visit } from '#platform/http/visit.ts'
import { readVisitCart } from '#selling/cart/page/visit-cart.ts'
import { showProducts } from '#selling/search/results/show-products.ts'
import { leastOnAShelf, mostShelf, onFirstShelf, type Shelf } from './read-shelves.ts'

/** What is bought most, priced for this visitor, for a page that has nothing else to show; null where there is too little. */
export async function readMost(visit: Visit): Promise<Shelf | null> {
  return visit.read(async (work) => {
    const found = await mostBought(work, { most: onFirstShelf })
    if (found.length < leastOnAShelf) return null
    const products = await showProducts(work, found, visit.ports, await readVisitCart(work, visit))
    return { ...mostShelf(visit.locale), products }
  })
}
