import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { fileRows } from './file-rows.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

async function* repeated(head: string, row: (number: number) => string, most: number): AsyncGenerator<Uint8Array> {
  let sum = head.length
  yield Buffer.from(head)
  for (let number = 0; sum < most; ) {
    let text = ''
    for (; text.length < 60_000; number += 1) text += row(number)
    sum += text.length
    yield Buffer.from(text)
  }
}

const words = 'a description of some length that is said again and again '.repeat(12)
const forms = [
  [
    'XML',
    '<rss><channel>',
    (number: number) =>
      `<item><g:id>${number}</g:id><title>Mug ${number}</title><description>${words}</description></item>\n`,
  ],
  ['table', 'id\ttitle\tdescription\n', (number: number) => `${number}\tMug ${number}\t"${words}"\n`],
] as const

for (const [name, head, row] of forms)
  test(`a file of 120 MB is read in memory that does not grow with it: ${name}`, { timeout: 120_000 }, async () => {
    const file = {
      isUnchanged: false,
      url: '',
      contentType: null,
      etag: null,
      lastModified: null,
      body: repeated(head, row, 120_000_000),
    }
    const progress = { bytes: 0, isPart: false }
    const held: number[] = []
    let rows = 0
    for await (const some of fileRows(file, { format: 'google_xml', mostBytes: 2n ** 31n }, progress)) {
      rows += some.length
      if (progress.bytes < (held.length + 1) * 10_000_000) continue
      collect()
      held.push(process.memoryUsage().heapUsed)
    }
    assert.ok(rows > 100_000 && held.length >= 11, `${rows} rows`)
    const grown = Math.max(...held) - held[0]!
    assert.ok(grown < 8_000_000, `grew by ${grown} bytes`)
  })
