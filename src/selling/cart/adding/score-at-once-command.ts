// npm run score-at-once [-- CORPUS]: how many saved pages get a landed price without a question, on each site.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { decodeHtml } from '#catalog/reader/fetching/decode-html.ts'
import { readPage } from '#catalog/reader/read-page.ts'
import { rootDirectory } from '#platform/settings/root-directory.ts'
import { siteCodes } from '#sites/sites.ts'
import { type ReadProduct, scoreAtOnce } from './score-at-once.ts'

type Truth = {
  readonly name: string
  readonly kind: string
  readonly url: string | null
  readonly store_domain: string
}

const corpus = process.argv[2] ?? join(rootDirectory, '..', 'shared', 'corpus')
const print = (line: string) => process.stdout.write(`${line}\n`)
if (!existsSync(join(corpus, 'truth.jsonl'))) {
  print(`There is no corpus at ${corpus}: nothing was measured`)
  process.exit(2)
}
const truths = readFileSync(join(corpus, 'truth.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Truth)
  .filter(({ kind }) => kind === 'product')
const products = truths.flatMap(({ name, url, store_domain }): ReadProduct[] => {
  const address = url ?? `https://${store_domain}/item`
  const html = decodeHtml(gunzipSync(readFileSync(join(corpus, 'pages', `${name}.html.gz`))))
  const { product } = readPage(html, address)
  return product ? [{ name, url: address, product }] : []
})
const share = (part: number, of: number) => `${part} of ${of} (${of === 0 ? '–' : ((part / of) * 100).toFixed(1)} %)`
for (const site of siteCodes) {
  const { read, priced, one, between, misses } = scoreAtOnce(products, site)
  for (const miss of misses) print(`  ${miss}`)
  print(`${site}: read ${read}, with a price in a currency we take ${priced}`)
  print(`  one price without a question ${share(one, priced)}, two with a question ${share(between, priced)}`)
}
