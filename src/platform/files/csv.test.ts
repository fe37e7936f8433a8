import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { isRefusal } from '#platform/work/refusal.ts'
import { readCsv, writeCsv } from './csv.ts'

test('Arabic, quotes, commas and line ends survive writing and reading, after the byte order mark that Excel needs', () => {
  const rows = [
    ['طلب ١٢', 'قال "مرحبًا"', 'a,b;c', 'two\r\nlines', ''],
    ['', '', '', '', ''],
    [' spaced ', '0012', '-12.50', '1e5', "it's"],
  ]
  const text = writeCsv(['رقم', 'a', 'b', 'c', 'd'], rows)
  assert.ok(text.startsWith('\ufeffرقم,a,b,c,d\r\n'))
  assert.deepEqual(readCsv(text), { header: ['رقم', 'a', 'b', 'c', 'd'], rows })
})

test('files from Excel with semicolons or tabs are read like those with commas', () => {
  const rows = [['USA', '200,50', 'a;b\tc']]
  for (const between of [',', ';', '\t']) {
    const text = [['code', 'price', 'note'], ...rows]
      .map((row) => row.map((cell) => (/[,;\t]/.test(cell) ? `"${cell}"` : cell)).join(between))
      .join('\r\n')
    assert.deepEqual(readCsv(text), { header: ['code', 'price', 'note'], rows })
  }
})

test('ten thousand rows survive writing and reading', () => {
  const odd = ['=1+1', "'=1", '+201001234567', '"', '\n', 'سلسلة، "طويلة"', '', "''", '@x', '-3']
  const rows = Array.from({ length: 10_000 }, (_, at) => [`M-${at}`, `${at * 7 - 500}.25`, odd[at % odd.length]!])
  assert.deepEqual(readCsv(writeCsv(['a', 'b', 'c'], rows)).rows, rows)
})

test('any cells survive writing and reading', () => {
  const cell = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...`'"=+-@,;\r\n\t a1م`) }))
  const table = fc.integer({ min: 1, max: 4 }).chain((width) => {
    const row = fc.array(cell, { minLength: width, maxLength: width })
    return fc.record({ header: row, rows: fc.array(row, { maxLength: 6 }) })
  })
  fc.assert(
    fc.property(table, ({ header, rows }) => {
      assert.deepEqual(readCsv(writeCsv(header, rows)), { header, rows })
    }),
    { numRuns: 1000 },
  )
})

test('no cell begins with a character that a spreadsheet would run; numbers stay numbers', () => {
  const formulas = [
    '=cmd|x',
    '+1+1',
    '-2+3',
    '@SUM(1)',
    '\t=1',
    '\r=1',
    '\n=1',
    ' =1',
    "'=1",
    '＝1',
    '＋1',
    '－1',
    '＠A1',
  ]
  for (const formula of [...formulas, '|calc', '=HYPERLINK("http://x";"y")', '+20100', '--1', '-1e5', '-']) {
    const written = writeCsv(['a'], [[formula]])
      .split('\r\n')
      .slice(1)
      .join('\r\n')
    assert.match(written, /^"?'/, formula)
  }
  const numbers = writeCsv(['a', 'b', 'c', 'd'], [[-5, -12n, '-12.50', true]])
  assert.match(numbers, /\r\n-5,-12,-12\.50,true\r\n$/)
})

test('files from other programs are read: no mark, bare line feeds, blank lines, a last line without an end', () => {
  assert.deepEqual(readCsv('a,b\n1,"x ""y"""\n\n2,'), {
    header: ['a', 'b'],
    rows: [
      ['1', 'x "y"'],
      ['2', ''],
    ],
  })
  assert.deepEqual(readCsv(''), { header: [], rows: [] })
})

test('a broken file is refused with its line; a row of another width is our fault', () => {
  const brokenAt = (text: string, line: number) =>
    assert.throws(
      () => readCsv(text),
      (thrown) => isRefusal(thrown) && thrown.code === 'CSV_UNREADABLE' && thrown.facts.line === line,
    )
  brokenAt('a,b\n1,2\n1', 3)
  brokenAt('a\n"open', 2)
  brokenAt('a\nx"y', 2)
  assert.throws(() => writeCsv(['a'], [['1', '2']]), /2 cells/)
})
