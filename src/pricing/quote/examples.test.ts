import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { rootDirectory } from '#platform/settings/root-directory.ts'
import { isInvalid } from './invalid-quote.ts'
import { quote } from './quote.ts'
import { quoteAnswer, quoteJson } from './quote-file.ts'
import type { QuoteRequest } from './quote-request.ts'
import { compileTables } from './tables/compile-tables.ts'
import type { RawTables } from './tables/tables-form.ts'

type Example = { readonly tables: RawTables; readonly request: QuoteRequest; readonly expected: unknown }

// The worked cases are in a separate directory, if it is present; quote.test.ts has our own.
const file = join(rootDirectory, '../shared/pricing/examples.jsonl')
const written = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []

for (const [place, line] of written.entries()) {
  test(`worked case ${place + 1} is exact to the last unit`, () => {
    const { tables, request, expected } = JSON.parse(line) as Example
    const answer = quote(compileTables(tables), request)
    assert.ok(!isInvalid(answer))
    assert.deepEqual(JSON.parse(quoteJson(quoteAnswer(request, answer))), expected)
  })
}
