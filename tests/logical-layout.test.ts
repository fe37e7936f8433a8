// U7: layout uses start and end, not left and right: in style sheets, in classes and in scripts.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { rootDirectory } from '#platform/settings/root-directory.ts'

const physicalStyle =
  /(?<![\w-])(?:(?:margin|padding|border|scroll-margin|scroll-padding|inset)-(?:left|right)(?:-\w+)?|left|right|float|clear|text-align)\s*:(?!\s*(?:start|end|center|justify|(?:-webkit-)?match-parent|none|both|inline-start|inline-end)\b)/
const physicalClass =
  /(?<![\w-])-?(?:(?:m|p|scroll-m|scroll-p)[lr]|left|right|border-[lr]|rounded-(?:[lr]|[tb][lr])|divide-x-reverse-left)-(?:\d|\[|auto|px|full)|(?<![\w-])(?:text|float|clear|object|origin|bg)-(?:left|right)(?![\w-])/
const physicalScript = /\b(?:marginLeft|marginRight|paddingLeft|paddingRight|borderLeft|borderRight|textAlign)\b/

/** Places that need a side of the screen, not of the text; each with its reason. */
const allowed: Readonly<Record<string, string>> = {}

function physicalIn(path: string, text: string): string[] {
  const rules = path.endsWith('.css') ? [physicalStyle] : [physicalClass, physicalScript]
  return text
    .split('\n')
    .flatMap((line, at) => (rules.some((rule) => rule.test(line)) ? [`${path}:${at + 1} ${line.trim()}`] : []))
}

test('no style, class or script uses left or right', () => {
  const source = join(rootDirectory, 'src')
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.(css|tsx)$/.test(path) && !/^(server-)?words\//.test(path) && !(path in allowed),
  )
  assert.ok(files.some((path) => path.endsWith('.css')) && files.length > 50)
  assert.deepEqual(
    files.flatMap((path) => physicalIn(path, readFileSync(join(source, path), 'utf8'))),
    [],
  )
})

test('the rule finds violations, and accepts logical properties', () => {
  const bad = ['margin-left: 1px', 'text-align: right', 'left: 0', 'border-right-color: red', 'float: left']
  for (const line of bad) assert.equal(physicalIn('x.css', line).length, 1, line)
  for (const line of ['margin-inline-start: 1px', 'text-align: start', 'inset-inline: 0', 'float: inline-start'])
    assert.deepEqual(physicalIn('x.css', line), [])
  for (const line of ['className="ml-2"', "'-mr-1'", 'text-right', 'rounded-tl-full', 'style={{ marginLeft: 3 }}'])
    assert.equal(physicalIn('x.tsx', line).length, 1, line)
  for (const line of ['className="ms-2"', 'text-end', 'rounded-ss-full', 'inset-x-0'])
    assert.deepEqual(physicalIn('x.tsx', line), [])
})
