// A deed that a page does not have is answered "Invalid … action" with its name, and nothing is done (specification §8). Every page
// whose action has several deeds is asked for one; and the source has one way to choose among them: a table of deeds, or a union on `do`.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { testDatabase } from '#platform/database/test-database.ts'
import { servePages } from '#platform/http/pages/pages.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { enter, sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { type File, fileAt } from '#world/samples/fronts/door-walk.samples.ts'
import { pageRoutes, pagesWithoutLooks } from '#world/samples/page-build.samples.ts'
import { sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'

const database = await testDatabase()
await database.write(seedPriceTables)
const app = await sampleApp(sampleParts(database.db))
const build = await pagesWithoutLooks(() => true)
await servePages(app, build, 'production')

const pages = pageRoutes().filter(({ file }) => build.routes[`./${file}`]?.module.action !== undefined)

/** The functions of a page's action: its own, and those of its rooms that it calls. */
function partsBehind(file: File, name: string, seen = new Map<string, string>()): ReadonlyMap<string, string> {
  const [path, part] = (file.imports.get(name) ?? `${file.path}#${name}`).split('#') as [string, string]
  const key = `${path}#${part}`
  if (seen.has(key) || path.startsWith('platform/')) return seen
  const there = fileAt(path)
  const body = there?.parts.get(part)
  if (!there || !body) return seen
  seen.set(key, body.text)
  for (const call of body.calls) partsBehind(there, call, seen)
  return seen
}

const partsOfAction = (file: string) => [...partsBehind(fileAt(file)!, 'action')]
const one = /\b(?:doDeed|findDeed)\(|discriminatedUnion\('do'/
const choosing = pages.filter(({ file }) => partsOfAction(file).some(([, text]) => one.test(text)))

/** Finds places that choose what to do by a posted field in another way. */
function chainsIn(text: string): readonly string[] {
  const field = String.raw`(?:String\()?\b(?:form|sent|posted|formData)\.get\('(\w+)'\)(?: \?\? '')?\)?`
  const direct = [
    ...text.matchAll(new RegExp(`${field} (?:===|!==) '(?!')|switch \\(${field}|\\.find\\(.*=== ${field}`, 'g')),
  ]
  const named = [...text.matchAll(new RegExp(`const \\[?(\\w+).* = ${field}`, 'g'))].filter(([, name]) =>
    new RegExp(`(?<!typeof )\\b${name} (?:===|!==) '(?!')|switch \\(${name}\\)|\\[${name}\\]`).test(text),
  )
  const read = [...text.matchAll(/\.get\('(?:do|intent|act|action)'\)/g)]
  return [...direct, ...named, ...read].map(([found]) => found)
}

/** Fields that say how, never what: each with the reason why an unknown value does no harm. */
const saysHow: readonly RegExp[] = [
  /get\('quiet'\) === '/, // whether a script sent the form: then no page is returned
  /get\('site'\) === '/, // which site's tables a draft belongs to
  /chosen = .*get\('theme'\)/, // how the pages look
]

test('actions are chosen in one way; a chain of ifs is found', () => {
  const planted = [
    "if (form.get('do') === 'end') await end(work)",
    "const doing = form.get('step')\n  if (doing === 'end') await end(work)",
    "const [doing, id = ''] = String(form.get('what')).split(':')\n  switch (doing) {",
    "switch (form.get('way')) {",
    "const event = events.find((one) => one === form.get('event'))",
  ]
  for (const chain of planted) assert.ok(chainsIn(chain).length > 0, chain)
  const found = pages.flatMap(({ file }) =>
    partsOfAction(file).flatMap(([part, text]) => chainsIn(text).map((chain) => `${part}: ${chain}`)),
  )
  const wrong = [...new Set(found)].filter((chain) => !saysHow.some((how) => how.test(chain)))
  assert.deepEqual(wrong, [])
})

const written = async () => {
  const tables = ['audit_log', 'journal_entries', 'announcements']
  const counts = await Promise.all(
    tables.map((table) => sql<{ count: string }>`select count(*) from ${sql.table(table)}`.execute(database.db)),
  )
  return counts.map(({ rows }) => rows[0]?.count)
}

test('each page with several actions refuses an unknown one and a form without one by name, and does nothing', async () => {
  const [customer, staff] = await database.write(async (work) => [
    await enter(work, (await sampleCustomer(work)).who),
    await enter(work, (await sampleStaff(work, ['admin'])).who),
  ])
  const before = await written()
  const wrong: string[] = []
  for (const { url } of choosing) {
    const token = url.startsWith('/:lang/ops') ? staff : customer
    for (const fields of ['do=explode', 'do=explode:1', '']) {
      const answer = await app.inject({
        method: 'POST',
        url: url
          .replace(':lang', 'en')
          .replace(':section', 'routes')
          .replace('settings/of/:name', 'settings/of/cart')
          .replace('settings/texts/:name', 'settings/texts/orders_mail_placed')
          .replace('content/home/:name', 'content/home/homeBanner')
          .replace(/:\w+/g, '999999999'),
        headers: {
          accept: 'text/html',
          authorization: `Bearer ${token}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: Buffer.from(fields),
      })
      const named = String(answer.headers['x-invalid-action'])
      const isRight = answer.statusCode === 400 && named.split(':')[0] === (fields === '' ? '' : 'explode')
      if (!isRight) wrong.push(`${url} ${fields}: ${answer.statusCode} ${named}`)
    }
  }
  assert.deepEqual(wrong, [])
  assert.deepEqual(await written(), before)
  assert.ok(choosing.length > 45, `the walk finds them: ${choosing.length}`)
})
