import assert from 'node:assert/strict'
import { test } from 'node:test'
import { documentWords, searchWords } from './search-words.ts'

const stems = (text: string) => searchWords(text).map(({ stem }) => stem)

test('units are one word with their number, however they are written', () => {
  for (const text of ['15.6"', '15.6 inch', '15.6-inch', '15,6 Zoll', '١٥٫٦ بوصة', "15.6''", '15.6in'])
    assert.deepEqual(stems(text), ['15.6in'], text)
  for (const text of ['256GB', '256 GB', '256 gb', '٢٥٦ جيجا', '256 جيجابايت'])
    assert.deepEqual(stems(text), ['256gb'], text)
  assert.deepEqual(stems('1,299 5 in 1'), ['1299', '5', 'in', '1'], 'a number is no measure')
})

test('singular and plural, spellings of two countries and Arabic letters are one word', () => {
  assert.deepEqual(stems('Shoes shoe Knives knife colour color'), ['shoe', 'shoe', 'knife', 'knife', 'color', 'color'])
  assert.deepEqual(stems('سماعة سماعات السماعة'), ['سماع', 'سماع', 'سماع'])
  assert.deepEqual(stems('أحمر احمر'), ['احمر', 'احمر'])
})

test('a title is found by whole model numbers, by their parts, and by words without their hyphen', () => {
  const found = new Set(documentWords('HP Pavilion dv7-1211ea RTX4070 Wi-Fi T-Shirt').flat())
  for (const form of ['dv7', '1211ea', 'dv71211ea', 'rtx4070', 'rtx', '4070', 'wifi', 'tshirt', 'shirt'])
    assert.ok(found.has(form), form)
})

test('nothing breaks the reading of words', () => {
  for (const text of ['', '   ', '"', "''", '---', '<script>', 'a'.repeat(10_000), '9'.repeat(5000), '\u0000\ud800'])
    assert.ok(Array.isArray(documentWords(text)))
})
