import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import type { Colour } from '#platform/settings/brand.ts'
import { brand } from '#platform/settings/brand.ts'
import { brandCss } from './brand-css.ts'
import { contrast } from './contrast.ts'

const surfaces: readonly Colour[] = ['sand', 'surface', 'sunken']
const statuses = ['ok', 'info', 'wait', 'warn', 'bad'] as const

const textOn: readonly (readonly [Colour, Colour])[] = [
  ...surfaces.flatMap((surface) =>
    (['ink', 'soft', 'sea', 'accent-ink', ...statuses] as const).map((text) => [text, surface] as const),
  ),
  ...statuses.flatMap((status) => [[status, `${status}-soft`] as const, ['ink', `${status}-soft`] as const]),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['accent-ink', 'accent-soft'],
  ['ink', 'accent-soft'],
  ['on-deep', 'deep'],
  ['soft-on-deep', 'deep'],
]

const shapeOn: readonly (readonly [Colour, Colour])[] = [
  ...surfaces.map((surface) => ['edge', surface] as const),
  ...surfaces.map((surface) => ['focus', surface] as const),
  ...surfaces.map((surface) => ['accent', surface] as const),
  ['accent-on-deep', 'deep'],
  ['focus-on-deep', 'deep'],
]

for (const mode of ['light', 'dark'] as const) {
  test(`every text of the brand is readable in ${mode}`, () => {
    const weak = textOn.filter(([text, on]) => contrast(brand.colours[mode][text], brand.colours[mode][on]) < 4.5)
    assert.deepEqual(weak, [])
  })
  test(`every edge of a control is visible in ${mode}`, () => {
    const weak = shapeOn.filter(([edge, on]) => contrast(brand.colours[mode][edge], brand.colours[mode][on]) < 3)
    assert.deepEqual(weak, [])
  })
}

test('the stylesheet is the one that the brand file generates', () => {
  assert.equal(readFileSync(new URL('./brand.css', import.meta.url), 'utf8'), brandCss())
})

test('black on white is the strongest possible contrast', () => {
  assert.equal(contrast('#000000', '#ffffff'), 21)
})
