import assert from 'node:assert/strict'
import { test } from 'node:test'
import { feedText } from './feed-text.ts'

async function read(parts: readonly Uint8Array[], contentType: string | null = null): Promise<string> {
  async function* body() {
    yield* parts
  }
  let text = ''
  for await (const chunk of feedText(body(), contentType)) text += chunk
  return text
}
/** مصباح in Windows-1256. */
const lamp = Uint8Array.from([0xe3, 0xd5, 0xc8, 0xc7, 0xcd])

test('a file is read in the encoding that it names, where its beginning fits every one', async () => {
  const plain = Buffer.alloc(70_000, 97)
  const head = Buffer.from('<?xml version="1.0" encoding="windows-1256"?>')
  assert.ok((await read([head, plain, lamp])).endsWith('aمصباح'))
  assert.ok((await read([plain, lamp], 'text/csv; charset=windows-1256')).endsWith('aمصباح'))
})

test('a file that names UTF-8 and is not is read as what it looks like', async () => {
  assert.equal(await read([lamp], 'text/csv; charset=utf-8'), 'مصباح')
  assert.equal(await read([Buffer.from('caf\u00e9 cr\u00e8me', 'latin1')]), 'café crème')
  assert.equal(await read([Buffer.from('مصباح')], 'text/csv; charset=windows-1256'), 'مصباح')
})

test('a letter that is cut between two pieces is whole', async () => {
  const bytes = Buffer.from('مصباح')
  assert.equal(await read([bytes.subarray(0, 3), bytes.subarray(3)]), 'مصباح')
})
