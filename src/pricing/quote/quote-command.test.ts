import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { rootDirectory } from '#platform/settings/root-directory.ts'
import { samplePrices, sampleRequest } from '#world/samples/pricing/pricing.samples.ts'

const command = join(rootDirectory, 'src/pricing/quote/quote-command.ts')

function run(input: string) {
  const { stdout, status } = spawnSync(process.execPath, [command], { input, encoding: 'utf8' })
  return { answer: JSON.parse(stdout), status }
}

const good = { tables: samplePrices(), request: sampleRequest() }
const bad = { tables: samplePrices(), request: sampleRequest({ package: 'nope' }) }

test('one request gives one answer, in minor units', () => {
  const { answer, status } = run(JSON.stringify(good))
  assert.equal(status, 0)
  assert.equal(answer.costDetails.totalCost, 607620)
  assert.deepEqual(Object.keys(answer), ['costDetails', 'items', 'packageMessage', 'couponError'])
})

test('a single request without a price is an error of the command', () => {
  assert.deepEqual(run(JSON.stringify(bad)), { answer: { code: 'INVALID_QUOTE', path: 'package' }, status: 1 })
  const noRates = { ...good, tables: { ...good.tables, rates: { USD: 'x' } } }
  assert.deepEqual(run(JSON.stringify(noRates)).answer, { code: 'INVALID_QUOTE', path: 'tables.rates.USD' })
  assert.equal(run('not json').status, 1)
})

test('a named file is read like the standard input', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quote-'))
  const file = join(folder, 'marsa-price.json')
  writeFileSync(file, JSON.stringify(good))
  const { stdout, status } = spawnSync(process.execPath, [command, file], { input: '', encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  assert.equal(status, 0)
  assert.deepEqual(JSON.parse(stdout), run(JSON.stringify(good)).answer)
})

test('in a list it is an answer like the others', () => {
  const { answer, status } = run(JSON.stringify([bad, good]))
  assert.equal(status, 0)
  assert.equal(answer[0].code, 'INVALID_QUOTE')
  assert.equal(answer[1].costDetails.totalCost, 607620)
})
