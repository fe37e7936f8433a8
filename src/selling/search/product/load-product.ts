import { similarProducts } from '#catalog/products/finding/similar-products.ts'
import type { Visit } from '#platform/http/visit.ts'
import { newId } from '#platform/work/id.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { costDraft } from '#selling/cart/adding/cost-draft.ts'
import { itemChoices } from '#selling/cart/adding/draft-item.ts'
import { readVisitCart } from '#selling/cart/page/visit-cart.ts'
import { showProducts } from '#selling/search/results/show-products.ts'
import { fillForm } from './fill-form.ts'
import { seeProduct } from './see-product.ts'
import { showHistory } from './show-history.ts'
import { showOffers, tellProduct } from './show-offers.ts'

const mostSimilar = 8

/** The page of a product: the form of one offer, as of a link that was opened, and what else is known of it. */
export async function loadProduct(visit: Visit, id: string, chosen: string | null) {
  const { locale, ports } = visit
  const loaded = await visit.read(async (work) => {
    const { product, offer } = await seeProduct(work, id, chosen)
    const { prices } = await readTables(work)
    const choices = itemChoices(prices, locale)
    const cart = await readVisitCart(work, visit)
    const similar = await showProducts(work, await similarProducts(work, product.id, mostSimilar), ports, cart)
    const about = { id, similar, title: product.title, brand: product.brand, description: product.description }
    if (offer === null) return { ...about, product, choices, form: null, offers: [], history: null, jsonLd: null }
    const form = await fillForm(work, product, offer, ports)
    const offers = await showOffers(work, visit, product, offer)
    const jsonLd = await tellProduct(work, visit, product)
    return { ...about, product, choices, form, offers, history: showHistory(offer, work), jsonLd }
  })
  const { product, ...shown } = loaded
  const cost = shown.form && (await costDraft(visit, shown.form.typed))
  return { ...shown, cost, key: newId(), locale, home: `/${locale}`, category: product.category }
}
