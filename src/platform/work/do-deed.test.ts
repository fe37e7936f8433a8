import assert from 'node:assert/strict'
import test from 'node:test'
import { z } from 'zod'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import { doDeed, namesDeed } from './do-deed.ts'

const forms = z.discriminatedUnion('do', [
  z.object({ do: z.literal('pack') }),
  z.object({ do: z.enum(['ship', 'send']), number: z.string().min(1) }),
])
const form = (fields: Readonly<Record<string, string>>) => {
  const made = new FormData()
  for (const [name, value] of Object.entries(fields)) made.set(name, value)
  return made
}
const invalid = (name: string) => (thrown: unknown) => {
  const { data, init } = thrown as { data: { invalidAction: string }; init: { status: number } }
  return data.invalidAction === name && init.status === 400
}

test('a form runs the action that it names, with its subject; another name or none is refused by name, with 400', () => {
  const done: string[] = []
  const deeds = { pack: () => 'packed' as const, unpack: (about: string) => done.push(about) }
  assert.equal(doDeed(form({ do: 'pack' }), deeds), 'packed')
  doDeed(form({ do: 'unpack:a:1' }), deeds)
  assert.deepEqual(done, ['a:1'])
  for (const name of ['explode', 'toString', '__proto__'])
    assert.throws(() => doDeed(form({ do: name }), deeds), invalid(name))
  assert.throws(() => doDeed(form({}), deeds), invalid(''))
  assert.throws(() => doDeed(form({ do: 'x'.repeat(500) }), deeds), invalid('x'.repeat(60)))
  assert.deepEqual(done, ['a:1'])
  assert.ok(namesDeed(form({ do: 'unpack:1' }), ['unpack']) && !namesDeed(form({}), ['unpack']))
})

test('a union of schemas, one per action, refuses in the same way; a wrong field of a known action stays an error of its field', () => {
  assert.throws(() => parseFields(form({ do: 'explode' }), forms, 'en'), invalid('explode'))
  assert.throws(() => parseFields(form({}), forms, 'en'), invalid(''))
  assert.equal(parseFields(form({ do: 'pack' }), forms, 'en').ok, true)
  const missing = parseFields(form({ do: 'send', number: '' }), forms, 'en')
  assert.ok(!missing.ok && missing.errors.number)
})
