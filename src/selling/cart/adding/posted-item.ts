import type { Visit } from '#platform/http/visit.ts'
import { offeredPrice } from '#selling/cart/product/find-offer.ts'
import { readFoundPages } from './draft-item.ts'
import { itemOffers } from './item-options.ts'

type PostedItem = { readonly posted: FormData; readonly typed: Readonly<Record<string, string>> }

/** An item form as it was sent, with the price of the variant that was chosen: without a script nothing else follows the choice. */
export async function postedItem(visit: Visit, request: Request): Promise<PostedItem> {
  const posted = await request.formData()
  const { readingId } = textsOf(posted)
  const pages = await visit.read((work) => readFoundPages(work, readingId ? [readingId] : []))
  const product = pages.get(readingId ?? '')?.product
  const price = product ? offeredPrice(itemOffers(product), textsOf(posted)) : null
  if (price !== null) posted.set('price', price)
  return { posted, typed: textsOf(posted) }
}

function textsOf(posted: FormData): Record<string, string> {
  return Object.fromEntries([...posted].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
