import assert from 'node:assert/strict'
import test from 'node:test'
import { barcodeDrawing, code128Values, writePdf } from './pdf.ts'
import type { PdfPaper } from './pdf-paper.ts'
import { layOutText } from './pdf-text.ts'
import { redrawPdf } from './redraw-pdf.ts'

const seen = (text: string, direction: 'rtl' | 'ltr', width = Number.POSITIVE_INFINITY) =>
  layOutText(text, direction, width, (run) => run.text.length).map((line) =>
    line.runs.map((run) => (run.script === 'arabic' ? `{${run.text}}` : run.text)).join(''),
  )

test('a mixed line is drawn in reading order, numbers and brackets included', () => {
  assert.deepEqual(seen('دفع الطلب EG-1042', 'rtl'), ['EG-1042 {الطلب} {دفع}'])
  assert.deepEqual(seen('هاتف +20 100 123', 'rtl'), ['+20 100 123 {هاتف}'])
  assert.deepEqual(seen('الفرق -137.50', 'rtl'), ['-137.50 {الفرق}'])
  assert.deepEqual(seen('في 2026-11-21', 'rtl'), ['2026-11-21 {في}'])
  assert.deepEqual(seen('بالبطاقة (Visa 4242)', 'rtl'), ['(Visa 4242) {بالبطاقة}'])
  assert.deepEqual(seen('Order مرسى EG-1', 'ltr'), ['Order {مرسى} EG-1'])
})

test('lines break after words, a word that is too long breaks inside, and nothing is lost', () => {
  assert.deepEqual(seen('one two three', 'ltr', 7), ['one two', 'three'])
  assert.deepEqual(seen('WH1000XM5', 'ltr', 4), ['WH10', '00XM', '5'])
  assert.deepEqual(seen('a\nb', 'ltr', 4), ['a', 'b'])
  assert.deepEqual(seen('', 'ltr', 4), [''])
})

test('a long table spans pages, in both languages, and PDF readers can draw it', async () => {
  for (const locale of ['ar', 'en'] as const) {
    const pages = await redrawPdf(await writePdf(statement(locale)))
    assert.ok(typeof pages !== 'string')
    assert.equal(pages.length, 3)
    for (const page of pages) {
      const dark = page.data.filter((value, index) => index % 4 === 0 && value < 128).length
      assert.ok(dark > 2_000, 'letters are on the page')
    }
  }
})

function statement(locale: 'ar' | 'en'): PdfPaper {
  const rows = Array.from({ length: 70 }, (_, at) => [`2026-11-${at}`, 'دفع الطلب EG-1042', '-137.50'])
  return {
    locale,
    title: 'Statement',
    heading: 'WS-1042',
    footer: 'Marsa',
    pageOf: (page, all) => `${page} / ${all}`,
    blocks: [
      { kind: 'title', text: 'كشف حساب' },
      { kind: 'facts', facts: [{ label: 'Customer', value: 'Salma' }] },
      {
        kind: 'table',
        columns: [
          { label: 'Date', share: 1 },
          { label: 'What', share: 2 },
          { label: 'Amount', share: 1, align: 'end' },
        ],
        rows,
        foot: ['', '', '-9,625.00'],
      },
    ],
  }
}

test('a barcode says its text and ends with the check that scanners hold it to', () => {
  // The example every description of Code 128 B reckons through: its check is 88.
  assert.deepEqual(code128Values('Wikipedia'), [104, 55, 73, 75, 73, 80, 69, 68, 73, 65, 88, 106])
  assert.deepEqual(code128Values('123456'), [105, 12, 34, 56, (105 + 12 + 68 + 168) % 103, 106])
  assert.deepEqual(code128Values('123').slice(0, 4), [104, 17, 18, 19])
  assert.throws(() => code128Values('شحنة'), /No barcode/)
  assert.throws(() => code128Values(''), /No barcode/)
})

test('every letter is eleven units of three bars and three spaces, no two alike, and the code ends with a bar', () => {
  const seen = new Set<string>()
  for (let letter = 32; letter < 127; letter++) {
    const { width, path } = barcodeDrawing(String.fromCharCode(letter))
    assert.equal(width, 11 + 11 + 11 + 13)
    const bars = [...path.matchAll(/M(\d+) 0h(\d)v1h-\dz/g)].map(([, at, wide]) => [Number(at), Number(wide)])
    assert.equal(bars.length, 3 + 3 + 3 + 4)
    const [lastAt = 0, lastWide = 0] = bars.at(-1) ?? []
    assert.equal(lastAt + lastWide, width)
    seen.add(JSON.stringify(bars.filter(([at = 0]) => at >= 11 && at < 22)))
  }
  assert.equal(seen.size, 95)
})
