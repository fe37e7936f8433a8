import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { PROHIBITED_KINDS } from './prohibited.ts'
import { readImportRules, readPersonalLimits } from './read-import-rules.ts'
import { findImportHits, type HitTexts, RESTRICTED_KINDS } from './restricted.ts'

const kinds = (texts: HitTexts) => findImportHits(texts).map(({ kind, where }) => `${kind} ${where}`)

test('goods with import conditions are recognised in both languages, in whichever field', () => {
  assert.deepEqual(kinds({ title: 'Apple iPhone 16 Pro 256 GB' }), ['phones title'])
  assert.deepEqual(kinds({ title: 'ايفون ١٦ برو' }), ['phones title'])
  assert.deepEqual(kinds({ title: 'هديّة', notes: 'من فضلكم عطر رجالي أيضًا' }), ['flammable notes'])
  assert.deepEqual(kinds({ title: 'علبة', notes: 'اريد ادويه للصداع' }), ['medicines notes'])
  assert.deepEqual(kinds({ title: 'Gift', notes: 'the DJI Mini 4 please' }), ['drones notes'])
  assert.deepEqual(kinds({ title: 'Deskjet', page: 'HP all-in-one printer' }), ['printers page'])
  assert.deepEqual(kinds({ title: 'Nike Air Max, renewed' }), ['usedGoods title'])
  assert.deepEqual(kinds({ title: 'Sauvage', category: 'perfumes' }), ['flammable category'])
  assert.deepEqual(kinds({ title: 'Omega-3 1000 mg, 90 capsules', category: 'supplements' }), ['supplements title'])
  assert.deepEqual(kinds({ title: 'عدسات لاصقة ملونة' }), ['contactLenses title'])
})

test('ordinary things with the same words match no rule', () => {
  const ordinary = [
    'Leather case for iPhone 16',
    'Screen protector Galaxy S24',
    'جراب ايفون ١٥',
    'Vitamin C serum 30 ml',
    'Printer paper A4',
    'Canvas bag, used by sailors',
    'Wood router bits',
    'Nerf toy pistol',
    'Contact lens case',
    'Reading lamp',
  ]
  for (const title of ordinary) assert.deepEqual(kinds({ title }), [], title)
})

test('the matching word is returned, and each kind once', () => {
  const [hit, ...others] = findImportHits({
    title: 'Anker power bank',
    notes: 'power bank 20000',
    category: 'electronics',
  })
  assert.deepEqual(hit, { kind: 'batteries', where: 'title', word: 'power bank' })
  assert.deepEqual(others, [])
})

test('every kind has a rule in Egypt, each with a day and a source; a rule that has ended no longer applies', async () => {
  const database = await testDatabase()
  const rules = await database.read(readImportRules)
  for (const kind of [...PROHIBITED_KINDS, ...RESTRICTED_KINDS]) assert.ok(rules.get(kind)?.source, kind)
  assert.equal(rules.get('weapons')?.asks, 'refuse')
  const uae = await database.read(readImportRules, { site: 'ae' })
  assert.equal(uae.get('medicines')?.since.toISOString().slice(0, 10), '2018-11-03')
  assert.equal(uae.get('printers'), undefined)
  const before = { now: new Date('2018-11-01T12:00:00Z') }
  assert.equal((await database.read(readImportRules, before)).size, 0)

  const later = { now: new Date('2027-02-01T12:00:00Z') }
  const phones = () =>
    database.read(readPersonalLimits, later).then((all) => all.filter(({ kind }) => kind === 'phones'))
  assert.deepEqual((await phones()).map(({ per, most }) => [per, most]).sort(), [
    ['order', 1],
    ['year', 3],
  ])
  const ended = "update personal_limits set valid_to = '2027-01-31' where kind = 'phones' and per = 'year'"
  await database.pool.query(ended)
  assert.deepEqual(
    (await phones()).map(({ per }) => per),
    ['order'],
  )
  await assert.rejects(() => database.pool.query("update personal_limits set most = 9 where kind = 'phones'"))
  await assert.rejects(() => database.pool.query("delete from import_rules where kind = 'weapons'"))
})
