import assert from 'node:assert/strict'
import { test } from 'node:test'
import { itemOffers } from '#selling/cart/adding/item-options.ts'
import { chosenOffer, goneChoice, isGone, offeredPrice, picturesOf } from './find-offer.ts'

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

test('a form with the price of another variant gets the price of the chosen one; a price set right by hand stays', () => {
  assert.equal(offeredPrice(offers, { color: 'moss', size: '45 L', price: '100' }), '128.00')
  assert.equal(offeredPrice(offers, { color: 'moss', size: '45 L', price: '90' }), null)
  assert.equal(offeredPrice(offers, { color: 'moss', price: '100.00' }), null)
  // Exact: as numbers these two are one.
  const huge = offers.map((one) => ({ ...one, price: '9007199254740992.00' }))
  assert.equal(offeredPrice(huge, { color: 'moss', size: '45 L', price: '9007199254740993.00' }), null)
})

test('a choice that is sold out is named, unless all are', () => {
  assert.equal(goneChoice(offers, { color: 'navy', size: '45 L', style: '' }), 'color')
  assert.equal(goneChoice(offers, { color: 'moss', size: '45 L', style: '' }), null)
  const none = offers.map((offer) => ({ ...offer, isGone: true }))
  assert.equal(goneChoice(none, { color: 'navy', size: '45 L', style: '' }), null)
})
