import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import { rootDirectory } from '#platform/settings/root-directory.ts'
import { sentence } from '#platform/work/sentence.ts'
import { kindNames, messageKinds } from './message-kinds.ts'

const words = globSync('src/**/words.ar.json', { cwd: rootDirectory }).flatMap((path) =>
  Object.keys(JSON.parse(readFileSync(join(rootDirectory, path), 'utf8'))),
)
// Words for the subject of a kind that has two: a whole order that is cancelled is not "items of it".
const otherSubjects = ['orders_mail_cancelled_whole_subject']

test('every letter that has words is in the catalogue', () => {
  const subjects = words.filter(
    (key) => /_(mail_.*|farewell)_subject$|^staff_mail_.*_title$/.test(key) && !otherSubjects.includes(key),
  )
  const known: readonly string[] = kindNames.flatMap((kind) => [`${kind}_subject`, `${kind}_title`])
  assert.ok(subjects.length > 60)
  assert.deepEqual(
    subjects.filter((key) => !known.includes(key)),
    [],
  )
})

test('every kind of the catalogue has a subject and its paragraphs, in both languages', () => {
  for (const kind of kindNames)
    for (const locale of ['ar', 'en'] as const) {
      assert.ok(
        sentence(`${kind}_subject`, {}, locale) ?? sentence(kind, {}, locale) ?? sentence(`${kind}_title`, {}, locale),
        `${kind} has no subject`,
      )
      const { texts = [`${kind}_text`] } = messageKinds[kind]
      // What an answer says is what was written.
      if (kind === 'tickets_mail_answered') continue
      for (const text of texts) assert.ok(sentence(text, {}, locale), `${kind} has no ${text}`)
    }
})

test('every kind is used: no dead entry stays in the catalogue', () => {
  const code = globSync('src/**/*.ts', { cwd: rootDirectory })
    .filter((path) => !path.includes('notices/kinds/') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(rootDirectory, path), 'utf8'))
    .join('\n')
  // Some are put together from their last part.
  const stem = (kind: string) =>
    kind.replace(
      /_(sent|returned|invitation|password|ready|requested|approved|paid|rejected|failed|expired|credited|ask|approve|reject|office|receive|refund|expire|unpaid|unanswered)(_back)?$/,
      '',
    )
  assert.deepEqual(
    kindNames.filter((kind) => !code.includes(kind) && !code.includes(stem(kind))),
    [],
  )
})
