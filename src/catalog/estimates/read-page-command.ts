// npm run --silent read-page -- FILE.html[.gz] --url URL: prints what the reader finds on a saved page, as JSON, with an estimate beside it.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { decodeHtml } from '#catalog/reader/fetching/decode-html.ts'
import { readPage } from '#catalog/reader/read-page.ts'
import { printedEstimate } from './answer-line.ts'
import { estimateReading } from './estimate-reading.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { url: { type: 'string' } } })
const file = positionals[0]
if (!file) {
  process.stderr.write('usage: npm run --silent read-page -- FILE.html --url URL\n')
  process.exit(2)
}
const bytes = readFileSync(file)
const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b
const url = values.url ?? null
const reading = readPage(decodeHtml(isPacked ? gunzipSync(bytes) : bytes), url)
const answer = reading.product
  ? { ...reading, estimate: printedEstimate(estimateReading(reading.product, url)) }
  : reading
process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`)
