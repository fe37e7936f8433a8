import assert from 'node:assert/strict'
import { test } from 'node:test'
import { titleDirection } from './title-direction.ts'

test('a title has the direction of most of its letters, whatever its first one is', () => {
  assert.equal(titleDirection('Anker سماعة رأس لاسلكية بخاصية عزل الضوضاء'), 'rtl')
  assert.equal(titleDirection('سماعة Anker Soundcore Q20i Hybrid Active Noise Cancelling'), 'ltr')
  assert.equal(titleDirection('Brass Reading Lamp'), 'ltr')
  assert.equal(titleDirection('مصباح قراءة نحاسي'), 'rtl')
  assert.equal(titleDirection('黄铜台灯'), 'ltr')
  assert.equal(titleDirection('12-34'), 'auto')
})
