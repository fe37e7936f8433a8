// docs/two-people.md says what takes two people; here it is held to what the shop does.
import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { rootDirectory } from '#platform/settings/root-directory.ts'

const read = (path: string) => readFileSync(join(rootDirectory, path), 'utf8')
const files = readdirSync(join(rootDirectory, 'src'), { recursive: true, encoding: 'utf8' })
const textsOf = (ending: RegExp) => files.filter((path) => ending.test(path)).map((path) => read(`src/${path}`))

const rows = read('docs/two-people.md')
  .split('\n')
  .filter((line) => line.includes('`') && line.startsWith('| '))
  .map((line) => {
    const [, act, , code, held, proof] = line.split('|').map((cell) => cell.trim().replaceAll('`', ''))
    return { act: act!, code: code!, held: held!, proof: proof! }
  })
const migrations = textsOf(/\.sql$/).join('\n')
const useCases = textsOf(/^(?!.*\.(test|samples)\.).*\.ts$/).join('\n')
const refusals = textsOf(/\.refusals\.ts$/).join('\n')

test('what takes two people is refused by a use-case, kept by the database and proven by a test', () => {
  assert.ok(rows.length >= 15)
  for (const { act, code, held, proof } of rows) {
    assert.match(
      useCases,
      new RegExp(`throw no\\.${code}\\b|[?:] no\\.${code}\\b|=> no\\.${code}\\b`),
      `${act}: a use-case says ${code}`,
    )
    assert.match(migrations, new RegExp(`\\b${held}\\b`), `${act}: the database knows ${held}`)
    assert.ok(existsSync(join(rootDirectory, proof)), `${act}: ${proof} exists`)
    assert.match(read(proof), new RegExp(`\\b${code}\\b`), `${act}: ${proof} tries it`)
  }
})

test('no rule of two people is missing from the table', () => {
  const known = new Set(rows.map(({ code }) => code))
  const declared = [...refusals.matchAll(/^ {2}(\w*SECOND_PERSON\w*): /gm)].map((found) => found[1]!)
  assert.ok(declared.length >= 12)
  assert.deepEqual(
    declared.filter((code) => !known.has(code)),
    [],
  )
})
