import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linksIn, readTyped } from './results/asked-words.ts'
import { isNarrowed, readAddress, withValue, writeAddress } from './search-address.ts'

const again = (text: string) => writeAddress(readAddress(new URLSearchParams(text))).toString()

test('a search is the same after its address was written and read', () => {
  const full =
    'q=nike&stock=1&store=nike.com&category=shoes&brand=Nike&size=42&color=Black&from=100&to=250.50&sort=lowPrice&show=50&view=list&page=3'
  assert.equal(again(full), full)
  assert.equal(again('q=%D8%AD%D8%B0%D8%A7%D8%A1'), 'q=%D8%AD%D8%B0%D8%A7%D8%A1')
})

test('what goes without saying or says nothing is left out', () => {
  assert.equal(again('q=&from=&to=abc&sort=odd&show=7&page=0&view=grid&stock=0&store='), '')
  assert.equal(again('page=99999'), '')
  assert.equal(again('from=-5&to=0'), '')
})

test('prices that were turned round are set right; Arabic digits are digits', () => {
  assert.equal(again('from=500&to=100'), 'from=100&to=500')
  assert.equal(again('from=%D9%A1%D9%A0%D9%A0'), 'from=100')
})

test('a value is chosen and taken away, each time from the first page on', () => {
  const asked = readAddress(new URLSearchParams('q=shoe&page=4'))
  const with1 = withValue(asked, 'store', 'nike.com')
  assert.equal(writeAddress(with1).toString(), 'q=shoe&store=nike.com')
  assert.equal(writeAddress(withValue(with1, 'store', 'nike.com')).toString(), 'q=shoe')
  assert.equal(isNarrowed(with1), true)
  assert.equal(isNarrowed(readAddress(new URLSearchParams('q=shoe'))), false)
})

test('one box takes words, a link, and a list of links that lost its lines', () => {
  const one = 'https://www.amazon.com/dp/B0CHX1W1XY'
  const other = 'https://www.ebay.com/itm/123456789012'
  assert.equal(readTyped('nike shoes 15.6"').kind, 'words')
  assert.equal(readTyped('حذاء جري').kind, 'words')
  assert.equal(readTyped(one).kind, 'link')
  assert.equal(readTyped('https://').kind, 'words')
  assert.deepEqual(linksIn(`${one}\n${other}\n${one}`), [one, other])
  assert.deepEqual(linksIn(one + other), [one, other])
  assert.equal(readTyped(`${one} ${other}`).kind, 'links')
})
