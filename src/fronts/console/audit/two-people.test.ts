// docs/two-people.md says what takes two people; here it is held to what the shop does.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { rootDirectory } from '#platform/settings/root-directory.ts'

const read = (path: string) => readFileSync(join(rootDirectory, path), 'utf8')
const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length

const files = readdirSync(join(rootDirectory, 'src'), { recursive: true, encoding: 'utf8' }).map(
  (path) => `src/${path}`,
)
const migrations = files
  .filter((path) => path.endsWith('.sql'))
  .map(read)
  .join('\n')
const useCases = files.filter((path) => /^(?!.*\.(test|samples)\.).*\.ts$/.test(path) && !path.includes('/access/'))

const rows = read('docs/two-people.md')
  .split('\n')
  .filter((line) => line.includes('`') && line.startsWith('| '))
  .map((line) => {
    const [, act, , askedIn, code, held, proof] = line.split('|').map((cell) => cell.trim().replaceAll('`', ''))
    return { act: act!, askedIn: askedIn!.split(', '), code: code!, held: held!, proof: proof! }
  })
const shared = 'SECOND_PERSON_NEEDED'
const callsIt = /\brequireSecondPerson\(work, /g
const comparesItself = /=== (work\.)?who(\.id)?\) throw /g

test('what takes two people is refused by a use-case, kept by the database and proven by a test', () => {
  assert.ok(rows.length >= 15)
  for (const { act, askedIn, code, held, proof } of rows) {
    for (const path of askedIn) {
      const text = read(path)
      const asks = code === shared ? callsIt : new RegExp(`throw no\\.${code}\\b`, 'g')
      assert.ok(count(text, asks) > 0, `${act}: ${path} refuses with ${code}`)
    }
    assert.match(migrations, new RegExp(`\\b${held}\\b`), `${act}: the database knows ${held}`)
    const acts = rows.filter((row) => row.proof === proof && row.code === code).length
    assert.ok(count(read(proof), new RegExp(`'${code}'`, 'g')) >= acts, `${act}: ${proof} tries it`)
  }
})

test('no use-case that takes two people is missing from the table, and none compares people in its own way', () => {
  const known = (code: string) => rows.flatMap((row) => (row.code === code ? row.askedIn : []))
  const withFile = (pattern: RegExp) => useCases.filter((path) => count(read(path), pattern) > 0)
  assert.deepEqual(withFile(callsIt).toSorted(), known(shared).toSorted())
  const own = new Set(rows.filter(({ code }) => code !== shared).flatMap(({ askedIn }) => askedIn))
  assert.deepEqual(
    withFile(comparesItself).filter((path) => !own.has(path)),
    [],
  )
  const declared = files
    .filter((path) => path.endsWith('.refusals.ts'))
    .flatMap((path) => [...read(path).matchAll(/^ {2}(\w*SECOND_PERSON\w*): /gm)])
  assert.deepEqual(
    declared.map(([, code]) => code!).filter((code) => !rows.some((row) => row.code === code)),
    [],
  )
})
