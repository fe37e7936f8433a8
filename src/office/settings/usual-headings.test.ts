import assert from 'node:assert/strict'
import { test } from 'node:test'
import { homeHeadings } from '#content/pages/home/home-headings.ts'
import { sayUsualHeading } from './usual-headings.ts'

test('each heading of the home page says beside its field what stands there where nothing was written', () => {
  const said = (field: string) => sayUsualHeading(field, 'en').replace(/[\u2068\u2069]/g, '')
  assert.equal(said('stepsTitleAr'), 'As usual: “ثلاث خطوات، والباقي علينا”')
  for (const field of Object.keys(homeHeadings.fields).filter((name) => name.includes('Title')))
    assert.match(said(field), /^As usual: “.+”$/, field)
  assert.equal(said('stepsLeadEn'), 'As usual: no lead')
})
