import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseBody } from './parse-body.ts'

const tangled: Readonly<Record<string, string>> = {
  'marks that open each other': '*a **'.repeat(4000),
  'a quote in a quote': `${'> '.repeat(3000)}a`,
  'a list in a list': `${'- '.repeat(3000)}a`,
  headings: '# a\n'.repeat(14_999),
  'a table of very many cells': `${'|a'.repeat(3000)}\n${'|-'.repeat(3000)}\n`,
}

for (const [name, text] of Object.entries(tangled))
  test(`a text too tangled to be read stays a plain text with its fault: ${name}`, () => {
    const { faults, intro, sections } = parseBody(text)
    assert.deepEqual([faults[0]?.kind, sections.length], ['tangled', 0])
    assert.deepEqual(intro, [{ kind: 'text', line: [text] }])
  })

test('headings of the same words have names of their own', () => {
  const { sections } = parseBody('## Fees\n\na\n\n## Fees\n\nb\n\n## Fees 2\n\nc\n\n## Fees\n\nd')
  assert.deepEqual(
    sections.map(({ id }) => id),
    ['fees', 'fees-2', 'fees-2-2', 'fees-3'],
  )
})

test('an address that only looks like a picture is a fault', () => {
  assert.equal(parseBody(`![](/api/content/pictures/${'-'.repeat(36)})`).faults[0]?.kind, 'picture')
})
