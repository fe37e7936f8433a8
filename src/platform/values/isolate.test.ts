import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isolate, typedFirst } from './isolate.ts'

test('a choice that begins with a name starts with its letter, and stays whole', () => {
  assert.equal(typedFirst(`${isolate('Visa 4242')} · ${isolate('بلا حد')}`), `Visa 4242 · ${isolate('بلا حد')}`)
  const nested = isolate(`${isolate('1,250.00')} USD`)
  assert.equal(typedFirst(nested), nested)
  assert.equal(typedFirst('القاهرة'), 'القاهرة')
})
