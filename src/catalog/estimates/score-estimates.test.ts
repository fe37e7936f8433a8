import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { rootDirectory } from '#platform/settings/root-directory.ts'
import { readCorpusLabels, readOwnProducts } from './read-labelled.ts'
import { type LabelledProduct, scoreEstimates } from './score-estimates.ts'

const corpus = join(rootDirectory, '..', 'shared', 'corpus')
const labels = readCorpusLabels(corpus)
const own = readOwnProducts(join(rootDirectory, 'tests', 'estimates', 'products.jsonl'))

function holdBars(products: readonly LabelledProduct[]): void {
  const score = scoreEstimates(products)
  const said = `\n${score.misses.join('\n')}`
  assert.ok(score.first / score.products >= 0.92, `category right: ${score.first} of ${score.products}${said}`)
  assert.ok(score.amongThree / score.products >= 0.98, `among three: ${score.amongThree} of ${score.products}${said}`)
  assert.ok(score.weightRight / score.weighed >= 0.8, `weight: ${score.weightRight} of ${score.weighed}${said}`)
  assert.ok(score.sureRight / score.sure >= 0.95, `sure and right: ${score.sureRight} of ${score.sure}${said}`)
  assert.equal(score.refusedSaid, score.refused, `what cannot be sent is said${said}`)
}

test('our own products: category, weight and what cannot be sent', () => holdBars(own.open))

test('our own products that were kept aside come out as well', () => holdBars(own.aside))

test('no category of our own products with three or more of them is below three in four', () => {
  const { byCategory } = scoreEstimates([...own.open, ...own.aside])
  const weak = [...byCategory].filter(([, { right, of }]) => of >= 3 && right / of < 0.75)
  assert.deepEqual(weak, [])
})

if (labels) {
  test('real pages: category, weight and what cannot be sent', () => holdBars(labels.pages))

  test('lines of a real catalogue, by their title alone', () => holdBars(labels.catalogue))

  test('no category of the labels is below three in four', () => {
    const { byCategory, misses } = scoreEstimates([...labels.pages, ...labels.catalogue])
    const weak = [...byCategory].filter(([, { right, of }]) => right / of < 0.75)
    assert.deepEqual(weak, [], misses.join('\n'))
  })
} else {
  test('real pages are estimated', { skip: `there is no corpus at ${corpus}: nothing was measured` }, () => undefined)
}
