import assert from 'node:assert/strict'
import test from 'node:test'
import { barcodeDrawing, code128Values } from './code-128.ts'

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
