import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isAreaOf, listAreas, listStates } from './geo.ts'

test('Egypt has 27 governorates and the Emirates are seven, each with five areas or more', () => {
  assert.equal(listStates('eg', 'ar').length, 27)
  assert.equal(listStates('ae', 'ar').length, 7)
  for (const site of ['eg', 'ae'] as const) {
    for (const state of listStates(site, 'en')) assert.ok(listAreas(site, state.code, 'en').length >= 5, state.code)
  }
})

test('codes are unique and each place has a name in both languages', () => {
  for (const site of ['eg', 'ae'] as const) {
    const codes = listStates(site, 'en').flatMap((state) => {
      const areas = listAreas(site, state.code, 'en')
      assert.equal(new Set(areas.map((area) => area.code)).size, areas.length, state.code)
      return [state, ...areas]
    })
    for (const place of codes) assert.match(place.name, /^[\x20-\x7e]+$/)
    for (const state of listStates(site, 'ar')) {
      for (const place of [state, ...listAreas(site, state.code, 'ar')]) assert.match(place.name, /[\u0600-\u06ff]/)
    }
  }
})

test('an area of one state does not belong to another', () => {
  assert.ok(isAreaOf('eg', 'giza', 'dokki'))
  assert.ok(!isAreaOf('eg', 'cairo', 'dokki'))
  assert.ok(!isAreaOf('ae', 'giza', 'dokki'))
})
