import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { mostReduced } from '#catalog/products/finding/most-reduced.ts'
import { visitOf } from '#platform/http/visit.ts'
import { readVisitCart } from '#selling/cart/page/visit-cart.ts'
import { showProducts } from '#selling/search/results/show-products.ts'
import { m } from '#words/messages.js'
import { ProductShelf } from './product-shelf.tsx'
import { onFirstShelf } from './read-shelves.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const products = await visit.read(async (work) =>
    showProducts(work, await mostReduced(work, onFirstShelf), visit.ports, await readVisitCart(work, visit)),
  )
  const shelf = { key: 'reduced', title: m.search_shelf_reduced({}, { locale: visit.locale }), to: null, products }
  return { shelf, locale: visit.locale }
}

/** On the page of deals: what its store sells below its earlier price, with what it costs here. */
export default function ReducedGoods() {
  const { shelf, locale } = useLoaderData<typeof loader>()
  if (shelf.products.length === 0) return null
  return <ProductShelf shelf={shelf} home={`/${locale}`} locale={locale} />
}
