import assert from 'node:assert/strict'
import test from 'node:test'
import { entryKinds } from './entry-kinds.ts'
import arabic from './words.ar.json' with { type: 'json' }
import english from './words.en.json' with { type: 'json' }

test('every reason to move money has its sentence in both languages', () => {
  for (const kind of entryKinds) {
    assert.ok(`wallet_entry_${kind}` in arabic, kind)
    assert.ok(`wallet_entry_${kind}` in english, kind)
  }
})
