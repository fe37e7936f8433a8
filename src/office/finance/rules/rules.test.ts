import assert from 'node:assert/strict'
import test from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor } from '#platform/work/work.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { answerRule } from './answer-rule.ts'
import { proposeRule, type RuleProposal } from './change-rule.ts'
import { readRules } from './read-rules.ts'

const database = await testDatabase()
const amira = (await database.write((work) => sampleStaff(work, ['finance'], { name: 'Amira' }))).who
const basma = (await database.write((work) => sampleStaff(work, ['finance'], { name: 'Basma' }))).who
const propose = (wish: Omit<RuleProposal, 'key' | 'reason'>, who: Actor = amira) =>
  database.write((work) => proposeRule(work, { key: newId(), reason: 'the new contract', ...wish }), { who })
const answer = (id: string, agrees: boolean, who: Actor) =>
  database.write((work) => answerRule(work, { key: newId(), id, agrees }), { who })
const rule = async (name: string, provider: string | null = null) =>
  (await database.read(readRules, { who: amira })).find((one) => one.rule === name && one.provider === provider)!
const limit = (minor: number) =>
  ({ rule: 'receiptLimit', provider: null, values: { other_person_from_minor: minor } }) as const

test('a limit changes when a second person agrees, and says who changed it', async () => {
  const { id } = await propose(limit(250_000))
  await refused(propose(limit(300_000), basma), 'RULE_CHANGE_WAITS')
  await refused(answer(id, true, amira), 'SECOND_PERSON_NEEDED')
  assert.equal((await rule('receiptLimit')).waiting?.isMine, true)
  assert.deepEqual((await rule('receiptLimit')).values, { other_person_from_minor: 500_000 })
  const both = await Promise.allSettled([answer(id, true, basma), answer(id, false, amira)])
  assert.deepEqual(both.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  const again = await rule('receiptLimit')
  if (again.last === null) await answer((await propose(limit(250_000))).id, true, basma)
  const { values, last, waiting } = await rule('receiptLimit')
  assert.deepEqual(values, { other_person_from_minor: 250_000 })
  assert.deepEqual([last?.by, last?.agreedBy, waiting], ['Amira', 'Basma', null])
  await refused(propose(limit(250_000)), 'RULE_UNCHANGED')
})

test('the terms of a provider change by two people, too; a proposal can be taken back', async () => {
  const { values } = await rule('feeTerms', 'paymob')
  const wish = { rule: 'feeTerms', provider: 'paymob', values: { ...values, basis_points: 250 } } as RuleProposal
  const first = await propose(wish)
  await answer(first.id, false, amira)
  await refused(answer(first.id, true, basma), 'RULE_CHANGE_DECIDED')
  await answer((await propose(wish)).id, true, basma)
  assert.deepEqual((await rule('feeTerms', 'paymob')).values, wish.values)
  await refused(propose({ ...wish, provider: 'nobody' }), 'NOT_FOUND')
})

test('the database lets nobody change a limit or terms past two people', async () => {
  for (const sql of [
    `update suspense_limits set two_people_from_minor = 1`,
    `delete from receipt_limits`,
    `update provider_fee_terms set basis_points = 0`,
  ])
    await assert.rejects(database.pool.query(sql), /changes by two people/)
  const { id } = await propose({ rule: 'suspenseLimit', provider: null, values: { two_people_from_minor: 7 } })
  await assert.rejects(
    database.pool.query(`update finance_rule_changes set agreed_by = proposed_by, agreed_at = now() where id = $1`, [
      id,
    ]),
    /finance_rule_second_person/,
  )
})

function refused(promise: Promise<unknown>, code: string): Promise<void> {
  return assert.rejects(promise, (thrown) => isRefusal(thrown) && thrown.code === code)
}
