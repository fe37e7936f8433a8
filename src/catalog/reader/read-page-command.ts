// npm run --silent read-page -- FILE.html[.gz] --url URL: prints what the reader finds on a saved page, as JSON.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { decodeHtml } from './fetching/decode-html.ts'
import { readPage } from './read-page.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { url: { type: 'string' } } })
const file = positionals[0]
if (!file) {
  process.stderr.write('usage: npm run --silent read-page -- FILE.html --url URL\n')
  process.exit(2)
}
const bytes = readFileSync(file)
const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b
const reading = readPage(decodeHtml(isPacked ? gunzipSync(bytes) : bytes), values.url ?? null)
process.stdout.write(`${JSON.stringify(reading, null, 2)}\n`)
