import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MarkdownManager } from '@tiptap/markdown'
import { parseBody } from '#content/pages/body/parse-body.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { editorMarks } from './editor-marks.ts'

const manager = new MarkdownManager({ extensions: editorMarks })
const through = (markdown: string) => manager.serialize(manager.parse(markdown))
const said = (markdown: string) => parseBody(markdown)

test('what the editor opens and gives back says the same, for every text the shop came with', async () => {
  const { pool } = await testDatabase()
  const { rows } = await pool.query<{ body: string }>(
    'select body_ar as body from content_versions union all select body_en from content_versions',
  )
  assert.ok(rows.length >= 16)
  for (const { body } of rows) assert.deepEqual(said(through(body)), said(body))
})

test('every mark goes through the editor and stays', () => {
  for (const markdown of [
    'No. That is not a list.',
    '1. first\n2. second',
    '- a\n- b',
    '## A part {only:eg}\n\n### Within\n\nThe office is open {hours}.',
    '**bold**, *italic* and [a link](/faq) to [another](https://example.com/a?b=c)',
    '| A | B |\n| --- | --- |\n| 1 | 2 |',
    'One line\nand its next',
    '![What it shows](/api/content/pictures/0191d4b2-0000-7000-8000-000000000000)',
    '«نعم» — 5 < 6 & 7 > 3, a_b and 2*3*4',
  ])
    assert.deepEqual(said(through(markdown)), said(markdown), markdown)
})
