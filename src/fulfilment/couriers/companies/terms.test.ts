import assert from 'node:assert/strict'
import test from 'node:test'
import { quoteDelivery } from '#fulfilment/couriers/quote-delivery.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { answerTerms } from './answer-terms.ts'
import { proposeTerms } from './propose-terms.ts'
import { readCompanyPage } from './read-company-desk.ts'
import type { ZoneTerms } from './read-terms.ts'
import { fillGap, serveState, switchCompany } from './switch-company.ts'
import { startOfDay, termsForm } from './terms-form.ts'

const database = await testDatabase()
const [one, other, hub] = await database.write(async (work) => {
  await seedPriceTables(work)
  return [await sampleStaff(work, ['finance']), await sampleStaff(work, ['finance']), await sampleStaff(work, ['hub'])]
})
const by = <Answer>(who: typeof one, act: (work: Work) => Promise<Answer>, now = new Date()) =>
  database.write(act, { who: who?.who ?? { kind: 'guest', id: null }, now })
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
const page = (now = new Date()) => database.read((work) => readCompanyPage(work, 'marsa-ae'), { site: 'ae', now })
const pageOf = () => database.read((work) => readCompanyPage(work, 'marsa-eg'))
const feeTo = async (now = new Date()) => {
  const parcel = { state: 'cairo', area: 'nasr-city', weightGrams: 4000, pieces: 1 }
  const [offer] = await database.read((work) => quoteDelivery(work, parcel), { now })
  return offer?.feeMinor
}

async function zonesWith(change: Partial<ZoneTerms>): Promise<readonly ZoneTerms[]> {
  const { terms } = await pageOf()
  return (terms.inForce?.zones ?? []).map((zone) => (zone.zone === 'greater-cairo' ? { ...zone, ...change } : zone))
}
const propose = async (who: typeof one, change: Partial<ZoneTerms>, validFrom: Date | null = null) => {
  const zones = await zonesWith(change)
  return by(who, (work) => proposeTerms(work, { key: newId(), company: 'marsa-eg', validFrom, why: 'fuel', zones }))
}
const answer = (who: typeof one, id: string, publishes: boolean) =>
  by(who, (work) => answerTerms(work, { key: newId(), id, publishes }))

test('new fees are valid when another colleague publishes them, and not before', async () => {
  assert.equal(await feeTo(), 9300n)
  const { id } = await propose(one, { baseMinor: 9000n, stepMinor: 1000n })
  assert.equal(await feeTo(), 9300n)
  await assert.rejects(answer(one, id, true), refused('SECOND_PERSON_NEEDED'))
  await assert.rejects(answer(hub, id, true), refused('FORBIDDEN'))
  await answer(other, id, true)
  assert.equal(await feeTo(), 10_000n)
  await assert.rejects(answer(other, id, true), refused('COURIER_TERMS_GONE'))
})

test('the database requires two people and keeps what was published', async () => {
  const { id } = await propose(one, { baseMinor: 1n })
  const sql = (text: string) => database.pool.query(text, [id])
  await assert.rejects(sql('update courier_terms set published_by = made_by, published_at = now() where id = $1'), {
    constraint: 'courier_terms_two_people',
  })
  await assert.rejects(sql('update courier_terms set published_at = now() where id = $1'), /check constraint/)
  await assert.rejects(sql("update courier_terms set valid_from = '2020-01-01' where id = $1"), /denied|never change/)
  await assert.rejects(sql('update courier_fees set base_minor = 2 where terms_id = $1'), /denied|append-only/)
  await answer(one, id, false)
  await assert.rejects(answer(other, id, true), refused('COURIER_TERMS_GONE'))
})

test('fees of a later day come into force on that day by themselves', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000)
  const before = await feeTo()
  const { id } = await propose(other, { baseMinor: 7000n, stepMinor: 0n }, tomorrow)
  await answer(one, id, true)
  assert.equal(await feeTo(), before)
  assert.equal((await pageOf()).terms.coming.length, 1)
  assert.equal(await feeTo(new Date(tomorrow.getTime() + 1000)), 7000n)
})

test('one proposal at a time, of two simultaneous ones one; a proposal without all zones is refused', async () => {
  const results = await Promise.allSettled([propose(one, { stepMinor: 1n }), propose(other, { stepMinor: 2n })])
  const done = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.id] : []))
  assert.equal(done.length, 1)
  await answer(one, done[0] ?? '', false)
  const zones = (await zonesWith({})).slice(1)
  const wish = { key: newId(), company: 'marsa-eg', validFrom: null, why: 'less', zones }
  await assert.rejects(
    by(one, (work) => proposeTerms(work, wish)),
    refused('COURIER_CHANGED'),
  )
})

test('the same key proposes once, however often it is sent; with other fees it is refused', async () => {
  const key = newId()
  const wish = { key, company: 'marsa-eg', validFrom: null, why: 'fuel', zones: await zonesWith({ stepMinor: 950n }) }
  const ids = await Promise.all([1, 2, 3].map(() => by(one, (work) => proposeTerms(work, wish))))
  assert.equal(new Set(ids.map(({ id }) => id)).size, 1)
  await assert.rejects(
    by(one, (work) => proposeTerms(work, { ...wish, why: 'other' })),
    refused('KEY_REUSED'),
  )
  await answer(one, ids[0]?.id ?? '', false)
})

test('two who publish at the same moment publish once', async () => {
  const { id } = await propose(one, { stepMinor: 900n })
  const third = await database.write((work) => sampleStaff(work, ['finance']))
  const results = await Promise.allSettled([answer(other, id, true), answer(third, id, true)])
  assert.equal(results.filter((result) => result.status === 'fulfilled').length, 1)
})

test('the hub stops and starts a company and an area, and offers a closed area again; finance may not', async () => {
  const served = async () => (await page()).places.find((place) => place.state === 'fujairah')?.isServed
  const inDubai = <Answer>(who: typeof one, act: (work: Work) => Promise<Answer>) =>
    database.write(act, { who: who?.who ?? { kind: 'guest', id: null }, site: 'ae' })
  await inDubai(hub, (work) => switchCompany(work, 'marsa-ae', false))
  assert.equal((await page()).company.isOn, false)
  await inDubai(hub, (work) => switchCompany(work, 'marsa-ae', true))
  await inDubai(hub, (work) => serveState(work, 'marsa-ae', 'fujairah', false))
  assert.equal(await served(), false)
  assert.equal((await page()).gaps.length, 1)
  await inDubai(hub, (work) => fillGap(work, 'marsa-ae', 'abu-dhabi', 'ruwais'))
  assert.equal((await page()).gaps.length, 0)
  await assert.rejects(
    inDubai(one, (work) => switchCompany(work, 'marsa-ae', false)),
    refused('FORBIDDEN'),
  )
  await assert.rejects(
    inDubai(hub, (work) => switchCompany(work, 'marsa-eg', false)),
    refused('COURIER_UNKNOWN'),
  )
  const { rows } = await database.pool.query("select action from audit_log where subject = 'courier:marsa-ae'")
  assert.deepEqual(rows.map((row) => row.action).sort(), [
    'courier.fill-gap',
    'courier.serve',
    'courier.switch',
    'courier.switch',
  ])
})

test('fees are read as people type them, and unclear ones are reported at their field', () => {
  const form = (zone: object) => {
    const zones = { 'greater-cairo': { base: '', included: '2.5', stepWeight: '1', step: '٨٫٥٠', ...zone } }
    return termsForm('eg').safeParse({ key: 'key-of-test', why: 'fuel', zones, validFrom: '2026-12-01' })
  }
  const read = form({})
  assert.ok(read.success, JSON.stringify(read.error?.issues))
  assert.deepEqual(read.data.zones, [
    { zone: 'greater-cairo', baseMinor: null, includedGrams: 2500, stepGrams: 1000, stepMinor: 850n },
  ])
  for (const wrong of [{ base: 'free' }, { included: '0' }, { included: '1.0005' }, { step: '' }, { stepWeight: '-1' }])
    assert.equal(form(wrong).success, false, JSON.stringify(wrong))
  assert.equal(startOfDay('2026-12-01', 'eg')?.toISOString(), '2026-11-30T22:00:00.000Z')
  assert.equal(startOfDay('2026-07-01', 'eg')?.toISOString(), '2026-06-30T21:00:00.000Z')
  assert.equal(startOfDay('2026-12-01', 'ae')?.toISOString(), '2026-11-30T20:00:00.000Z')
})
