// Follows the source from each staff action (a page's action, a call under /ops) through the functions it calls.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { rootDirectory } from '#platform/settings/root-directory.ts'

export const source = join(rootDirectory, 'src')

type Part = { readonly text: string; readonly calls: readonly string[] }
export type File = {
  readonly path: string
  readonly text: string
  readonly imports: ReadonlyMap<string, string>
  readonly parts: ReadonlyMap<string, Part>
}

const known = new Map<string, File>()

export function fileAt(path: string): File | null {
  const held = known.get(path)
  if (held) return held
  if (!existsSync(join(source, path))) return null
  const text = readFileSync(join(source, path), 'utf8')
  const file = { path, text, imports: importsOf(path, text), parts: partsOf(text) }
  known.set(path, file)
  return file
}

// What each imported name of this file refers to: `name` → `path#name`.
export function importsOf(path: string, text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [, names, from] of text.matchAll(/import \{([^}]*)\} from '([^']+)'/g)) {
    const target = from!.startsWith('#') ? from!.slice(1) : from!.startsWith('./') ? join(dirname(path), from!) : null
    if (target === null) continue
    for (const name of names!.split(',')) {
      const [theirs, ours = theirs] = name
        .replace(/\btype\b/, '')
        .trim()
        .split(/\s+as\s+/)
      if (theirs) found.set(ours!, `${target}#${theirs}`)
    }
  }
  return found
}

// The top-level functions and constants of a file; the formatter ends each with a line that starts with its closing
// bracket.
export function partsOf(text: string): ReadonlyMap<string, Part> {
  const parts = new Map<string, Part>()
  const heads = [...text.matchAll(/^(?:export )?(?:default )?(?:async )?(?:function\*? |const )(\w+)/gm)]
  heads.forEach((head, at) => {
    const body = text.slice(head.index, heads[at + 1]?.index ?? text.length)
    parts.set(head[1]!, { text: body, calls: namesIn(body) })
  })
  return parts
}

export function namesIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\b([a-z]\w+)\b/g)].map((found) => found[1]!))]
}

/** Whether these names of this file lead to the wanted function. */
export function leadsTo(file: File, names: readonly string[], sought: string, seen = new Set<string>()): boolean {
  return names.some((name) => {
    const elsewhere = file.imports.get(name)
    const [path, part] = elsewhere ? elsewhere.split('#') : [file.path, name]
    const key = `${path}#${part}`
    if (key === sought) return true
    if (seen.has(key)) return false
    seen.add(key)
    const other = fileAt(path!)
    const body = other?.parts.get(part!)
    if (!other || !body) return false
    return leadsTo(other, body.calls, sought, seen)
  })
}

/**
 * Each `write(…)` and each deed of one transaction in a text, also where a call passes it as `write` or an action is done to
 * several things, with the text between its brackets.
 */
function writesIn(text: string): readonly string[] {
  return [...text.matchAll(/\.write\(|\b(?:deed|provedDeed)\(|(?<!function )\beachOf\(visit|\n\s+write: /g)].map(
    ({ index, 0: head }) => {
      return upToClosing(text, index + head.length)
    },
  )
}

export type Door = { readonly name: string; readonly file: File; readonly writes: readonly string[] }

/** A staff page's action, with the neighbouring functions that it passes the visit to. */
export function pageDoors(): Door[] {
  const pages = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.staff.tsx') && !path.includes('ops-'),
  )
  return pages.flatMap((path) => {
    const file = fileAt(path)!
    const action = file.parts.get('action')
    return action ? doorsFrom(file, 'action', path) : []
  })
}

// What runs the acts that are handed to it, and has none of its own.
const kits = ['platform/http/forms/each-of.ts', 'people/proofs/answer-deeds.ts']

// The function itself, all functions it passes the visit to, and the tables of deeds that it names.
function doorsFrom(file: File, part: string, name: string, seen = new Set<string>()): Door[] {
  const key = `${file.path}#${part}`
  const body = file.parts.get(part)
  if (!body || seen.has(key)) return []
  seen.add(key)
  const given = [...body.text.matchAll(/\b(\w+)\((?:[^()]*,\s*)?visit\b/g)].map((found) => found[1]!)
  const tables = body.calls.filter((other) => isDeeds(file, other))
  const others = [...new Set([...given, ...tables])].flatMap((other) => {
    const elsewhere = file.imports.get(other)
    const [path, there] = elsewhere ? elsewhere.split('#') : [file.path, other]
    const next = kits.includes(path!) ? null : fileAt(path!)
    return next ? doorsFrom(next, there!, `${name} → ${relative('.', path!)}`, seen) : []
  })
  return [{ name: `${name} ${part}`, file, writes: writesIn(body.text) }, ...others]
}

/** Whether a name stands for deeds of `answer-deeds.ts`: a table of them, or one, or what one of them does. */
function isDeeds(file: File, name: string): boolean {
  const [path, part] = (file.imports.get(name) ?? `${file.path}#${name}`).split('#')
  const text = path === 'people/proofs/answer-deeds.ts' ? '' : (fileAt(path!)?.parts.get(part!)?.text ?? '')
  return text !== '' && (/Deeds?$/.test(name) || /\b(?:deed|provedDeed|deedInSteps)\(|: Sent\b/.test(text))
}

/** The calls under /ops that change something. */
export function callDoors(): Door[] {
  const apis = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.api.ts'))
  return apis.flatMap((path) => {
    const file = fileAt(path)!
    const heads = [...file.text.matchAll(/\n\s+(get|post|put|patch|delete): '(\/[^']*)'/g)]
    return heads.flatMap((head, at) => {
      const [, method, url] = head
      if (method === 'get' || !url!.startsWith('/ops/')) return []
      const text = file.text.slice(head.index, heads[at + 1]?.index ?? file.text.length)
      return [{ name: `${method} ${url}`, file, writes: writesIn(text) }]
    })
  })
}

export function upToClosing(text: string, from: number): string {
  let depth = 1
  let at = from
  for (; depth > 0 && at < text.length; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')') depth--
  }
  return text.slice(from, at - 1)
}
