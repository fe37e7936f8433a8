// The rules of the house (docs/house.md), checked by a test.
import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { test } from 'node:test'
import { rootDirectory } from '#platform/settings/root-directory.ts'
import { rooms, wings } from '#platform/settings/wings.ts'
import { siteCodes } from '#sites/sites.ts'

const wingNames = wings.map(([wing]) => wing)
const forbiddenNames = /^(utils?|helpers?|common|shared|misc|types|constants|services?|managers?|index)(\.|$)/

type SourceFile = { readonly path: string; readonly text: string }

const source = join(rootDirectory, 'src')
const read = (top: string): readonly SourceFile[] =>
  readdirSync(join(rootDirectory, top), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|tsx)$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(rootDirectory, top, path), 'utf8') }))
const files = read('src')

const importsOf = ({ text }: SourceFile): string[] =>
  [
    ...text.matchAll(
      /(?:^|\n)\s*(?:import|export)\s[^'"\n]*?(?:from\s*)?'([^']+)'|import\('([^']+)'\)|\}\s*from\s*'([^']+)'/g,
    ),
  ].map((found) => found[1] ?? found[2] ?? found[3]!)

/** The room that contains a path below `src`; null for the few files at the top. */
function roomOf(path: string): string | null {
  const [wing, room, ...rest] = path.split('/')
  if (room === undefined) return null
  return rest.length > 0 && rooms.includes(`${wing}/${room}`) ? `${wing}/${room}` : wing!
}

/** A file's violations of the import order, in words. A test may use every room of its own wing. */
export function importFaults(file: SourceFile): string[] {
  const here = roomOf(file.path)
  const isTest = /\.test\.tsx?$/.test(file.path)
  return importsOf(file).flatMap((target) => {
    if (target.startsWith('../')) return [`${file.path} imports ${target}: no ../`]
    if (!target.startsWith('#') || target.startsWith('#words/') || here === null) return []
    if (target.startsWith('#world/'))
      return isTest ? [] : [`${file.path} imports ${target}: production knows nothing of the world outside`]
    const there = roomOf(target.slice(1))
    if (there === null || !rooms.includes(there)) return [`${file.path} imports ${target}: there is no such room`]
    if (isTest && there.split('/')[0] === here.split('/')[0]) return []
    return rooms.indexOf(there) > rooms.indexOf(here)
      ? [`${file.path} imports ${target}: ${there} stands below ${here}`]
      : []
  })
}

test('rooms import only the rooms above them, across rooms by #room/file.ts', () => {
  assert.deepEqual(files.flatMap(importFaults), [])
})

test('the import rule finds a planted violation', () => {
  const planted = {
    path: 'money/wallet/x.ts',
    text: "import { a } from '#selling/orders/a.ts'\nimport b from '../platform/b.ts'\nimport c from '#world/c.ts'\n",
  }
  assert.equal(importFaults(planted).length, 3)
})

test('the top of src holds the listed wings, each with its rooms', () => {
  const found = new Set(files.map(({ path }) => roomOf(path)).filter((room) => room !== null))
  assert.deepEqual(
    [...found].filter((room) => !rooms.includes(room)),
    [],
  )
  const top = readdirSync(source, { withFileTypes: true })
  assert.deepEqual(
    top
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .filter((name) => !wingNames.includes(name)),
    [],
  )
  assert.ok(wingNames.length <= 14)
  assert.ok(top.filter((entry) => entry.isFile()).length <= 5)
  assert.deepEqual(
    wings.filter(([, inside]) => inside.length > 9).map(([wing]) => wing),
    [],
  )
})

test('no folder holds more than forty files', () => {
  const counts = new Map<string, number>()
  for (const top of ['src', 'world', 'tests', 'bench', 'scripts'])
    for (const entry of readdirSync(join(rootDirectory, top), { recursive: true, withFileTypes: true }))
      if (entry.isFile()) counts.set(entry.parentPath, (counts.get(entry.parentPath) ?? 0) + 1)
  assert.deepEqual(
    [...counts]
      .filter(([, count]) => count > 40)
      .map(([folder, count]) => `${relative(rootDirectory, folder)}: ${count}`),
    [],
  )
})

test('no file has a name that fits everything', () => {
  assert.deepEqual(
    files.filter((file) => forbiddenNames.test(basename(file.path))).map((file) => file.path),
    [],
  )
})

test('only platform/settings/settings.ts reads the environment', () => {
  const readers = files.filter(
    (file) =>
      file.text.includes('process.env') &&
      file.path !== 'platform/settings/settings.ts' &&
      file.path !== 'house.test.ts',
  )
  assert.deepEqual(
    readers.map((file) => file.path),
    [],
  )
})

test('only the room that made a table writes it', () => {
  const owners = new Map<string, string>()
  for (const path of readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((one) => one.endsWith('.sql')))
    for (const [, table] of readFileSync(join(source, path), 'utf8').matchAll(
      /create table (?:if not exists )?(\w+)/gi,
    ))
      owners.set(table!, dirname(dirname(path)))
  const faults = files.flatMap(({ path, text }) => {
    if (path.endsWith('.test.ts')) return []
    const writes = text.matchAll(
      /(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)'|(?:insert into|update|delete from)\s+(\w+)\s+(?:\(|set|where|values)/g,
    )
    return [...writes].flatMap(([, byBuilder, bySql]) => {
      const table = byBuilder ?? bySql ?? ''
      const owner = owners.get(table)
      return owner && !path.startsWith(`${owner}/`) ? [`${path} writes ${table}, which ${owner} owns`] : []
    })
  })
  assert.deepEqual(faults, [])
})

test('only platform/files/csv.ts writes CSV, because it blocks formulas', () => {
  const strays = files.filter((file) => /text\/csv/.test(file.text) && !/\.test\.ts$/.test(file.path))
  assert.deepEqual(
    strays.map((file) => file.path),
    ['platform/files/csv.ts'],
  )
})

test('the answer of an action is kept while its page is read again', () => {
  const forgetful = files.filter(
    (file) =>
      file.text.includes('useActionData') &&
      !['platform/http/forms/use-answer.ts', 'house.test.ts'].includes(file.path),
  )
  assert.deepEqual(
    forgetful.map((file) => file.path),
    [],
  )
})

test('links come from the kit, which on the server writes them without asking the router', () => {
  const strays = files.filter(({ text }) => /import \{[^}]*\bLink\b[^}]*\} from 'react-router'/.test(text))
  assert.deepEqual(
    strays.map((file) => file.path),
    ['platform/ui/show/link.tsx'],
  )
})

test('no file re-exports whole files', () => {
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

// Imports show what a file depends on, not how long it is, so they are not counted.
const linesOf = ({ text }: SourceFile) =>
  text
    .replace(/^import [^;]*?from '[^']+'\n/gm, '')
    .trimEnd()
    .split('\n').length

test('files stay small enough to read at one sitting', () => {
  const limit = (path: string) => (/\.test\.tsx?$/.test(path) ? 400 : /\.tsx$/.test(path) ? 250 : 200)
  const long = files.filter(
    (file) => !/\.gen\.ts$|\/geo[^/]*\.ts$|icon-paths\.tsx$/.test(file.path) && linesOf(file) > limit(file.path),
  )
  assert.deepEqual(
    long.map((file) => `${file.path} has ${linesOf(file)} lines`),
    [],
  )
})

test('each room says what it owns', () => {
  const silent = rooms.filter((room) => {
    const paths = files.filter(({ path }) => roomOf(path) === room)
    return paths.length > 0 && ![room, dirname(room)].some((folder) => existsSync(join(source, folder, 'README.md')))
  })
  assert.deepEqual(silent, [])
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
  const pages = ['docs', 'src', 'world'].flatMap((top) =>
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

test('no literal is spread only to keep it on one line', () => {
  assert.deepEqual(
    files.filter((file) => file.text.includes('...{')).map((file) => file.path),
    [],
  )
})

/** Circles of imports among files, including types: each as the list of its paths. */
export function importCircles(all: readonly SourceFile[]): string[] {
  const known = new Map(all.map((file) => [file.path, file]))
  const state = new Map<string, 'open' | 'done'>()
  const circles: string[] = []
  const walk = (path: string, way: readonly string[]): void => {
    if (state.get(path) === 'done') return
    if (state.get(path) === 'open') {
      circles.push([...way.slice(way.indexOf(path)), path].join(' → '))
      return
    }
    state.set(path, 'open')
    for (const target of importsOf(known.get(path)!)) {
      const next = target.startsWith('#') ? target.slice(1) : join(dirname(path), target)
      if (known.has(next)) walk(next, [...way, path])
    }
    state.set(path, 'done')
  }
  for (const { path } of all) walk(path, [])
  return circles
}

test('no files import each other in a circle, not even types', () => {
  assert.deepEqual(importCircles(files), [])
  assert.deepEqual(importCircles(read('world').map((file) => ({ ...file, path: `world/${file.path}` }))), [])
})

test('the circle rule finds a planted circle', () => {
  const planted = [
    { path: 'money/a.ts', text: "import type { B } from './b.ts'\n" },
    { path: 'money/b.ts', text: "import { a } from '#money/a.ts'\n" },
  ]
  assert.deepEqual(importCircles(planted), ['money/a.ts → money/b.ts → money/a.ts'])
})

const codes = siteCodes.join('|')
const siteNamed = new RegExp(`'(?:${codes})'`)
// Alternatives in a regular expression, like ends of host names, are not site codes.
const siteKey = new RegExp(`(?<!\\|)(?<!\\?:)\\b(?:${codes})\\b(?!\\|)`)
const siteSetting = new RegExp(`[A-Z]_(?:${codes.toUpperCase()})(?:_|\\b)`)

/** Where a file of another wing mentions a site's code: in a comparison, as a key, in the name of a setting. */
export function siteFaults({ path, text }: SourceFile): string[] {
  if (path.startsWith('sites/') || /\.test\.tsx?$|\.gen\.ts$/.test(path)) return []
  return text.split('\n').flatMap((line, at) => {
    const code = line.replace(/^\s*(?:\/\/|\/?\*).*/, '')
    const bare = code.replace(/'[^']*'/g, "''")
    return siteNamed.test(code) || siteKey.test(bare) || siteSetting.test(code)
      ? [`${path}:${at + 1} ${line.trim()}`]
      : []
  })
}

test('facts of a site come from sites/, not from comparisons with its code', () => {
  assert.deepEqual(files.flatMap(siteFaults), [])
})

test('the rule of sites finds planted violations', () => {
  const planted = [
    "if (site === 'eg') return",
    'const fees = { eg: 1n, ae: 2n }',
    'return accounts.ae',
    'settings.ORIGIN_EG',
    "case o.site when 'ae' then",
    '// of the site ae nothing is said',
    "store('ounass.ae')",
  ]
  assert.equal(siteFaults({ path: 'selling/cart/x.ts', text: planted.join('\n') }).length, 5)
  assert.equal(siteFaults({ path: 'sites/x.ts', text: planted.join('\n') }).length, 0)
})

test('no test is retried, and none may take more than two minutes', () => {
  const faults = ['e2e', 'src', 'world', 'tests'].flatMap((top) =>
    read(top)
      .filter(({ path }) => top === 'e2e' || path.endsWith('.test.ts'))
      .flatMap(({ path, text }) => {
        const limits = text.matchAll(/(?:timeout:|setTimeout\(|timeout\()\s*([\d_]+)/g)
        const tooLong = [...limits].some(([, limit]) => Number(limit!.replaceAll('_', '')) > 120_000)
        return tooLong || /\bretries:\s*[1-9]/.test(text) ? [`${top}/${path}`] : []
      }),
  )
  assert.deepEqual(faults, [])
})

test('no two files of a folder differ only by .ts and .tsx', () => {
  const names = new Set(files.map(({ path }) => path))
  assert.deepEqual(
    [...names].filter((path) => path.endsWith('.tsx') && names.has(path.slice(0, -1))),
    [],
  )
})

/**
 * Missing files that READMEs and docs name in backticks, as `README: file`. Patterns such as `*.page.tsx` are not
 * names.
 */
test('every file that a README or a page of docs names exists', () => {
  const all = ['src', 'world', 'tests', 'e2e', 'bench', 'scripts', 'docs'].flatMap((top) =>
    readdirSync(join(rootDirectory, top), { recursive: true, encoding: 'utf8' }).map((path) => `${top}/${path}`),
  )
  const known = new Set(all.map((path) => basename(path)))
  const pages = ['README.md', 'CONTRIBUTING.md', ...all].filter(
    (path) => path.endsWith('.md') && !path.startsWith('docs/decisions'),
  )
  const kinds = /(?:^|\/)(?:read-noun|verb-noun|noun\.(?:page|staff)|room\.api|0002_verb_noun)\./
  const lost = pages.flatMap((path) =>
    [...readFileSync(join(rootDirectory, path), 'utf8').matchAll(/`([\w./-]+\.(?:tsx?|sql|css))`/g)]
      .map(([, named]) => named!)
      .filter((named) => !kinds.test(named) && !known.has(basename(named)))
      .map((named) => `${path}: ${named}`),
  )
  assert.deepEqual(lost, [])
})

test('each Arabic word of the glossary is used somewhere', () => {
  const bare = (text: string) => text.replaceAll(/[\u064b-\u0652]/g, '')
  const said = bare(
    readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((path) => basename(path) === 'words.ar.json')
      .map((path) => readFileSync(join(source, path), 'utf8'))
      .join('\n'),
  )
  const words = readFileSync(join(rootDirectory, 'docs', 'glossary.md'), 'utf8')
    .split('\n')
    .flatMap((line) => line.split('|')[2]?.split('،') ?? [])
    .map((word) => bare(word.trim()))
    .filter((word) => /[\u0600-\u06ff]/.test(word))
  assert.ok(words.length > 20)
  assert.deepEqual(
    words.filter((word) => !said.includes(word)),
    [],
  )
})
