import assert from 'node:assert/strict'
import { test } from 'node:test'
import { itemOffers } from '#selling/cart/adding/item-options.ts'
import { chosenOffer, isGone, picturesOf } from './find-offer.ts'

const offer = (colour: string, size: string, price: string, isSold = false) => ({
  choice: { colour, size },
  price,
  availability: isSold ? ('out_of_stock' as const) : ('in_stock' as const),
  image: `https://shop.example/${colour}.jpg`,
})
const offers = itemOffers({
  variants: [
    { name: 'colour', values: ['moss', 'navy'] },
    { name: 'size', values: ['30 L', '45 L'] },
  ],
  offers: [
    offer('moss', '30 L', '100.00'),
    offer('moss', '45 L', '128.00'),
    offer('navy', '30 L', '100.00', true),
    offer('navy', '45 L', '128.00', true),
  ],
})

test('a value is sold out only if all its variants are, beside what else is chosen', () => {
  assert.equal(isGone(offers, 'color', 'navy', {}), true)
  assert.equal(isGone(offers, 'color', 'moss', {}), false)
  assert.equal(isGone(offers, 'size', '30 L', {}), false)
  assert.equal(isGone(offers, 'size', '30 L', { color: 'navy' }), true)
  assert.equal(isGone(offers, 'color', 'sand', {}), false, 'what the page does not say is not sold out')
})

test('a price is known once what is chosen has only one', () => {
  assert.deepEqual(chosenOffer(offers, {}), { price: null, image: null })
  assert.deepEqual(chosenOffer(offers, { color: 'moss' }), { price: null, image: 'https://shop.example/moss.jpg' })
  assert.equal(chosenOffer(offers, { color: 'moss', size: '45 L' }).price, '128.00')
})

test('values have pictures only where these differ', () => {
  assert.deepEqual([...picturesOf(offers, 'color', ['moss', 'navy']).keys()], ['moss', 'navy'])
  assert.equal(picturesOf(offers, 'size', ['30 L', '45 L']).size, 0)
})
