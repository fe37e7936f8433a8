import type { Work } from '#platform/work.ts'
import { seedPriceTables } from '#pricing/seed-tables.ts'
import { addItem } from './add-item.ts'
import type { CartItem, ItemFields } from './cart-item.ts'

/** What a customer types of a pair of trainers from the USA; complete, so that nothing is asked. */
export function sampleFields(said: Partial<ItemFields> = {}): ItemFields {
  return {
    url: 'https://www.amazon.com/dp/B0TRAINERS',
    title: 'Trail Running Shoes, Men’s',
    country: 'US',
    category: 'shoes',
    color: 'Black',
    size: '43',
    style: '',
    quantity: 1,
    weightGrams: 900,
    price: 8_999n,
    domesticShipping: 0n,
    currency: 'USD',
    notes: '',
    readingId: null,
    ...said,
  }
}

/** That pair in the customer's cart; the site's first price tables are published where it has none. */
export async function sampleCartItem(
  work: Work,
  customerId: string,
  said: Partial<ItemFields> = {},
): Promise<CartItem> {
  await seedPriceTables(work)
  return addItem({ ...work, who: { kind: 'customer', id: customerId } }, sampleFields(said))
}
