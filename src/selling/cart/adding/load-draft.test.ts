import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linkInParams } from './load-draft.ts'

const found = (query: Record<string, string>) => linkInParams(new URLSearchParams(query))?.text

test('the link is found where a share sheet puts it', () => {
  const link = 'https://www.trendyol.com/nike/canta-p-6340612'
  assert.equal(found({ link }), link)
  assert.equal(found({ title: 'Çanta', url: link }), link)
  assert.equal(found({ title: 'Çanta', text: `Bunu buldum: ${link}` }), `Bunu buldum: ${link}`)
  assert.equal(found({ title: link, text: '', url: '' }), link)
  // Some apps name their own page as url and put the product's link in the text.
  assert.equal(found({ url: 'https://www.amazon.com/s?k=lamp', text: `Look ${link}` }), `Look ${link}`)
})

test('without a link, what was said comes back to the box; nothing is nothing', () => {
  assert.equal(found({ text: ' a lamp ', title: 'Lamp' }), 'a lamp')
  assert.equal(found({ reading: 'x', link: ' ' }), undefined)
})
