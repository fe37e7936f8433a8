import assert from 'node:assert/strict'
import { test } from 'node:test'
import { estimateProduct } from '#catalog/estimates/estimate-product.ts'
import { differingKinds, isTouched } from './differing-kinds.ts'
import { groupName } from './group-name.ts'
import { factOfForm, kindForm } from './kind-form.ts'
import { groupCategories, kindTable, programKinds } from './kind-table.ts'
import { factOf, type KindFact, overlayKinds } from './overlay-kinds.ts'

const tableWith = (...facts: readonly KindFact[]) => kindTable(overlayKinds(facts), String(facts.length))
const plain = tableWith()
const words = { en: '', ar: '', tr: '', germanic: '', romance: '', signs: '' }
const couscoussier: KindFact = {
  code: 'own-couscoussier',
  parent: 'cooking',
  role: 'thing',
  name: { ar: 'كسكاس', en: 'Couscoussier' },
  words: { ...words, en: 'couscoussier', ar: 'كسكاس' },
  grams: [1200, 2600, 4000],
  isOn: true,
}
const program = (code: string) => factOf(plain.byCode.get(code)!)
const first = (title: string, table = plain) => estimateProduct({ title }, table).categories[0]!.code
const best = (title: string, table = plain) => estimateProduct({ title }, table).weightGrams!.best

test('each kind of the program has a code of its own, a name in both languages, and passes through the form of the desk', () => {
  assert.equal(plain.byCode.size, programKinds.length)
  for (const kind of programKinds) {
    assert.ok(kind.name.ar !== '' && kind.name.en !== '' && /^\S{1,100}$/.test(kind.code), kind.code)
    assert.match(kind.name.ar, /\p{Script=Arabic}/u, kind.code)
    const { parent, role, name, words: said, grams } = factOf(kind)
    const [low, best, high] = grams.map(String)
    const typed = { code: kind.code, parent, role, nameAr: name.ar, nameEn: name.en, ...said, low, best, high }
    const again = factOfForm(kindForm.parse(typed), kind.code, kind)
    assert.deepEqual({ ...again, words: null }, { ...factOf(kind), words: null }, kind.code)
  }
  for (const code of groupCategories.keys())
    for (const locale of ['ar', 'en'] as const) assert.notEqual(groupName(code, locale), code)
})

test('without rows the table is that of the program', () => {
  assert.equal(overlayKinds([]), programKinds)
})

test('a kind that staff add is estimated by its words, in both languages, until it is off', () => {
  assert.deepEqual(
    [first('Couscoussier Marrakesh'), best('Couscoussier Marrakesh', tableWith(couscoussier))],
    ['books', 2600],
  )
  for (const title of ['Couscoussier Marrakesh', 'الكسكاس النحاس'])
    assert.equal(first(title, tableWith(couscoussier)), 'homeware')
  assert.equal(first('Couscoussier Marrakesh', tableWith({ ...couscoussier, isOn: false })), 'books')
})

test('a kind that is moved brings its category with it, and the kinds below it', () => {
  const mug = { ...program('clothing-socks'), parent: 'sports' }
  const below = { ...couscoussier, code: 'own-grip', parent: 'clothing-socks', words: { ...words, en: 'grippers' } }
  const table = tableWith(mug, below)
  assert.equal(first('Ankle socks', table), 'sports')
  assert.equal(table.byCode.get('own-grip')?.category, 'sports')
  assert.equal(table.byCode.get('own-grip')?.above, 'clothing-socks')
})

test('a kind below another is measured as that, and what is never sent stays so below it', () => {
  const monitor = programKinds.find(({ atInches }) => atInches !== undefined)!
  const own = { ...couscoussier, parent: monitor.code, grams: monitor.grams }
  assert.equal(tableWith(own).byCode.get('own-couscoussier')?.atInches, monitor.atInches)
  const arak = { ...couscoussier, parent: 'other-wine', words: { ...words, en: 'arak' } }
  assert.equal(estimateProduct({ title: 'Arak' }, tableWith(arak)).refused, 'alcohol')
  const moved = { ...program('other-wine'), parent: 'food' }
  assert.equal(estimateProduct({ title: 'Cabernet Sauvignon 2019' }, tableWith(moved)).refused, 'alcohol')
})

test('a default weight that is set is the weight of its products', () => {
  const socks = { ...program('clothing-socks'), grams: [400, 500, 600] as const }
  assert.notEqual(best('Ankle socks'), 500)
  assert.equal(best('Ankle socks', tableWith(socks)), 500)
})

test('only titles and shelves with the changed words are touched', () => {
  const touched = (table: typeof plain, title: string, shelf = 'All') =>
    isTouched(differingKinds(plain, table), { title, shelves: [shelf] })
  const more = tableWith({
    ...program('clothing-socks'),
    words: { ...program('clothing-socks').words, en: `${program('clothing-socks').words.en}, footies` },
  })
  assert.deepEqual(
    [touched(more, 'Cotton footies'), touched(more, 'Ankle socks'), touched(more, 'x', 'Footies')],
    [true, false, true],
  )
  const heavier = tableWith({ ...program('clothing-socks'), grams: [1, 2, 3] })
  assert.deepEqual([touched(heavier, 'Ankle socks'), touched(heavier, 'Lamp')], [true, false])
  assert.equal(touched(plain, 'Ankle socks'), false)
})
