import assert from 'node:assert/strict'
import test from 'node:test'
import { z } from 'zod'
import { requireKnownAction } from './known-action.ts'
import { parseFields } from './parse-form.ts'

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

test('an action nobody knows is answered with its name and 400; one that is known is parsed as ever', () => {
  assert.throws(() => parseFields(form({ do: 'explode' }), forms, 'en'), invalid('explode'))
  assert.equal(parseFields(form({ do: 'pack' }), forms, 'en').ok, true)
  const missing = parseFields(form({ do: 'send', number: '' }), forms, 'en')
  assert.ok(!missing.ok && missing.errors.number, 'a wrong field of a known action stays an error of its field')
  assert.throws(() => requireKnownAction(form({ intent: 'explode' }), 'intent', ['receipt']), invalid('explode'))
  requireKnownAction(form({ intent: 'receipt' }), 'intent', ['receipt'])
  requireKnownAction(form({}), 'intent', ['receipt'])
})
