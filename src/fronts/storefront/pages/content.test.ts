import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Content, contentNames, contentOf } from './content.ts'

const sites = ['eg', 'ae'] as const
const shape = ({ updated, sections }: Content) => ({
  updated,
  sections: sections.map(({ id, text, points }) => [id, text?.length, points?.length]),
})

for (const name of contentNames) {
  test(`${name} has the same content in both languages, on both sites`, () => {
    for (const site of sites) {
      assert.deepEqual(shape(contentOf(name, 'ar', site)), shape(contentOf(name, 'en', site)))
    }
  })

  test(`${name} is Arabic in Arabic and English in English`, () => {
    assert.doesNotMatch(JSON.stringify(contentOf(name, 'en', 'eg')), /[\u0600-\u06ff]/)
    assert.match(contentOf(name, 'ar', 'eg').title, /[\u0600-\u06ff]/)
  })
}

test('a section of one site is not shown on the other', () => {
  const ids = sites.map((site) => contentOf('terms', 'en', site).sections.map(({ id }) => id))
  assert.ok(ids[0]?.includes('rate') && !ids[0].includes('rate-ae'))
  assert.ok(ids[1]?.includes('rate-ae') && !ids[1].includes('rate'))
})
