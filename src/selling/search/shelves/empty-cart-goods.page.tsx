import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { visitOf } from '#platform/http/visit.ts'
import { readVisitCart } from '#selling/cart/page/visit-cart.ts'
import { OpenedShelf } from '#selling/search/opened/opened-shelf.tsx'
import { readOpened } from '#selling/search/opened/read-opened.ts'
import { ProductShelf } from './product-shelf.tsx'
import { readMost } from './read-most.ts'

/** Goods for the cart's page, which stands above this room: nothing while something is in the cart. */
export async function loader({ context }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const { items } = await visit.read((work) => readVisitCart(work, visit))
  if (items.length > 0) return null
  const [opened, most] = await Promise.all([readOpened(visit), readMost(visit)])
  return { opened, most, locale: visit.locale }
}

// A number that changes empties no cart.
export function shouldRevalidate({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && formData?.has('quantity') !== true
}

export default function EmptyCartGoods() {
  const loaded = useLoaderData<typeof loader>()
  if (loaded === null) return null
  const { opened, most, locale } = loaded
  const home = `/${locale}`
  return (
    <>
      {opened && <OpenedShelf shelf={opened} home={home} locale={locale} back={`${home}/cart`} />}
      {most && <ProductShelf shelf={most} home={home} locale={locale} />}
    </>
  )
}
