import assert from 'node:assert/strict'
import test from 'node:test'
import { findCard } from '#fulfilment/purchasing/cards/read-cards.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { refusalSentence } from '#platform/work/sentence.ts'
import type { Locale } from '#platform/work/work.ts'
import { cardSample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { importCardStatement } from './import-card-statement.ts'
import { readStatements } from './read-statements.ts'
import { sayFaults } from './say-faults.ts'
import { columnNames } from './statement-columns.ts'

const database = await testDatabase()
const finance = (await database.write((work) => sampleStaff(work, ['finance']))).who
await database.write((work) => cardSample(work, 'Visa 4242'))
const cardId = (await database.read((work) => findCard(work, 'Visa 4242')))?.id ?? ''

const text = [
  'Date,Merchant,Reference,Amount',
  '2026-10-01,AMAZON,EX-1,10.00',
  '32/13/2026,AMAZON,EX-2,11.00',
  '2026-10-03,AMAZON,EX-3,twelve',
  '2026-10-04,AMAZON,EX-4,0.00',
  ',Total,,21.00',
].join('\n')
const bring = (
  facts: { readonly text: string; readonly skipsFaults?: boolean },
  locale: Locale = 'en',
  key = newId(),
) =>
  database.write(
    (work) => importCardStatement(work, { key, cardId, fileName: 'october.csv', sign: 'plus', ...facts }),
    {
      who: finance,
      locale,
    },
  )
const countLines = async () => {
  const { rows } = await database.pool.query<{ count: number }>(
    'select count(*)::int as count from card_statement_lines',
  )
  return rows[0]?.count
}

test('unreadable lines are named with their content, in the reader’s language, and nothing is imported', async () => {
  const said = {
    en: [
      /Nothing of the file was taken in/,
      /Line \u20663\u2069: the date .*\u206832\/13\/2026\u2069/,
      /Line \u20664\u2069: the amount .*\u2068twelve\u2069/,
      /Line \u20665\u2069: the amount .*\u20680.00\u2069/,
      /Line \u20666\u2069: the date .*—/,
    ],
    ar: [
      /لم يُدخَل شيء/,
      /السطر \u2068\u20663\u2069\u2069: التاريخ .*32\/13\/2026/,
      /السطر \u2068\u20664\u2069\u2069: المبلغ .*twelve/,
    ],
  }
  for (const locale of ['en', 'ar'] as const)
    await assert.rejects(bring({ text }, locale), (error: unknown) => {
      assert.ok(isRefusal(error) && error.code === 'STATEMENT_LINES' && error.facts.path === 'lines')
      for (const part of said[locale]) assert.match(refusalSentence(error.code, error.facts, locale), part)
      return true
    })
  assert.equal(await countLines(), 0)
  assert.deepEqual(await database.read(readStatements, { who: finance }), [])
})

test('left out on request, the others are imported, and it is recorded which were left out', async () => {
  const { added, unreadable } = await bring({ text, skipsFaults: true })
  assert.deepEqual([added, unreadable, await countLines()], [1, 4, 1])
  const [told] = await database.read(readStatements, { who: finance })
  assert.deepEqual(
    told?.faults.map(({ line, fault, found }) => [line, fault, found]),
    [
      [3, 'day', '32/13/2026'],
      [4, 'amount', 'twelve'],
      [5, 'amount', '0.00'],
      [6, 'day', ''],
    ],
  )
  await assert.rejects(
    bring({ text: 'Date,Merchant,Amount\n?,AMAZON,1.00', skipsFaults: true }),
    (error: unknown) => isRefusal(error) && error.code === 'STATEMENT_LINES',
    'a file of which nothing can be read is none',
  )
})

test('a missing column is named in the reader’s language', async () => {
  const lacks = (file: string, locale: Locale) =>
    bring({ text: file }, locale).then(
      () => '',
      (error: unknown) => (isRefusal(error) ? refusalSentence(error.code, error.facts, locale) : String(error)),
    )
  assert.match(await lacks('When,Merchant,Amount\n1,A,1', 'en'), /no column “.?date.?”/)
  assert.match(await lacks('When,Merchant,Amount\n1,A,1', 'ar'), /عمود «.?التاريخ.?»/)
  assert.match(await lacks('التاريخ,البيان,When\n1,A,1', 'ar'), /عمود «.?المبلغ.?»/)
  assert.equal(columnNames('merchant', 'ar')[0], 'البيان')
})

test('of very many the first are named, with the number of the others', () => {
  const faults = Array.from({ length: 33 }, (_, at) => ({ line: at + 2, fault: 'day', found: 'x' }) as const)
  const said = sayFaults(faults, 'en')
  assert.deepEqual([said.length, said.at(-1)], [21, 'and 13 more'])
})
