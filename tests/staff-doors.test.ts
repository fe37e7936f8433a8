// Every screen of the console and every act on it, tried on the real application as every role: the line of its route says who may.

import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { consoleScreens } from '#fronts/console/console-screens.ts'
import { staffScreens } from '#fronts/console/staff-screens.ts'
import { type Permission, permissions, permits } from '#people/access/permissions.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { servePages } from '#platform/http/pages/pages.ts'
import { rootDirectory } from '#platform/settings/root-directory.ts'
import { type Role, roles } from '#platform/work/work.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import type { Site } from '#sites/sites.ts'
import { enter, sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { pageRoutes, pagesWithoutLooks } from '#world/samples/page-build.samples.ts'
import { sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'

const database = await testDatabase()
await database.write(seedPriceTables)
const app = await sampleApp(sampleParts(database.db))
const isConsole = (url: string) => /^\/:lang\/ops(?!\/signin)/.test(url)
const build = await pagesWithoutLooks(isConsole)
await servePages(app, build, 'production')

type Screen = {
  readonly url: string
  readonly sees: Permission
  readonly acts: Permission | null
  readonly inner: Inner
}
type Inner = ReadonlyMap<string, Permission>

const page = readFileSync(join(rootDirectory, 'docs', 'permissions.md'), 'utf8')
const rowsUnder = (title: string) =>
  (page.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => /^\| `/.test(line))
    .map((line) => line.slice(2, -2).split(' | '))
const screens: readonly Screen[] = staffScreens.map(({ path, sees, acts = null, actsApart = {} }) => ({
  url: `/:lang/ops/${path}`.replace(/\/$/, ''),
  sees,
  acts,
  inner: new Map(Object.entries(actsApart)),
}))

const as = (role: Role) => ({ kind: 'staff', id: '', roles: [role], places: [] }) as const
const holders = (permission: Permission) => roles.filter((role) => permits(as(role), permission))
const tokens = new Map<string, string>()

/** The token of a member with these roles, created once. */
async function tokenOf(theirs: readonly Role[], places: readonly string[] = []): Promise<string> {
  const key = [...theirs, '@', ...places].join(' ')
  const known = tokens.get(key)
  if (known) return known
  const token = await database.write(async (work) => enter(work, (await sampleStaff(work, theirs, { places })).who))
  tokens.set(key, token)
  return token
}

type Try = { readonly token?: string; readonly fields?: Record<string, string>; readonly site?: Site }

async function knock(url: string, { token, fields, site = 'eg' }: Try) {
  const headers = {
    accept: 'text/html',
    'x-site': site,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(fields && { 'content-type': 'application/x-www-form-urlencoded' }),
  }
  const payload = fields && Buffer.from(new URLSearchParams(fields).toString())
  const answer = await app.inject({
    method: fields ? 'POST' : 'GET',
    url: addressOf(url),
    headers,
    ...(payload && { payload }),
  })
  const isClosed = answer.statusCode === 403 && answer.headers['x-page-refused'] === 'yes'
  return { status: answer.statusCode, isClosed, to: String(answer.headers.location ?? '') }
}

// Ids in the address need not exist: people without the permission are refused before the thing is looked up.
function addressOf(url: string): string {
  return url.replace(':lang', 'ar').replace(/:\w+/g, '999999999')
}

const files = new Map(pageRoutes().map(({ url, file }) => [url, file]))

/** The action names that a page's forms and its action use, as written in its room's files. */
function deedsOf(url: string): readonly string[] {
  const file = files.get(url) ?? ''
  const found = new Set<string>()
  for (const path of filesBehind(file, file.split('/')[0]!)) {
    const text = readFileSync(join(rootDirectory, 'src', path), 'utf8')
    const named =
      /name="do"\s+value="(\w+)"|value="(\w+)"\s+name="do"|^ +(\w+): (?:(?:async )?\((?:\w*|.*\bSent)\) =>|(?:deed|provedDeed|deedInSteps|keepMiscount)\()/gm
    for (const [, ...words] of text.matchAll(named)) for (const word of words) if (word) found.add(word)
  }
  return ['', ...found]
}

function filesBehind(path: string, room: string, seen = new Set<string>()): ReadonlySet<string> {
  const full = join(rootDirectory, 'src', path)
  if (seen.has(path) || !existsSync(full)) return seen
  seen.add(path)
  for (const [, from] of readFileSync(full, 'utf8').matchAll(/from '([^']+)'/g)) {
    const next = from!.startsWith('./') ? join(dirname(path), from!) : from!.startsWith('#') ? from!.slice(1) : ''
    if (next.startsWith(`${room}/`)) filesBehind(next, room, seen)
  }
  return seen
}

test('the page about permissions says what the roles hold', () => {
  const said = rowsUnder('Permissions').map(([permission, theirs]) => [permission!.replaceAll('`', ''), theirs])
  const held = permissions.map((permission) => {
    const theirs = holders(permission).filter((role) => role !== 'admin')
    return [permission, theirs.join(', ') || 'admin alone']
  })
  assert.deepEqual(said, held)
})

test('every screen of the console has such a line, and no other', () => {
  const there = pageRoutes().map(({ url }) => url)
  assert.deepEqual(screens.map(({ url }) => url).sort(), there.filter(isConsole).sort())
})

test('a screen is seen only with its permission; people who are not staff are sent to the staff sign-in', async () => {
  const customer = await database.write(async (work) => enter(work, (await sampleCustomer(work)).who))
  const wrong: string[] = []
  for (const { url, sees } of screens) {
    for (const role of roles) {
      const { status } = await knock(url, { token: await tokenOf([role]) })
      const isRight = permits(as(role), sees) ? [200, 302, 404].includes(status) : status === 403
      if (!isRight) wrong.push(`${url} as ${role}: ${status}`)
    }
    for (const token of [undefined, customer]) {
      const { status, to } = await knock(url, { ...(token && { token }) })
      if (status !== 302 || !to.startsWith('/ar/ops/signin'))
        wrong.push(`${url} as ${token ? 'customer' : 'guest'}: ${status}`)
    }
  }
  assert.deepEqual(wrong, [])
})

test('an act may be tried by holders of its permission, and is refused to all others together', async () => {
  const wrong: string[] = []
  let tried = 0
  for (const { url, acts, inner } of screens) {
    const hasAction = build.routes[`./${files.get(url)}`]?.module.action !== undefined
    if (hasAction !== (acts !== null)) wrong.push(`${url}: the line of its route is wrong about its acts`)
    if (!acts) continue
    const theirs = holders(acts)
    const others = roles.filter((role) => !theirs.includes(role))
    for (const deed of deedsOf(url)) {
      const fields = { do: deed }
      const guest = await knock(url, { fields })
      if (guest.status !== 302) wrong.push(`${url} ${deed} as a guest: ${guest.status}`)
      const refused = others.length > 0 ? await knock(url, { token: await tokenOf(others), fields }) : null
      if (refused && !refused.isClosed) wrong.push(`${url} ${deed} as all others: ${refused.status}`)
      for (const role of theirs) {
        const { status, isClosed } = await knock(url, { token: await tokenOf([role]), fields })
        const isFor = !inner.has(deed) || permits(as(role), inner.get(deed)!)
        if ((isClosed && isFor) || status >= 500) wrong.push(`${url} ${deed} as ${role}: ${status}`)
      }
      tried++
    }
  }
  assert.deepEqual(wrong, [])
  assert.ok(tried > 120, `the walk finds the acts: ${tried}`)
})

test('on a screen that more people may see, an act asks for its own permission', async () => {
  const { code } = await database.db
    .selectFrom('courier_companies')
    .select('code')
    .where('site', '=', 'eg')
    .orderBy('code')
    .executeTakeFirstOrThrow()
  const url = `/:lang/ops/couriers/companies/${code}`
  const sent = {
    switch: { isOn: 'no' },
    serve: { state: 'cairo', isServed: 'no' },
    gap: { state: 'cairo', area: 'maadi' },
  }
  const isOn = () =>
    database.db.selectFrom('courier_companies').select('is_on').where('code', '=', code).executeTakeFirstOrThrow()
  const before = await isOn()
  for (const [deed, given] of Object.entries(sent)) {
    const { status } = await knock(url, {
      token: await tokenOf(['desk', 'support', 'finance']),
      fields: { do: deed, ...given },
    })
    assert.equal(status, 403, deed)
  }
  const drop = { do: 'drop', key: 'somebody-else', id: 'x' }
  assert.equal((await knock(url, { token: await tokenOf(['hub', 'desk', 'support']), fields: drop })).status, 403)
  assert.deepEqual(await isOn(), before)
  const switched = await knock(url, {
    token: await tokenOf(['hub']),
    fields: { do: 'switch', isOn: before.is_on ? 'no' : 'yes' },
  })
  assert.equal(switched.status, 302)
  assert.notDeepEqual(await isOn(), before)
})

test('a hub clerk bound to one place may not work elsewhere, on pages and in calls; nor may a warehouse clerk', async () => {
  const cairo = await tokenOf(['hub'], ['eg'])
  const both = await tokenOf(['hub', 'warehouse'], ['US', 'eg'])
  const abroad = await tokenOf(['hub', 'warehouse'], ['US'])
  const seen = async (url: string, token: string, site: Site) =>
    (await knock(`/:lang/ops/${url}`, { token, site })).status
  for (const url of ['hub', 'run-sheets', 'requests', 'couriers']) {
    assert.deepEqual([await seen(url, cairo, 'eg'), await seen(url, cairo, 'ae')], [200, 403], url)
  }
  const received = await knock('/:lang/ops/hub', { token: cairo, fields: { do: 'closeReceipt' }, site: 'ae' })
  assert.equal(received.status, 403)
  assert.deepEqual([await seen('hub', both, 'eg'), await seen('hub', both, 'ae')], [200, 403])
  assert.deepEqual([await seen('warehouse', both, 'ae'), await seen('hub', abroad, 'eg')], [200, 403])
  const call = async (token: string, site: Site) => {
    const headers = { authorization: `Bearer ${token}`, 'x-site': site }
    return (await app.inject({ method: 'GET', url: '/api/ops/run-sheets/none', headers })).statusCode
  }
  assert.deepEqual([await call(cairo, 'eg'), await call(cairo, 'ae')], [404, 403])
})

/** Screens that need no name in the palette; each with its reason. */
const unnamed: Readonly<Record<string, string>> = {
  '/:lang/ops/find': 'is what finds',
  '/:lang/ops/confirm': 'asks who is there, on the way to something else',
}

test('the palette lists every screen that has its own address, for those who may see it, with a unique name', () => {
  const isFile = (url: string) => files.get(url)?.endsWith('.ts')
  const sought = screens.filter(({ url }) => !url.slice(6).includes(':') && !isFile(url) && !unnamed[url])
  for (const role of roles) {
    const found = consoleScreens('/:lang/ops', 'ar', [role])
    const theirs = sought.filter(({ sees }) => permits(as(role), sees)).map(({ url }) => url)
    assert.deepEqual(found.map(({ to }) => to).toSorted(), theirs.toSorted(), role)
  }
  for (const locale of ['ar', 'en'] as const) {
    const names = consoleScreens('/:lang/ops', locale, ['admin']).map(({ text }) => text)
    assert.deepEqual(
      names.filter((name, at) => names.indexOf(name) !== at),
      [],
    )
  }
})
