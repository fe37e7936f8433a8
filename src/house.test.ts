// The rules of the house (docs/house.md), held by a test.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { test } from 'node:test'
import { rootDirectory } from './platform/root-directory.ts'

const rooms = [
  'sites',
  'money',
  'platform',
  'notices',
  'people',
  'stores',
  'reader',
  'products',
  'pricing',
  'coupons',
  'subscriptions',
  'cart',
  'wallet',
  'payments',
  'orders',
  'expectations',
  'purchasing',
  'custody',
  'warehouse',
  'couriers',
  'requests',
  'returns',
  'checkout',
  'finance',
  'tariffs',
  'account',
  'support',
  'blog',
  'site',
  'console',
  'proofs',
] as const
const forbiddenNames = /^(utils?|helpers?|common|shared|misc|types|constants|services?|managers?|index)(\.|$)/

type SourceFile = { readonly path: string; readonly room: string | null; readonly text: string }

const source = join(rootDirectory, 'src')
const files: readonly SourceFile[] = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(ts|tsx)$/.test(path) && !/^(server-)?words\//.test(path))
  .map((path) => ({
    path,
    room: path.includes('/') ? path.split('/')[0]! : null,
    text: readFileSync(join(source, path), 'utf8'),
  }))

const importsOf = (file: SourceFile): string[] =>
  [
    ...file.text.matchAll(
      /(?:^|\n)\s*(?:import|export)\s[^'"\n]*?(?:from\s*)?'([^']+)'|import\('([^']+)'\)|\}\s*from\s*'([^']+)'/g,
    ),
  ].map((found) => found[1] ?? found[2] ?? found[3]!)

/** What one file does against the import order, in words. */
export function importFaults(file: SourceFile): string[] {
  const faults: string[] = []
  for (const target of importsOf(file)) {
    if (target.startsWith('../')) faults.push(`${file.path} imports ${target}: no ../`)
    const room = target.match(/^#([^/]+)\//)?.[1]
    if (!room || room === 'words' || !file.room) continue
    const here = rooms.indexOf(file.room as (typeof rooms)[number])
    const there = rooms.indexOf(room as (typeof rooms)[number])
    if (there < 0) faults.push(`${file.path} imports ${target}: there is no such room`)
    else if (there > here) faults.push(`${file.path} imports ${target}: ${room} stands below ${file.room}`)
  }
  return faults
}

test('rooms import only the rooms above them, across rooms by #room/file.ts', () => {
  assert.deepEqual(files.flatMap(importFaults), [])
})

test('the import rule sees a planted violation', () => {
  const planted = {
    path: 'money/x.ts',
    room: 'money',
    text: "import { a } from '#orders/a.ts'\nimport b from '../platform/b.ts'\n",
  }
  assert.equal(importFaults(planted).length, 2)
})

test('every folder of src is a room of the list', () => {
  const found = new Set(files.map((file) => file.room).filter((room) => room !== null))
  assert.deepEqual(
    [...found].filter((room) => !(rooms as readonly string[]).includes(room)),
    [],
  )
})

test('no file is called after what everything is', () => {
  assert.deepEqual(
    files.filter((file) => forbiddenNames.test(basename(file.path))).map((file) => file.path),
    [],
  )
})

test('the environment is read in platform/settings.ts alone', () => {
  const readers = files.filter(
    (file) =>
      file.text.includes('process.env') && file.path !== 'platform/settings.ts' && file.path !== 'house.test.ts',
  )
  assert.deepEqual(
    readers.map((file) => file.path),
    [],
  )
})

test('only the room that made a table writes it', () => {
  const owners = new Map<string, string>()
  for (const path of readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((one) => one.endsWith('.sql'))) {
    const sql = readFileSync(join(source, path), 'utf8')
    for (const [, table] of sql.matchAll(/create table (?:if not exists )?(\w+)/gi))
      owners.set(table!, path.split('/')[0]!)
  }
  const faults: string[] = []
  for (const file of files) {
    if (file.path.endsWith('.test.ts')) continue
    const writes = file.text.matchAll(
      /(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)'|(?:insert into|update|delete from)\s+(\w+)\s+(?:\(|set|where|values)/g,
    )
    for (const [, byBuilder, bySql] of writes) {
      const owner = owners.get(byBuilder ?? bySql ?? '')
      if (owner && owner !== file.room) faults.push(`${file.path} writes ${byBuilder ?? bySql}, which ${owner} owns`)
    }
  }
  assert.deepEqual(faults, [])
})

test('every CSV is written by platform/csv.ts, which lets no formula through', () => {
  const strays = files.filter((file) => /text\/csv/.test(file.text) && !/\.test\.ts$/.test(file.path))
  assert.deepEqual(
    strays.map((file) => file.path),
    ['platform/csv.ts'],
  )
})

test('what an action answered is kept while its page is read again', () => {
  const forgetful = files.filter(
    (file) => file.text.includes('useActionData') && !['platform/use-answer.ts', 'house.test.ts'].includes(file.path),
  )
  assert.deepEqual(
    forgetful.map((file) => file.path),
    [],
  )
})

test('a link comes from the kit, which on the server writes it without asking the router', () => {
  const strays = files.filter(({ text }) => /import \{[^}]*\bLink\b[^}]*\} from 'react-router'/.test(text))
  assert.deepEqual(
    strays.map((file) => file.path),
    ['platform/ui/link.tsx'],
  )
})

test('no re-exporting of whole files', () => {
  assert.deepEqual(
    files.filter((file) => /^export \* from/m.test(file.text)).map((file) => file.path),
    [],
  )
})

test('layout knows start and end, not left and right', () => {
  const physical =
    /(?<![\w-])(?:[mp][lr]|left|right|border-[lr]|rounded-[lr]|text-left|text-right)-(?:\d|\[|auto|px|full)|(?<![\w-])text-(?:left|right)(?![\w-])|(?:margin|padding|border)-(?:left|right)/
  const faults = files.filter((file) => file.path.endsWith('.tsx')).filter((file) => physical.test(file.text))
  assert.deepEqual(
    faults.map((file) => file.path),
    [],
  )
})

test('files stay small enough to read at one sitting', () => {
  const limit = (path: string) => (/\.test\.tsx?$/.test(path) ? 400 : /\.tsx$/.test(path) ? 250 : 200)
  const long = files.filter(
    (file) =>
      !/\.gen\.ts$|\/geo[^/]*\.ts$|icon-paths\.tsx$/.test(file.path) &&
      file.text.split('\n').length > limit(file.path) + 1,
  )
  assert.deepEqual(
    long.map((file) => `${file.path} has ${file.text.split('\n').length} lines`),
    [],
  )
})

test('each room says what it owns', () => {
  const present = new Set(
    readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((path) => basename(path) === 'README.md')
      .map(dirname),
  )
  const found = [...new Set(files.map((file) => file.room).filter((room) => room !== null))]
  assert.deepEqual(
    found.filter((room) => !present.has(room)),
    [],
  )
})

test('each decision has a number of its own, in its name and its title, and what refers to one finds it', () => {
  const folder = join(rootDirectory, 'docs', 'decisions')
  const names = readdirSync(folder).toSorted()
  const numbers = names.map((name) => Number(name.slice(0, 4)))
  assert.deepEqual(
    numbers,
    names.map((_, at) => at + 1),
  )
  for (const [at, name] of names.entries())
    assert.match(readFileSync(join(folder, name), 'utf8'), new RegExp(`^# ${at + 1}\\. `), name)
  const docs = readdirSync(rootDirectory, { encoding: 'utf8' }).filter((name) => name.endsWith('.md'))
  const pages = ['docs', 'src'].flatMap((top) =>
    readdirSync(join(rootDirectory, top), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(md|tsx?|sql)$/.test(path))
      .map((path) => join(top, path)),
  )
  const lost = [...docs, ...pages].flatMap((path) =>
    [...readFileSync(join(rootDirectory, path), 'utf8').matchAll(/decisions\/(\d{4}[a-z-]*)/g)]
      .filter(([, named]) => !names.some((name) => name.startsWith(named!)))
      .map(([found]) => `${path}: ${found}`),
  )
  assert.deepEqual(lost, [])
})

test('no literal is spread only to set it on one line', () => {
  assert.deepEqual(
    files.filter((file) => file.path !== 'house.test.ts' && file.text.includes('...{')).map((file) => file.path),
    [],
  )
})
