import assert from 'node:assert/strict'
import { test } from 'node:test'
import { writeDocuments } from '#catalog/products/finding/write-documents.ts'
import { sampleOffer } from '#catalog/products/products.samples.ts'
import { takeOffers } from '#catalog/products/taking/take-offers.ts'
import { proposeLimit, proposeLimitEnd, proposeRule, publishRule, withdrawRule } from '#catalog/stores/propose-rule.ts'
import { readImportRules, readPersonalLimits } from '#catalog/stores/read-import-rules.ts'
import { readRuleDesk } from '#catalog/stores/read-rule-desk.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { tryRule } from './try-rule.ts'

const database = await testDatabase()
const { who } = await database.write((work) => sampleStaff(work, ['content']))
const { who: second } = await database.write((work) => sampleStaff(work, ['reviewer']))
const { who: third } = await database.write((work) => sampleStaff(work, ['content']))
const act = (does: (work: Work) => Promise<void>, by = who) => database.write(does, { who: by })
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
const rule = { kind: 'drones', asks: 'permit', from: '2026-01-05', source: 'A decree', why: 'The law changed' } as const
const waiting = async () => (await database.read(readRuleDesk)).proposals

test('a rule is proposed by one and published by another, once; the rule of before ends', async () => {
  const before = (await database.read(readRuleDesk)).rules.filter(({ kind }) => kind === 'drones')
  await act((work) => proposeRule(work, rule))
  await assert.rejects(
    act((work) => proposeRule(work, rule)),
    refused('RULE_WAITS'),
  )
  const [proposal] = await waiting()
  const { id } = proposal!
  await assert.rejects(
    act((work) => publishRule(work, { id })),
    refused('SECOND_PERSON_NEEDED'),
  )
  const both = await Promise.allSettled([second, third].map((by) => act((work) => publishRule(work, { id }), by)))
  assert.equal(both.filter(({ status }) => status === 'fulfilled').length, 1)
  const loser = both.find(({ status }) => status === 'rejected')
  assert.ok(loser?.status === 'rejected' && refused('RULE_ANSWERED')(loser.reason))
  const rules = await database.read(readImportRules)
  assert.deepEqual([rules.get('drones')?.asks, rules.get('drones')?.source], ['permit', 'A decree'])
  const after = (await database.read(readRuleDesk)).rules.filter(({ kind }) => kind === 'drones')
  assert.equal(after.length, before.length + 1)
  assert.deepEqual(
    after.slice(1).map(({ to }) => to),
    before.map(() => '2026-01-04'),
  )
  await assert.rejects(
    act((work) => proposeRule(work, rule)),
    refused('RULE_TOO_EARLY'),
  )
  assert.equal((await database.read(readImportRules, { site: 'ae' })).get('drones')?.source === 'A decree', false)
})

test('a proposal that was taken back is published by nobody; the database holds the second person too', async () => {
  await act((work) => proposeRule(work, { ...rule, kind: 'meat' }))
  const [proposal] = await waiting()
  const agreeing = "update import_rule_proposals set agreed_by = proposed_by, agreed_at = now() where kind = 'meat'"
  await assert.rejects(() => database.pool.query(agreeing), /import_rule_second_person/)
  await act((work) => withdrawRule(work, { id: proposal!.id }))
  await assert.rejects(
    act((work) => publishRule(work, { id: proposal!.id }), second),
    refused('RULE_ANSWERED'),
  )
  assert.deepEqual(await waiting(), [])
})

test('a rule is tried against the catalogue: how many, and which first', async () => {
  await database.write(async (work) => {
    const offers = ['Quadcopter drone with camera', 'Drone landing pad', 'Wooden tray'].map((title) =>
      sampleOffer({ title }),
    )
    const taken = await takeOffers(work, { feedId: null, runId: null }, offers)
    await writeDocuments(
      work,
      taken.map(({ productId }) => productId),
    )
  })
  const trial = await database.read((work) => tryRule(work, 'drones'))
  assert.deepEqual(
    [trial.looked, trial.isAll, trial.hits, trial.first.map(({ title }) => title)],
    [3, true, 1, ['Quadcopter drone with camera']],
  )
})

const about = { kind: 'phones', from: '2026-01-05', source: 'A decree', why: 'The law changed' } as const
const limit = { ...about, per: 'year', unit: 'pieces', most: 2, categories: ['mobiles'], doubt: '' } as const
const phones = async () => {
  const { limits } = await database.read(readRuleDesk)
  return limits
    .filter(({ kind, per }) => kind === 'phones' && per === 'year')
    .map(({ most, from, to }) => [most, from, to])
}
const publish = async (by = second) => {
  const proposals = await waiting()
  await act((work) => publishRule(work, { id: proposals.at(-1)!.id }), by)
}

test('a limit is proposed by one and published by another; beside it waits the limit of an order', async () => {
  const [first] = await phones()
  await act((work) => proposeLimit(work, limit))
  await act((work) => proposeLimit(work, { ...limit, per: 'order', most: 1 }))
  await assert.rejects(
    act((work) => proposeLimit(work, limit)),
    refused('RULE_WAITS'),
  )
  await assert.rejects(publish(who), refused('SECOND_PERSON_NEEDED'))
  await publish()
  await publish()
  assert.deepEqual(await phones(), [
    [2, '2026-01-05', null],
    [first![0], first![1], '2026-01-04'],
  ])
  const held = await database.read(readPersonalLimits)
  assert.deepEqual(
    held.filter(({ kind, per }) => kind === 'phones' && per === 'year').map(({ most }) => most),
    [2],
  )
})

test('a limit and a rule end; what has ended or never was cannot end', async () => {
  const later = { ...about, from: '2026-01-10' }
  await act((work) => proposeLimitEnd(work, { ...later, per: 'year' }))
  await publish()
  assert.deepEqual((await phones())[0], [2, '2026-01-05', '2026-01-09'])
  await assert.rejects(
    act((work) => proposeLimitEnd(work, { ...later, from: '2026-02-01', per: 'year' })),
    refused('RULE_NOT_THERE'),
  )
  await act((work) => proposeRule(work, { ...later, kind: 'weapons', asks: 'end' }))
  await publish()
  const { rules } = await database.read(readRuleDesk)
  assert.equal(rules.find(({ kind }) => kind === 'weapons')?.to, '2026-01-09')
  await assert.rejects(
    act((work) => proposeRule(work, { ...later, from: '2026-03-01', kind: 'weapons', asks: 'end' })),
    refused('RULE_NOT_THERE'),
  )
  await act((work) => proposeRule(work, { ...later, from: '2026-03-01', kind: 'weapons', asks: 'refuse' }))
  await publish()
  assert.equal(
    (await database.read(readImportRules, { now: new Date('2026-03-02T12:00:00Z') })).get('weapons')?.asks,
    'refuse',
  )
})
