// 200 queries in Arabic and their English twins, on a catalogue of titles as stores write them, near and far from each query.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleOffer } from '#catalog/products/products.samples.ts'
import { takeOffers } from '#catalog/products/taking/take-offers.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { arabicTwins } from '#world/samples/catalog/arabic-twins.ts'
import { noFilters } from './product-query.ts'
import { searchProducts } from './search-products.ts'
import { writeDocuments } from './write-documents.ts'

const makers = ['Talla', 'Nordwerk', 'Lumaro', 'Vessa', 'Okaru', 'Brindle']
const endings = ['2024 Edition', 'with Gift Box', 'Size M', 'Pack of 2', 'for Everyday Use', 'New Model']
const { write } = await testDatabase()

// The words of each query whole, between others, and with one of them exchanged for a word of another query.
const titles = arabicTwins.flatMap(([, english], place) => {
  const words = english.split(' ')
  const others = arabicTwins[(place * 7 + 31) % arabicTwins.length]![1].split(' ')
  const exchanged = words.map((_, at) => words.map((word, n) => (n === at ? others[0] : word)).join(' '))
  const whole = Array.from({ length: 12 }, (_, at) => {
    const title = at % 3 === 2 ? words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join(' ') : english
    return `${makers[(place + at) % makers.length]} ${title} ${endings[at % endings.length]}`
  })
  return [...whole, ...exchanged]
})
for (let from = 0; from < titles.length; from += 500)
  await write(async (work) => {
    const some = titles.slice(from, from + 500)
    const offers = some.map((title) => sampleOffer({ title, brand: null, description: '', shelves: [] }))
    const taken = await takeOffers(work, { feedId: null, runId: null }, offers)
    await writeDocuments(
      work,
      taken.map(({ productId }) => productId),
    )
  })

const firstTen = (words: string) =>
  write(async (work) => (await searchProducts(work, { ...noFilters, words })).products.slice(0, 10).map(({ id }) => id))

test('a query in Arabic finds what its English twin finds: eight of the first ten and more, for each of 200', async () => {
  assert.ok(arabicTwins.length >= 200)
  const apart: string[] = []
  for (const [arabic, english] of arabicTwins) {
    const [one, other] = [await firstTen(arabic), await firstTen(english)]
    assert.ok(other.length === 10, `${english} finds ${other.length}`)
    const both = one.filter((id) => other.includes(id)).length
    if (both < 8) apart.push(`${arabic} / ${english}: ${both} of 10`)
  }
  assert.deepEqual(apart, [])
})

test('titles in Arabic are found by both, and by any spelling', async () => {
  const [taken] = await write(async (work) => {
    const offer = sampleOffer({ title: 'حَقِيبَة ظَهْر مدرسيّة للأولاد زرقاء', brand: null, description: '', shelves: [] })
    const made = await takeOffers(work, { feedId: null, runId: null }, [offer])
    await writeDocuments(
      work,
      made.map(({ productId }) => productId),
    )
    return made
  })
  for (const words of ['حقيبة ظهر مدرسية', 'حقيبه ظهر مدرسيه زرقاء', 'حقائب ظهر مدرسية'])
    assert.ok((await firstTen(words)).includes(String(taken!.productId)), words)
})
