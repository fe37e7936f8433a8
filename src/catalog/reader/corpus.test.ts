import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { rootDirectory } from '#platform/settings/root-directory.ts'
import { scorePages } from './score-corpus.ts'
import { scoreLinks, scorePrices } from './score-prices.ts'

// The saved pages belong to others, so they are not in this repository; the test runs where they are available.
const corpus = join(rootDirectory, '..', 'shared', 'corpus')

if (existsSync(join(corpus, 'truth.jsonl'))) {
  const score = scorePages(corpus)

  test('real pages: title, price and currency are all right on most of them', () => {
    assert.ok(
      score.right.together / score.products >= 0.945,
      `${score.right.together} of ${score.products}\n${score.misses.join('\n')}`,
    )
  })

  // About one page below what is measured (README), so that a rule that loses pages is seen.
  test('real pages: each fact by itself', () => {
    const least = {
      title: 0.983,
      price: 0.968,
      currency: 0.967,
      availability: 0.94,
      image: 0.978,
      brand: 0.95,
      sku: 0.94,
      axes: 0.87,
    } as const
    for (const field of ['title', 'price', 'currency', 'availability', 'image', 'brand', 'sku', 'axes'] as const) {
      const share = score.right[field] / score.known[field]
      assert.ok(share >= least[field], `${field}: ${share}\n${score.misses.join('\n')}`)
    }
  })

  test('real pages: general rules without store rules read most of them, and give no price where there is none', () => {
    const general = scorePages(corpus, false)
    assert.ok(general.right.together / general.products >= 0.9, `${general.right.together} of ${general.products}`)
    assert.equal(general.falsePrices, 0, general.misses.join('\n'))
  })

  test('real pages: a page without a product gets no price', () => {
    assert.equal(score.negativesPriced, 0, score.misses.join('\n'))
    assert.equal(score.falsePrices, 0, score.misses.join('\n'))
  })

  test('raw prices are read in the forms that people write', () => {
    const prices = scorePrices(corpus)
    assert.ok(prices.right / prices.of >= 0.97, prices.misses.join('\n'))
  })

  test('links as people paste them are read correctly, and none that must be refused is accepted', () => {
    const links = scoreLinks(corpus)
    assert.ok(links.right / links.of >= 0.97, links.misses.join('\n'))
    assert.deepEqual(
      links.misses.filter((miss) => /^(?:must-refuse|no-url)/.test(miss)),
      [],
    )
  })
} else {
  // Without the pages nothing is measured: the test is then skipped, not passed.
  test('real pages are read', { skip: `there is no corpus at ${corpus}: nothing was measured` }, () => undefined)
}
