import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { isRefusal } from '#platform/work/refusal.ts'
import { compilePriceTables } from '#pricing/quote/tables/compile-tables.ts'
import { firstTables } from '#pricing/quote/tables/seed-tables.ts'
import { priceTablesForm, type ReadPriceTables } from '#pricing/quote/tables/tables-form.ts'
import type { Site } from '#sites/sites.ts'
import type { Column, Row } from './columns.ts'
import { diffRows, mergeRows, sameRows } from './merge-rows.ts'
import { readRows } from './read-rows.ts'
import { rowsOf } from './rows-of.ts'
import { type Section, sectionKeys, sectionOf } from './section.ts'
import { readSectionCsv, sectionCsv } from './section-csv.ts'
import { withRows } from './with-rows.ts'

const tablesOf = (site: Site): ReadPriceTables => priceTablesForm.parse(firstTables(site).tables)
const name = (key: string) => `اسم ${key}`

test('every section of the first tables becomes rows and the same tables again', () => {
  for (const site of ['eg', 'ae'] as const) {
    const tables = tablesOf(site)
    for (const key of sectionKeys) {
      const rows = rowsOf(tables, key)
      const again = priceTablesForm.parse(withRows(tables, key, rows))
      assert.deepEqual(rowsOf(again, key), rows, key)
      for (const other of sectionKeys) assert.deepEqual(rowsOf(again, other), rowsOf(tables, other))
    }
  }
})

test('a section goes out as CSV and comes back exactly, whatever its words are', () => {
  fc.assert(
    fc.property(fc.constantFrom(...sectionKeys), fc.constantFrom<Site>('eg', 'ae'), fc.gen(), (key, site, gen) => {
      const section = sectionOf(key)
      const rows = rowsOf(tablesOf(site), key).map((row) => ({ key: row.key, cells: anyCells(section, row.key, gen) }))
      const back = readSectionCsv(section, site, sectionCsv(section, rows, name))
      assert.deepEqual(back.faults ?? [], [])
      assert.deepEqual(back, { rows })
      // What was read can be written into the tables, and is still the same there.
      const tables = priceTablesForm.parse(withRows(tablesOf(site), key, rows))
      assert.ok(sameRows(rowsOf(tables, key), rows))
    }),
    { numRuns: 300 },
  )
})

test('a file says what is wrong with it by line and column', () => {
  const section = sectionOf('routes')
  const file = (...lines: string[]) =>
    `per_step,code,step_grams,minimum_grams,clearance,handling_per_unit,source,confidence,note\n${lines.join('\n')}\n`
  const good = '٢١٠٫٥٠,US,100,0,150,40,,HIGH,'
  assert.deepEqual(readSectionCsv(section, 'eg', file(good)).faults, undefined)
  assert.deepEqual(
    readSectionCsv(section, 'eg', file(good, 'x,UK,0,,1.234,40,,sure,', '1,US,1,1,1,1,,,', '1,FR,1,1,1,1,,,')),
    {
      faults: [
        { at: 3, column: 'perStep', fault: 'amount' },
        { at: 3, column: 'stepGrams', fault: 'steps' },
        { at: 3, column: 'minGrams', fault: 'needed' },
        { at: 3, column: 'clearance', fault: 'amount' },
        { at: 3, column: 'confidence', fault: 'confidence' },
        { at: 4, column: 'key', fault: 'twice' },
        { at: 5, column: 'key', fault: 'key' },
      ],
    },
  )
  const refused = (text: string, code: string) =>
    assert.throws(
      () => readSectionCsv(section, 'eg', text),
      (thrown) => isRefusal(thrown) && thrown.code === code,
    )
  refused('code,source\nUS,x\n', 'TARIFF_COLUMN_MISSING')
  refused(file(), 'TARIFF_FILE_EMPTY')
  refused(file(good).replace('note\n', 'note,rates\n').replace(good, `${good},1`), 'TARIFF_COLUMN_UNKNOWN')
  refused(`${file(good)}US,1\n`, 'CSV_UNREADABLE')
})

test('a hostile file changes nothing that its rows do not say: names of objects, ways out of the grid, endless numbers', () => {
  const categories = sectionOf('categories')
  const tables = tablesOf('eg')
  const header = 'code,duty_percent,fee_per_unit,default_grams,source,confidence,note'
  const rows = (...lines: string[]) => readSectionCsv(categories, 'eg', `${header}\n${lines.join('\n')}\n`)
  const good = 'constructor,\u200f٥٫٥\u200f٪,0,400,"=HYPERLINK(""http://x"")",high,'
  const whole = rows(good, 'toString,0,0,1,,,')
  const read = whole.faults ? assert.fail('it was not read') : whole.rows
  const written = priceTablesForm.parse(withRows(tables, 'categories', read))
  assert.deepEqual(Object.keys(written.categories).toSorted(), ['constructor', 'toString'])
  assert.equal(compilePriceTables(written).categories.get('constructor')?.code, 'constructor')
  assert.ok(sectionCsv(categories, read, name).includes(`'=HYPERLINK`))
  const faultOf = (line: string) => rows(good, line).faults?.map(({ column, fault }) => `${column} ${fault}`)
  for (const [line, fault] of [
    ['__proto__,1,0,1,,,', 'key key'],
    ['"a,b",1,0,1,,,', 'key key'],
    ['<b>x</b>,1,0,1,,,', 'key key'],
    ['hats,1e3,0,1,,,', 'duty percent'],
    ['hats,-1,0,1,,,', 'duty percent'],
    ['hats,1001,0,1,,,', 'duty percent'],
    [`hats,1.${'3'.repeat(40)},0,1,,,`, 'duty percent'],
    ['hats,1,0.001,1,,,', 'productFee amount'],
    ['hats,1,99999999999999,1,,,', 'productFee amount'],
    ['hats,1,0,1.5,,,', 'defaultGrams steps'],
    ['hats,1,0,0,,,', 'defaultGrams steps'],
    ['hats,1,0,1000001,,,', 'defaultGrams steps'],
    [`hats,1,0,1,${'x'.repeat(301)},,`, 'source text'],
    ['hats,1,0,1,"two\nlines",,', 'source text'],
  ] as const)
    assert.deepEqual(faultOf(line), [fault], line)
})

test('a file of another alphabet is refused whole: what it lost would be saved as rubbish', () => {
  const header = 'per_step,code,step_grams,minimum_grams,clearance,handling_per_unit,source,confidence,note'
  const windows1256 = Buffer.from([0xda, 0xdf, 0xcf])
  const lost = `${header}\n210,US,100,0,150,40,,high,${windows1256.toString('utf8')}\n`
  const read = () => readSectionCsv(sectionOf('routes'), 'eg', lost)
  assert.throws(read, (thrown) => isRefusal(thrown) && thrown.code === 'TARIFF_FILE_NOT_UTF8')
})

test('a row that must stand there may not be missing, and a source without its fee is not lost in silence', () => {
  const taxes = sectionOf('taxes')
  assert.deepEqual(readRows(taxes, 'eg', [{ at: 2, key: 'vatRate', cells: { percent: '14' } }]).faults, [
    { at: 2, column: 'key', fault: 'missing', key: 'deMinimis' },
  ])
  const rows = rowsOf(tablesOf('eg'), 'delivery').map((row, at) => ({ at, ...row }))
  const noted = rows.map((row) => (row.key === 'aswan' ? { ...row, cells: { note: 'far' } } : row))
  assert.deepEqual(
    readRows(sectionOf('delivery'), 'eg', noted).faults?.map(({ fault }) => fault),
    ['needed'],
  )
  const crossed = [
    { at: 0, key: 'vatRate', cells: { percent: '14%', upTo: '5' } },
    { at: 1, key: 'deMinimis', cells: {} },
  ]
  assert.deepEqual(readRows(taxes, 'eg', crossed).faults, [{ at: 0, column: 'upTo', fault: 'none' }])
})

test('two who change other cells both keep theirs; where both changed one, it is said and somebody chooses', () => {
  const row = (key: string, duty: string, productFee: string): Row => ({ key, cells: { duty, productFee } })
  const base = [row('shoes', '60', '0.00'), row('toys', '30', '0.00'), row('books', '0', '0.00')]
  const theirs = [row('shoes', '60', '5.00'), row('toys', '35', '0.00'), row('pens', '1', '0.00')]
  const yours = [row('shoes', '50', '0.00'), row('toys', '40', '0.00'), row('books', '0', '0.00')]
  const merged = mergeRows(base, theirs, yours)
  assert.deepEqual(
    merged.clashes.map(({ key }) => key),
    ['toys'],
  )
  const expected = [row('shoes', '50', '5.00'), row('toys', '40', '0.00'), row('pens', '1', '0.00')]
  assert.ok(sameRows(merged.rows, expected))
  const chosen = mergeRows(base, theirs, yours, () => 'theirs')
  assert.ok(sameRows(chosen.rows, [expected[0]!, row('toys', '35', '0.00'), expected[2]!]))
  assert.deepEqual(diffRows(base, yours), [
    { key: 'shoes', column: 'duty', from: '60', to: '50' },
    { key: 'toys', column: 'duty', from: '30', to: '40' },
  ])
})

function anyCells(section: Section, key: string, gen: fc.GeneratorValue) {
  const cells = section.columns.flatMap((column) => {
    const use = column.use(key)
    const isLeftOut = use === 'none' || (use === 'optional' && column.name !== 'fee' && gen(fc.boolean))
    return isLeftOut ? [] : [[column.name, anyCell(column, gen)] as const]
  })
  return Object.fromEntries(cells.filter(([, text]) => text !== ''))
}

function anyCell({ kind }: Column, gen: fc.GeneratorValue): string {
  const whole = (max: number, min = 0) => String(gen(fc.integer, { min, max }))
  if (kind === 'amount') return `${whole(1_000_000)}.${whole(99).padStart(2, '0')}`
  if (kind === 'percent') return `${whole(500)}${gen(fc.constantFrom, '', '.5', '.075', '.000001')}`
  if (kind === 'grams' || kind === 'steps') return whole(100_000, 1)
  if (kind === 'confidence') return gen(fc.constantFrom, 'high', 'medium', 'low', 'estimate')
  const hostile = gen(fc.constantFrom, '', '=1+1', "'=cmd|' /C calc'!A0", '+20', '@x', '"، مرسى;', '-3')
  return `${hostile}${gen(fc.string).replaceAll(/\p{Cc}/gu, '')}`.trim()
}
