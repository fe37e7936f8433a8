import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { outlineText } from '#platform/files/text-outlines.ts'
import { drawSharePicture, type SharePicture } from './draw-share-picture.ts'

const base: SharePicture = {
  locale: 'ar',
  title: 'Dallah Coffee Set',
  note: 'السعر النهائي حتى الاستلام',
  price: '12,453.90 ج.م',
  shown: { scene: 'harbour' },
}
const look = { size: 50, weight: 'bold', width: 600, lineHeight: 70, mostLines: 3 } as const

test('the picture is a PNG of 1200 by 630 in both languages, and its price is in it', async () => {
  for (const locale of ['ar', 'en'] as const) {
    const priced = await drawSharePicture({ ...base, locale })
    const { format, width, height } = await sharp(priced).metadata()
    assert.deepEqual([format, width, height], ['png', 1200, 630])
    assert.ok(priced.length < 300_000, `${priced.length} bytes`)
    const other = await drawSharePicture({ ...base, locale, price: '99.00 ج.م' })
    assert.notDeepEqual(other, priced)
  }
})

test("a product's own picture stands under the arch", async () => {
  const photo = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#00ff00' } })
    .webp()
    .toBuffer()
  const drawn = await sharp(await drawSharePicture({ ...base, shown: { photo } }))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (360 * 1200 + 272) * drawn.info.channels
  const [red = 0, green = 0, blue = 0] = drawn.data.subarray(at, at + 3)
  assert.ok(green > 180 && red < 60 && blue < 60, `${red} ${green} ${blue}`)
})

test('Arabic letters are joined: a word is narrower than its letters alone, and it ends where reading begins', () => {
  const width = (text: string) => outlineText(text, { ...look, direction: 'rtl' }, 600, 100).width
  const alone = [...'مرسى'].reduce((sum, letter) => sum + width(letter), 0)
  assert.ok(width('مرسى') < alone * 0.9, `${width('مرسى')} of ${alone}`)
})

test('a text of too many lines ends in an ellipsis at a word, and has no more lines than asked', () => {
  const long = outlineText(
    'waxed canvas weekender bag '.repeat(20),
    { ...look, direction: 'ltr', mostLines: 2 },
    0,
    100,
  )
  assert.equal(long.lines, 2)
  assert.ok(long.width <= 600)
})
