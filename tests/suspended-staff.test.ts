// A member who is suspended is out with the next click: every screen, every form, every call and every open page.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { staffScreens } from '#fronts/console/staff-screens.ts'
import { suspendStaff } from '#people/staff/suspend-staff.ts'
import { layOut } from '#platform/background/deliveries.ts'
import { newsWire, pgNewsWire } from '#platform/background/news-wire.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { servePages } from '#platform/http/pages/pages.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { roles } from '#platform/work/work.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { enter, sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { pagesWithoutLooks } from '#world/samples/page-build.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'

const database = await testDatabase()
await database.write(seedPriceTables)
const parts = sampleParts(database.db)
const wired = plugIn([plug(newsWire, pgNewsWire(database.url, parts.clock))])
const calls: { readonly method: string; readonly url: string }[] = []
const app = await sampleApp(
  { ...parts, ports: { get: (port) => (port.name === 'news-wire' ? wired : parts.ports).get(port) } },
  ({ method, url }) => {
    for (const one of [method].flat()) {
      if (url.startsWith('/api/ops/') && !/events$|^HEAD$/.test(`${url}${one}`) && one !== 'HEAD') {
        calls.push({ method: one, url: url.replace(/:\w+/g, 'x') })
      }
    }
  },
)
await servePages(app, await pagesWithoutLooks((url) => /^\/:lang\/ops(?!\/signin)/.test(url)), 'production')
const base = await app.listen({ port: 0, host: '127.0.0.1' })
after(() => app.close())

const admin = (await database.write((work) => sampleStaff(work, ['admin']))).who
// Everything but what only admins may: such a member is suspended by one person.
const everything = roles.filter((role) => role !== 'admin')

async function everyAnswer(token: string) {
  const headers = { authorization: `Bearer ${token}`, 'x-site': 'eg' }
  const ask = async (method: string, url: string, accept: string, payload?: string, type?: string) => {
    const answer = await app.inject({
      method: method as 'GET',
      url,
      headers: { ...headers, accept, ...(type && { 'content-type': type }) },
      ...(payload !== undefined && { payload }),
    })
    return { what: `${method} ${url}`, status: answer.statusCode, to: String(answer.headers.location ?? '') }
  }
  const answers = []
  for (const { path, acts } of staffScreens) {
    const url = `/ar/ops/${path}`.replace(/\/$/, '').replace(/:\w+/g, '999999999')
    answers.push(await ask('GET', url, 'text/html'))
    if (acts) answers.push(await ask('POST', url, 'text/html', 'do=nothing', 'application/x-www-form-urlencoded'))
  }
  for (const { method, url } of calls) {
    const hasBody = method !== 'GET' && method !== 'DELETE'
    answers.push(
      await ask(method, url, 'application/json', hasBody ? '{}' : undefined, hasBody ? 'application/json' : undefined),
    )
  }
  return answers
}

test('the next click of a suspended member is refused on every screen, form and call', async () => {
  const member = (await database.write((work) => sampleStaff(work, everything))).who
  const token = await database.write((work) => enter(work, member))
  const working = await everyAnswer(token)
  assert.ok(calls.length > 40 && working.length > 200, `the walk finds them: ${calls.length}, ${working.length}`)
  const shutOut = ({ status, to }: (typeof working)[number]) =>
    status === 401 || (status === 302 && to.startsWith('/ar/ops/signin'))
  assert.deepEqual(working.filter(shutOut), [], 'all let them in, or refuse for another reason')
  await database.write((work) => suspendStaff(work, { id: member.id, why: 'left today' }), { who: admin })
  assert.deepEqual(
    (await everyAnswer(token)).filter((one) => !shutOut(one)),
    [],
  )
})

test('a page of theirs that stands open is ended within a second', async () => {
  const member = (await database.write((work) => sampleStaff(work, ['support']))).who
  const token = await database.write((work) => enter(work, member))
  const stream = await fetch(`${base}/api/ops/events`, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    signal: AbortSignal.timeout(10_000),
  })
  const reader = stream.body!.getReader()
  await reader.read()
  await sleep(300)
  const began = performance.now()
  await database.write((work) => suspendStaff(work, { id: member.id, why: 'left today' }), { who: admin })
  await layOut(database.db, [], new Date())
  while (!(await reader.read()).done);
  assert.ok(performance.now() - began < 1000, `${Math.round(performance.now() - began)} ms`)
})
