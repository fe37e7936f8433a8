import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linkInParams } from './pasted-link.ts'

const found = (query: Record<string, string>) => linkInParams(new URLSearchParams(query))?.text

test('the link is found in whichever field a share sheet puts it', () => {
  const link = 'https://www.trendyol.com/nike/canta-p-6340612'
  assert.equal(found({ link }), link)
  assert.equal(found({ title: 'Çanta', url: link }), link)
  assert.equal(found({ title: 'Çanta', text: `Bunu buldum: ${link}` }), `Bunu buldum: ${link}`)
  assert.equal(found({ title: link, text: '', url: '' }), link)
  // Some apps put their own page into url and the product's link into the text.
  assert.equal(found({ url: 'https://www.amazon.com/s?k=lamp', text: `Look ${link}` }), `Look ${link}`)
})

test('without a link, the text is shown in the box again; an empty text stays empty', () => {
  assert.equal(found({ text: ' a lamp ', title: 'Lamp' }), 'a lamp')
  assert.equal(found({ reading: 'x', link: ' ' }), undefined)
})
