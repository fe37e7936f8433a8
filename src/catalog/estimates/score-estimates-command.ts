// npm run score-estimates [-- CORPUS]: how many estimates are right, over all and by parts, and which are not.
import { join } from 'node:path'
import { rootDirectory } from '#platform/settings/root-directory.ts'
import { readCorpusLabels, readOwnProducts } from './read-labelled.ts'
import { type LabelledProduct, partOf, scoreEstimates } from './score-estimates.ts'

const PARTS = 5
const corpus = process.argv[2] ?? join(rootDirectory, '..', 'shared', 'corpus')
const labels = readCorpusLabels(corpus)
const own = readOwnProducts(join(rootDirectory, 'tests', 'estimates', 'products.jsonl'))
const print = (line: string) => process.stdout.write(`${line}\n`)
const share = (right: number, of: number) => `${right} of ${of} (${of === 0 ? '–' : ((right / of) * 100).toFixed(1)} %)`

if (!labels) print(`There is no corpus at ${corpus}: only our own products are scored`)
const sets: readonly (readonly [string, readonly LabelledProduct[]])[] = [
  ['pages', labels?.pages ?? []],
  ['catalogue', labels?.catalogue ?? []],
  ['own', own.open],
  ['own, kept aside', own.aside],
]
for (const [name, products] of sets.filter(([, some]) => some.length > 0)) {
  const score = scoreEstimates(products)
  for (const miss of score.misses) print(`  ${miss}`)
  print(
    `${name}: category ${share(score.first, score.products)}, among three ${share(score.amongThree, score.products)}`,
  )
  print(`  weight ${share(score.weightRight, score.weighed)}, refused ${share(score.refusedSaid, score.refused)}`)
  print(`  sure and right ${share(score.sureRight, score.sure)}`)
  const weakest = [...score.byCategory].sort(([, a], [, b]) => a.right / a.of - b.right / b.of).slice(0, 3)
  print(`  weakest: ${weakest.map(([code, { right, of }]) => `${code} ${right}/${of}`).join(', ')}`)
  const parts = Array.from({ length: PARTS }, (_, part) => scoreEstimates(partOf(products, part, PARTS)))
  print(`  by parts: category ${parts.map(({ first, products: of }) => `${first}/${of}`).join(', ')}`)
  print(`  by parts: weight ${parts.map(({ weightRight, weighed }) => `${weightRight}/${weighed}`).join(', ')}`)
}

scoreEstimates([...own.open, ...own.aside])
const start = performance.now()
const { products } = scoreEstimates([...own.open, ...own.aside])
print(`${((performance.now() - start) / products).toFixed(3)} ms a product, warm`)
