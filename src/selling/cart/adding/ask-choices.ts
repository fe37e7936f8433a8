import type { FieldErrors } from '#platform/http/forms/parse-form.ts'
import type { Visit } from '#platform/http/visit.ts'
import type { ItemFields } from '#selling/cart/cart-item.ts'
import { missingSpecs } from '#selling/cart/item-issues.ts'
import { goneChoice } from '#selling/cart/product/find-offer.ts'
import { m } from '#words/messages.js'
import { readFoundPages } from './draft-item.ts'
import { itemOffers, type SpecName } from './item-options.ts'

const sentences: Readonly<Record<SpecName, typeof m.cart_product_choose_color>> = {
  color: m.cart_product_choose_color,
  size: m.cart_product_choose_size,
  style: m.cart_product_choose_style,
}

/** Asks for the colour, size or style that such goods are bought in, or for another than one that is sold out, by field; null where nothing is left to ask. */
export async function askChoices(visit: Visit, fields: ItemFields): Promise<FieldErrors | null> {
  const { locale } = visit
  const pages = await visit.read((work) => readFoundPages(work, fields.readingId === null ? [] : [fields.readingId]))
  const product = pages.get(fields.readingId ?? '')?.product ?? null
  const missing = missingSpecs(fields, product)
  const gone = product ? goneChoice(itemOffers(product), fields) : null
  if (gone) return { [gone]: m.cart_product_sold_out({}, { locale }) }
  if (missing.length === 0) return null
  return Object.fromEntries(missing.map((name) => [name, sentences[name]({}, { locale })]))
}
