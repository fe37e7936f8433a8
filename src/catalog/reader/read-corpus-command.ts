// npm run read-corpus -- DIR [--no-store-rules]: how many saved pages of a directory are read correctly, and which are
// not.
import { scorePages } from './score-corpus.ts'
import { type LineScore, scoreLinks, scorePrices } from './score-prices.ts'

const storeRules = !process.argv.includes('--no-store-rules')
const directory = process.argv.slice(2).find((one) => !one.startsWith('--'))
if (!directory) {
  process.stderr.write('usage: npm run read-corpus -- DIR [--no-store-rules]\n')
  process.exit(2)
}
const share = (right: number, of: number) => `${right} of ${of} (${of === 0 ? '–' : ((right / of) * 100).toFixed(1)} %)`
const print = (line: string) => process.stdout.write(`${line}\n`)

const pages = scorePages(directory, storeRules)
for (const miss of pages.misses) print(`  ${miss}`)
for (const [name, lines] of [
  ['prices', scorePrices(directory)],
  ['links', scoreLinks(directory)],
] satisfies [string, LineScore][]) {
  for (const miss of lines.misses) print(`  ${name}: ${miss}`)
  print(`${name}: ${share(lines.right, lines.of)}`)
}
print(storeRules ? 'with store rules' : 'without store rules')
print(`title, price and currency together: ${share(pages.right.together, pages.products)}`)
for (const field of Object.keys(pages.known) as (keyof typeof pages.known)[]) {
  if (field !== 'together') print(`${field}: ${share(pages.right[field], pages.known[field])}`)
}
print(
  `negatives given a price: ${share(pages.negativesPriced, pages.negatives)}, read as a product: ${share(pages.falseProducts, pages.negatives)}`,
)
print(`prices where there is none: ${pages.falsePrices}`)
const at = (part: number) => (pages.cpuMs[Math.floor((pages.cpuMs.length - 1) * part)] ?? 0).toFixed(0)
print(`processor time of a page: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, worst ${at(1)} ms`)
