import assert from 'node:assert/strict'
import { test } from 'node:test'
import { finishedPage, finishedText } from './page-body.ts'
import { dataScript, dataText, isPromised } from './page-data.ts'

test('a promise is found at any depth, and only a promise', () => {
  assert.equal(isPromised({ page: { reading: { facts: Promise.resolve(1) } } }), true)
  assert.equal(isPromised({ page: [{ a: 1 }, Promise.resolve(1)] }), true)
  assert.equal(isPromised({ page: { at: new Date(), amount: 12n, names: ['a'], none: null } }), false)
  assert.equal(isPromised(undefined), false)
})

test('data of the loaders cannot end the script that contains it', async () => {
  const text = '["</script><script>alert(1)</script> & \u2028"]'
  const encoded = new Blob([text]).stream() as ReadableStream<Uint8Array>
  const script = dataScript(await dataText(encoded), 'abc')
  assert.ok(script.startsWith('<script nonce="abc">window.__reactRouterContext.streamController.enqueue("'))
  assert.equal(script.match(/<\/script>/g)?.length, 1)
  assert.equal(script.includes('\u2028') || script.includes('&'), false)
  const said = script.match(/enqueue\((".*")\);window/)?.[1] ?? ''
  assert.equal(JSON.parse(said), text)
})

test('a finished page keeps its text with the response', () => {
  assert.equal(finishedText(finishedPage('سلام', { status: 404 })), 'سلام')
  assert.equal(finishedText(new Response('x')), undefined)
})
