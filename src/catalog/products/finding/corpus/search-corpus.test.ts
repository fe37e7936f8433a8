import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { ndcgOf } from './ndcg.ts'
import { readCatalogue, readJudgements } from './read-corpus.ts'
import { scoreCorpus } from './search-corpus.ts'

const goods = [
  ['a', 'Nordwerk laser printer with WiFi', 'Nordwerk'],
  ['b', 'Toner cartridge for Nordwerk laser printer, black', 'Nordwerk'],
  ['c', 'Halden trail running shoes', 'Halden'],
  ['d', 'Halden leather wallet', 'Halden'],
  ['e', 'Shoe laces for running shoes', 'Lacer'],
] as const

test('an order is measured against the best one of what was rated', () => {
  assert.equal(ndcgOf([3, 2, 0], [0, 2, 3]), 1)
  assert.equal(ndcgOf([], [0, 0]), null)
  const swapped = ndcgOf([0, 3], [3, 0])
  assert.ok(swapped !== null && Math.abs(swapped - 1 / Math.log2(3)) < 1e-9)
})

test('a catalogue is scored by files alone, and ours puts the thing before what is made for it', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'marsa-corpus-test-'))
  try {
    const [catalogue, judgements] = [join(directory, 'goods.jsonl.gz'), join(directory, 'ratings.json')]
    const lines = goods.map(([id, title, brand]) =>
      JSON.stringify({ id, title, brand, description: '', price: '9.50' }),
    )
    writeFileSync(catalogue, gzipSync(lines.join('\n')))
    const rate = (query: string, id: string, rating: number) => ({ query, id, rating })
    writeFileSync(
      judgements,
      JSON.stringify([
        rate('laser printer', 'a', 3),
        rate('laser printer', 'b', 0),
        rate('running shoe', 'c', 3),
        rate('running shoe', 'e', 1),
        rate('wallet', 'c', 0),
      ]),
    )
    const score = await scoreCorpus(readCatalogue(catalogue), readJudgements(judgements))
    assert.equal(score.queries, 2)
    assert.equal(score.ours, 1)
    assert.ok(score.plain <= 1)
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
})
