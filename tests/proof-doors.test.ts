// Staff need a fresh proof before money moves or goods are released: docs/permissions.md lists the acts, and the page
// and the call of each ask alike, because the use-case itself does.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { z } from 'zod'
import { codeAt } from '#people/proofs/one-time-code.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { servePages } from '#platform/http/pages/pages.ts'
import { rootDirectory } from '#platform/settings/root-directory.ts'
import type { Actor, Work } from '#platform/work/work.ts'
import { enter, sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import {
  callDoors,
  type Door,
  fileAt,
  leadsTo,
  namesIn,
  pageDoors,
  source,
} from '#world/samples/fronts/door-walk.samples.ts'
import { pagesWithoutLooks } from '#world/samples/page-build.samples.ts'
import { sampleSecondFactor, sampleStaff } from '#world/samples/people/people.samples.ts'

const database = await testDatabase()
const bodies = new Map<string, z.ZodType | undefined>()
const app = await sampleApp(sampleParts(database.db), ({ method, url, schema }) => {
  bodies.set(`${String(method).toLowerCase()} ${url.replace(/^\/api/, '')}`, schema?.body as z.ZodType | undefined)
})
await servePages(app, await pagesWithoutLooks((url) => /^\/:lang\/ops(?!\/signin)/.test(url)), 'production')
const member = await database.write((work) => sampleStaff(work, ['admin']))

const page = readFileSync(join(rootDirectory, 'docs', 'permissions.md'), 'utf8')
const rowsUnder = (title: string) =>
  (page.split(`\n### ${title}\n`)[1]?.split('\n##')[0] ?? '')
    .split('\n')
    .filter((line) => /^\| `/.test(line))
    .map((line) =>
      line
        .slice(2, -2)
        .split(' | ')
        .map((cell) => cell.replaceAll('`', '')),
    )

/** `file#function` of every use-case that requires a proof. */
function asking(): readonly string[] {
  const paths = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && path !== 'people/access/require-proof.ts',
  )
  return paths.flatMap((path) => {
    const file = readFileSync(join(source, path), 'utf8').includes('requireProof(work)') ? fileAt(path) : null
    const parts = [...(file?.parts ?? [])].filter(([, { text }]) => text.includes('requireProof(work)'))
    return parts.map(([name]) => `${path}#${name}`)
  })
}

const money = 'money/wallet/post-entry.ts#postEntry'
const proof = 'people/access/require-proof.ts#requireProof'

/** The functions in a page's or call's transaction that lead to the wanted one. */
const useCases = ({ file, writes }: Door, sought: string): readonly string[] =>
  writes.flatMap((write) =>
    namesIn(write)
      .filter((name) => leadsTo(file, [name], sought))
      .map((name) => file.imports.get(name) ?? `${file.path}#${name}`),
  )

test('the page about permissions names every act that requires a proof, and no other', () => {
  const named = rowsUnder('Acts that ask for it').map(([act]) => act!)
  assert.deepEqual(named.toSorted(), asking().toSorted())
})

test('every staff action that books money requires a proof, or the page about permissions says why not', () => {
  const without = new Map(rowsUnder('Acts with money that do not').map(([act, why]) => [act!, why!]))
  const booking = new Set([...pageDoors(), ...callDoors()].flatMap((door) => useCases(door, money)))
  assert.ok(booking.size > 40, `the walk finds them: ${booking.size}`)
  const open = [...booking].filter((act) => {
    const [path, name] = act.split('#')
    return !leadsTo(fileAt(path!)!, [name!], proof)
  })
  assert.deepEqual(open.toSorted(), [...without.keys()].toSorted())
})

// Agrees and publishes: for use-cases that require a proof only then.
const anything = { agrees: true, publishes: true, deed: 'publish' }

test('every such act refuses an old proof before it checks anything else, and accepts a fresh one', async () => {
  const as = async (act: string, isProved: boolean) => {
    const [path, name] = act.split('#')
    const useCase = (await import(join(source, path!)))[name!] as (work: Work, ...more: unknown[]) => Promise<unknown>
    const who: Actor = { ...member.who, isProved }
    return database
      .write((work) => useCase({ ...work, who }, anything, anything, anything))
      .then(
        () => 'done',
        (refused) => String(refused.code ?? refused.name),
      )
  }
  const wrong: string[] = []
  for (const act of asking()) {
    if ((await as(act, false)) !== 'PROOF_NEEDED') wrong.push(act)
    if ((await as(act, true)) === 'PROOF_NEEDED') wrong.push(`${act} with a fresh proof`)
  }
  assert.deepEqual(wrong, [])
})

type Schema = {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly anyOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly items?: Schema
  readonly format?: string
  readonly minItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
}

const nobodysId = '018f0000-0000-7000-8000-000000000000'

/** The smallest value that a schema accepts, so that a call reaches its use-case. */
function example(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return example(schema.anyOf[0]!)
  if (schema.type === 'object') {
    return Object.fromEntries((schema.required ?? []).map((name) => [name, example(schema.properties?.[name] ?? {})]))
  }
  if (schema.type === 'array') return Array.from({ length: schema.minItems ?? 0 }, () => example(schema.items ?? {}))
  if (schema.type === 'boolean') return true
  if (schema.type === 'number' || schema.type === 'integer') return Math.max(schema.minimum ?? 1, 1)
  if (schema.format === 'date') return '2026-11-23'
  return (schema.maxLength ?? 40) < 36 ? 'x'.repeat(Math.max(schema.minLength ?? 3, 3)) : nobodysId
}

test('with a proof 60 minutes old every call of such an act is refused with 403 PROOF_NEEDED, and accepted with a fresh one', async () => {
  const token = await database.write((work) => enter(work, member.who))
  const call = async (name: string) => {
    const [method, url] = name.split(' ')
    const schema = bodies.get(name)
    const body = schema
      ? (example(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema) ?? {})
      : {}
    const answer = await app.inject({
      method: method!.toUpperCase() as 'POST',
      url: `/api${url!.replace(/:\w+/g, nobodysId)}`,
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': `key of ${name}` },
      payload: body as object,
    })
    return `${answer.statusCode} ${answer.json().code}`
  }
  const asked = callDoors().filter((door) => useCases(door, proof).length > 0)
  const calls = [...new Set(asked.map(({ name }) => name.split(' ').slice(0, 2).join(' ')))]
  assert.ok(calls.length >= 10, calls.join())
  await database.db
    .updateTable('sessions')
    .set({ proved_at: new Date(Date.now() - 3_600_000) })
    .execute()
  const old = await Promise.all(calls.map(async (name) => [name, await call(name)]))
  assert.deepEqual(
    old,
    calls.map((name) => [name, '403 PROOF_NEEDED']),
  )
  await database.db.updateTable('sessions').set({ proved_at: new Date() }).execute()
  for (const name of calls) assert.notEqual(await call(name), '403 PROOF_NEEDED', name)
})

const key = 'a key of this test'
const [id, reason, amount] = [nobodysId, 'because of a test', '5']
const terms = { key, reason }
/**
 * A form of each page that does not first look up its thing, with the fields it needs to reach its use-case: `page?do`
 * → fields.
 */
const forms: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'write-offs/1?agree': { key, why: reason },
  'returns/1?refund': { key },
  'discrepancies/1?propose': { key, said: reason, defaultKind: 'refund' },
  'discrepancies/1?approve': { key, round: '1' },
  'shipments/1?release': { reason },
  'shipments/1?agreeRelease': {},
  'shipments/1?agreeDuties': { key, assessment: '1', why: reason },
  'cancellations/1?propose': { key, why: reason },
  'tickets/T1?refund': { key, why: reason },
  [`finance/refunds?hurry:${id}`]: {},
  'finance/refunds?agree': { key, id },
  'finance/refunds?handle': { provider: 'paymob', transactionId: '1', note: reason },
  'finance/suspense?agree': { key, id },
  'finance/rules?agree': { key, id },
  'finance/rules?propose': { ...terms, rule: 'receiptLimit', amount },
  'finance/closes?': { key, day: '2026-11-20' },
  'finance/courier-cash?agree': { key, id },
  'finance/courier-cash?propose': { ...terms, of: 'parcel', id },
  'finance/reports?resolve': { ...terms, breakId: id },
  'finance/reports?payout': { key },
  'finance/bank?aside': { ...terms, lineId: id },
  'finance/bank?match': { ...terms, lineId: id, to: 'order:1' },
  'finance/tills?open': { key, office: 'cairo', counted: amount, brought: amount },
  [`finance/tills/${id}?take`]: { key, code: 'ABCDEF', amount },
  [`finance/tills/${id}?agree`]: { key },
  'pricing/rates?agree': { key, id, why: reason },
  'pricing/drafts/1?publish': { key, revision: '1' },
  [`pricing/coupons/${id}?publish`]: { key, versionId: id },
  'purchase/cards?agree': { key, id },
}

test('with a proof 60 minutes old every page of such an act asks for one, and keeps the typed input; the API of the same act too', async () => {
  const token = await database.write((work) => enter(work, member.who))
  const age = (minutes: number) =>
    database.db
      .updateTable('sessions')
      .set({ proved_at: new Date(Date.now() - minutes * 60_000) })
      .execute()
  const post = async (url: string, fields: Readonly<Record<string, string>>) => {
    const headers = {
      accept: 'text/html',
      authorization: `Bearer ${token}`,
      'content-type': 'application/x-www-form-urlencoded',
    }
    const payload = Buffer.from(new URLSearchParams(fields).toString())
    const answer = await app.inject({ method: 'POST', url: `/en/ops/${url}`, headers, payload })
    return { status: answer.statusCode, to: String(answer.headers.location ?? '') }
  }
  const wrong: string[] = []
  for (const [name, fields] of Object.entries(forms)) {
    const [url, doing] = name.split('?') as [string, string]
    const sent = { ...fields, do: doing }
    await age(60)
    const old = await post(url, sent)
    await age(0)
    const fresh = await post(url, sent)
    if (old.status !== 403 || fresh.status === 403) wrong.push(`${name}: ${old.status}, then ${fresh.status}`)
  }
  assert.deepEqual(wrong, [])
  await age(60)
  const back = `confirm?backUrl=${encodeURIComponent('/en/ops/returns/1')}`
  const typed = { do: 'refund', key }
  assert.equal((await post(back, { ...typed, proof: '000000' })).status, 422)
  const on = await post(back, { ...typed, proof: codeAt(sampleSecondFactor, new Date()) })
  assert.deepEqual([on.status, on.to], [307, '/en/ops/returns/1'], 'the browser posts the same form to its page')
  assert.notEqual((await post('returns/1', typed)).status, 403)
})
