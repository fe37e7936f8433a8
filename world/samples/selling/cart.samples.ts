import type { ItemFields } from '#selling/cart/cart-item.ts'

/** What a customer types for trainers from the USA; complete, so that no question is asked. */
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
    estimated: [],
    ...said,
  }
}
