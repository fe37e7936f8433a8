import assert from 'node:assert/strict'
import test from 'node:test'
import { writePdf } from './pdf.ts'
import type { PdfPaper } from './pdf-paper.ts'
import { layOutText } from './pdf-text.ts'
import { redrawPdf } from './redraw-pdf.ts'

const seen = (text: string, direction: 'rtl' | 'ltr', width = Number.POSITIVE_INFINITY) =>
  layOutText(text, direction, width, (run) => run.text.length).map((line) =>
    line.runs.map((run) => (run.script === 'arabic' ? `{${run.text}}` : run.text)).join(''),
  )

test('a mixed line is drawn in the order it is read, numbers and brackets included', () => {
  assert.deepEqual(seen('دفع الطلب EG-1042', 'rtl'), ['EG-1042 {الطلب} {دفع}'])
  assert.deepEqual(seen('هاتف +20 100 123', 'rtl'), ['+20 100 123 {هاتف}'])
  assert.deepEqual(seen('الفرق -137.50', 'rtl'), ['-137.50 {الفرق}'])
  assert.deepEqual(seen('في 2026-11-21', 'rtl'), ['2026-11-21 {في}'])
  assert.deepEqual(seen('بالبطاقة (Visa 4242)', 'rtl'), ['(Visa 4242) {بالبطاقة}'])
  assert.deepEqual(seen('Order مرسى EG-1', 'ltr'), ['Order {مرسى} EG-1'])
})

test('lines break after words, a word wider than the line within it, and nothing is lost', () => {
  assert.deepEqual(seen('one two three', 'ltr', 7), ['one two', 'three'])
  assert.deepEqual(seen('WH1000XM5', 'ltr', 4), ['WH10', '00XM', '5'])
  assert.deepEqual(seen('a\nb', 'ltr', 4), ['a', 'b'])
  assert.deepEqual(seen('', 'ltr', 4), [''])
})

test('a long table goes over pages, in both languages, and a reader of PDFs can draw them', async () => {
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
