import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Row } from '#office/tariffs/sections/columns.ts'
import { rowsOf } from '#office/tariffs/sections/rows-of.ts'
import type { SectionKey } from '#office/tariffs/sections/section.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor } from '#platform/work/work.ts'
import { publishChange } from '#pricing/quote/tables/publish-change.ts'
import { readTables, readTablesVersion } from '#pricing/quote/tables/read-tables.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { editSection, setTerms, startDraft } from './edit-draft.ts'
import { endDraft, publishDraft, sendBack, sendDraft } from './move-draft.ts'
import { readDraft } from './read-draft.ts'
import { rebaseDraft } from './rebase-draft.ts'

const { read, write, pool } = await testDatabase()
const at = (hours: number) => new Date(Date.parse('2026-11-20T09:00:00Z') + hours * 3_600_000)
await write(seedPriceTables, { now: at(-100) })
const [maha, yasser] = await write(async (work) => [
  (await sampleStaff(work, ['finance'], { name: 'مها' })).who,
  (await sampleStaff(work, ['finance'], { name: 'ياسر' })).who,
])
const reviewer = (await write((work) => sampleStaff(work, ['reviewer']))).who
const held = (now: Date, site: 'eg' | 'ae' = 'eg') => read(readTables, { now, site })

test('one writes, another publishes; what was quoted before keeps its version', async () => {
  const before = await held(at(1))
  const draft = await drafted({ US: '210.00' })
  await refused(publish(draft, maha), 'SECOND_PERSON_NEEDED')
  await refused(publish(draft, reviewer), 'FORBIDDEN')
  const key = newId()
  const answers = await Promise.all(Array.from({ length: 10 }, () => publish(draft, yasser, key)))
  assert.equal(new Set(answers.map(({ version }) => version)).size, 1)
  const after = await held(at(2))
  assert.deepEqual([after.id, after.why], [answers[0]?.version, 'New carrier'])
  assert.equal(after.prices.routes.get('US')?.perStep, 21000n)
  assert.deepEqual(after.raw.categories, before.raw.categories)
  const again = await read((work) => readTablesVersion(work, before.id))
  assert.equal(again.prices.routes.get('US')?.perStep, 20000n)
  await refused(publish(draft, yasser), 'TARIFF_DRAFT_NOT_SENT')
})

test('the database itself wants a second person, and keeps what they look at as it is', async () => {
  const { number, id } = await drafted({ UK: '195.00' })
  const insert = `insert into tariff_approvals (draft_id, revision, verdict, by, at, reason) values ($1, 9, 'sent_back', $2, now(), 'x')`
  await assert.rejects(pool.query(insert, [id, maha.id]), /require_second_person_for_tariff|a second person/)
  const edit = `insert into tariff_draft_edits (draft_id, revision, section, base_version, by, at)
    select id, 99, 'taxes', base_version, $2, now() from tariff_drafts where id = $1`
  await assert.rejects(pool.query(edit, [id, yasser.id]), /not in hand/)
  const publishIt = `update tariff_drafts set state = 'published', published_version = base_version where id = $1`
  await assert.rejects(pool.query(publishIt, [id]), /nobody who published it/)
  await assert.rejects(pool.query('delete from tariff_drafts'), /append-only|permission denied/)
  await write((work) => endDraft(work, { key: newId(), number, revision: 3, move: 'withdraw' }), { who: yasser })
  assert.equal((await read((work) => readDraft(work, number))).state, 'withdrawn')
})

test('a draft sent back carries the reason, is changed and sent again; a colleague who changed it does not decide', async () => {
  const draft = await drafted({ TR: '140.00' })
  await refused(
    write((work) => sendBack(work, { ...draft, key: newId(), reason: 'no' }), { who: maha }),
    'SECOND_PERSON_NEEDED',
  )
  await write((work) => sendBack(work, { ...draft, key: newId(), reason: 'Which carrier?' }), {
    who: yasser,
    now: at(1),
  })
  await refused(publish(draft, yasser), 'TARIFF_DRAFT_NOT_SENT')
  const back = await read((work) => readDraft(work, draft.number))
  const terms = { number: draft.number, revision: back.revision, why: 'Aras Kargo', validFrom: null }
  const { revision } = await write((work) => setTerms(work, terms), { who: yasser, now: at(2) })
  const again = { number: draft.number, revision }
  await write((work) => sendDraft(work, { ...again, key: newId() }), { who: maha, now: at(2) })
  await refused(publish(again, yasser), 'SECOND_PERSON_NEEDED')
})

test('two who publish and one who changes at the same moment: one version comes of it, and nothing else is changed', async () => {
  const draft = await drafted({ CN: '160.00' })
  const third = (await write((work) => sampleStaff(work, ['admin']))).who
  const rows = await routesWith({ CN: '999.00' })
  const acts = await Promise.allSettled([
    publish(draft, yasser),
    publish(draft, third),
    write((work) => editSection(work, { ...draft, section: 'routes', rows }), { who: maha, now: at(2) }),
  ])
  assert.deepEqual(acts.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected', 'rejected'])
  assert.equal((await held(at(3))).prices.routes.get('CN')?.perStep, 16000n)
})

test('two who save the same draft: the second is told that it changed', async () => {
  const draft = await started()
  const save = async (changes: Record<string, string>, who: Actor) =>
    write(async (work) => editSection(work, { ...draft, section: 'routes', rows: await routesWith(changes) }), { who })
  const both = await Promise.allSettled([save({ US: '220.00' }, maha), save({ UK: '191.00' }, yasser)])
  const [lost] = both.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[]
  assert.equal(both.filter(({ status }) => status === 'fulfilled').length, 1)
  assert.ok(isRefusal(lost?.reason) && lost.reason.code === 'TARIFF_DRAFT_STALE')
})

test('tables of a moment to come hold from then on, without anybody doing anything, and an earlier change goes with them', async () => {
  const draft = await drafted({ AE: '120.00' }, { validFrom: at(48), now: at(4) })
  await publish(draft, yasser, newId(), at(5))
  const rates = { ...(await held(at(6))).raw.rates, USD: '60' }
  await write(
    (work) => publishChange(work, { change: (tables) => ({ ...tables, rates }), source: 'CBE', why: 'Daily' }),
    {
      now: at(6),
    },
  )
  const between = await drafted({ UK: '177.00', AE: '115.00' }, { now: at(7) })
  await publish(between, yasser, newId(), at(8))
  const [now, then] = [await held(at(47.99)), await held(at(48))]
  assert.deepEqual([now.raw.routes.AE?.perStep, then.raw.routes.AE?.perStep], ['115.00', '120.00'])
  assert.deepEqual([now.raw.routes.UK?.perStep, then.raw.routes.UK?.perStep], ['177.00', '177.00'])
  assert.deepEqual([now.raw.rates.USD, then.raw.rates.USD, then.why], ['60', '60', 'New carrier'])
  await refused(
    publish(await drafted({ AE: '121.00' }, { validFrom: at(50), now: at(49) }), yasser, newId(), at(51)),
    'PRICE_TABLES_IN_THE_PAST',
  )
})

test('what somebody else changed meanwhile is looked at again: other rows go together, the same row is chosen', async () => {
  const now = at(60)
  const mine = await drafted({ US: '230.00', TR: '150.00' }, { now })
  const other = await drafted({ US: '240.00', CN: '170.00' }, { now, who: yasser })
  await publish(other, maha, newId(), now)
  await refused(publish(mine, yasser, newId(), now), 'TARIFF_DRAFT_OUTDATED')
  await write((work) => endDraft(work, { ...mine, key: newId(), move: 'takeBack' }), { who: maha, now })
  await refused(
    write((work) => sendDraft(work, { ...mine, key: newId() }), { who: maha, now }),
    'TARIFF_DRAFT_OUTDATED',
  )
  const { revision } = await write((work) => rebaseDraft(work, { ...mine, key: newId(), theirs: ['routes:US'] }), {
    who: maha,
    now,
  })
  const again = { number: mine.number, revision }
  await write((work) => sendDraft(work, { ...again, key: newId() }), { who: maha, now })
  await publish(again, yasser, newId(), now)
  const { raw } = await held(at(61))
  const steps = Object.fromEntries(Object.entries(raw.routes).map(([origin, { perStep }]) => [origin, perStep]))
  assert.deepEqual([steps.US, steps.TR, steps.CN], ['240.00', '150.00', '170.00'])
})

test('two publish at once, the one who began first comes last: what the other changed is not lost, nor taken back in silence', async () => {
  const now = at(64)
  const [first, second] = [
    await drafted({ US: '251.00' }, { now }),
    await drafted({ US: '252.00' }, { now, who: yasser }),
  ]
  const beside = await drafted({ CN: '181.00' }, { now, who: yasser })
  const soon = new Date(now.getTime() + 40)
  await publish(second, maha, newId(), soon)
  // Their clocks were read when they pressed; whoever waited for the other has the older one.
  await refused(publish(first, yasser, newId(), now), 'TARIFF_DRAFT_OUTDATED')
  await refused(publish(beside, maha, newId(), now), 'TARIFF_DRAFT_OUTDATED')
  const [one, other] = [
    await drafted({ TR: '161.00' }, { now: at(65) }),
    await drafted({ TR: '162.00' }, { now: at(65), who: yasser }),
  ]
  const raced = await Promise.allSettled([
    publish(one, yasser, newId(), new Date(at(65).getTime() + 30)),
    publish(other, maha, newId(), at(65)),
  ])
  assert.deepEqual(raced.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  const { raw } = await held(at(66))
  assert.equal(raw.routes.US?.perStep, '252.00')
  assert.equal(raw.routes.TR?.perStep, raced[0].status === 'fulfilled' ? '161.00' : '162.00')
})

test('a draft of the other site changes the other site, whichever host it was published on', async () => {
  const draft = await write((work) => startDraft(work, { key: newId(), site: 'ae' }), { who: maha, now: at(70) })
  const number = String(draft.number)
  const rows = rowsOf((await held(at(70), 'ae')).raw, 'taxes').map((row) =>
    row.key === 'deMinimis' ? { ...row, cells: { ...row.cells, upTo: '300.00' } } : row,
  )
  const as = { who: maha, now: at(70) }
  const { revision } = await write((work) => editSection(work, { number, revision: 1, section: 'taxes', rows }), as)
  await refused(
    write((work) => sendDraft(work, { number, revision, key: newId() }), as),
    'TARIFF_WHY_NEEDED',
  )
  const told = { number, revision, why: 'Notice 5/2022', validFrom: null }
  const sent = await write((work) => setTerms(work, told), as)
  await write((work) => sendDraft(work, { number, ...sent, key: newId() }), as)
  await publish({ number, ...sent }, yasser, newId(), at(71))
  assert.equal((await held(at(72), 'ae')).prices.deMinimis, 30000n)
  assert.equal((await held(at(72))).prices.deMinimis, null)
})

type At = { readonly number: string; readonly revision: number }

async function started(now = at(2), who: Actor = maha): Promise<At> {
  const { number } = await write((work) => startDraft(work, { key: newId(), site: 'eg' }), { who, now })
  return { number: String(number), revision: 1 }
}

async function routesWith(changes: Readonly<Record<string, string>>, now = at(2)): Promise<readonly Row[]> {
  const section: SectionKey = 'routes'
  return rowsOf((await held(now)).raw, section).map((row) =>
    changes[row.key] ? { ...row, cells: { ...row.cells, perStep: changes[row.key]! } } : row,
  )
}

/** A draft of routes with its why, sent. */
async function drafted(
  changes: Readonly<Record<string, string>>,
  { validFrom = null, now = at(2), who = maha }: { validFrom?: Date | null; now?: Date; who?: Actor } = {},
): Promise<At & { readonly id: string }> {
  const as = { who, now }
  const { number } = await started(now, who)
  const rows = await routesWith(changes, now)
  const edited = await write((work) => editSection(work, { number, revision: 1, section: 'routes', rows }), as)
  const told = { number, ...edited, why: 'New carrier', validFrom }
  const { revision } = await write((work) => setTerms(work, told), as)
  await write((work) => sendDraft(work, { number, revision, key: newId() }), as)
  return { number, revision, id: (await read((work) => readDraft(work, number))).id }
}

function publish(
  { number, revision }: At,
  who: Actor,
  key = newId(),
  now = at(2),
): Promise<{ readonly version: string }> {
  return write((work) => publishDraft(work, { number, revision, key }), { who, now })
}

function refused(promise: Promise<unknown>, code: string): Promise<void> {
  return assert.rejects(promise, (thrown) => isRefusal(thrown) && thrown.code === code)
}
