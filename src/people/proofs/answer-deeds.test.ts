import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import type { Visit } from '#platform/http/visit.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { answerDeed, answerDeeds, deed, deedInSteps, noFields, provedDeed } from './answer-deeds.ts'

const done: unknown[] = []
const visit = {
  locale: 'en',
  who: { kind: 'staff', id: '1', roles: [], places: [], isProved: true },
  write: (act: (work: Work) => Promise<unknown>) => act({ locale: 'en' } as Work),
} as unknown as Visit
const formOf = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
const counting = z.object({ count: z.coerce.number().int().min(1) })
const deeds = {
  keep: deed(
    counting,
    async (_, { count }) => done.push(count),
    (_, { count }) => `kept&count=${count}`,
  ),
  remove: deed(noFields, async (_, __, { about }) => done.push(about), 'removed'),
  pay: provedDeed(counting, async () => done.push('paid'), 'paid'),
  refuse: deed(
    noFields,
    async () => {
      throw no.NOT_FOUND({ path: 'count' })
    },
    'never',
  ),
  look: deedInSteps(counting, async () => new Response('seen')),
}
const press = (fields: Readonly<Record<string, string>>) => answerDeeds(visit, formOf(fields), deeds, 'ops/things')
const goesTo = (answer: unknown) => (answer as Response).headers.get('location')

test('a deed is done with what its form says, and leads back with the word for it', async () => {
  assert.equal(goesTo(await press({ do: 'keep', count: '2' })), '/en/ops/things?done=kept&count=2')
  assert.equal(goesTo(await press({ do: 'remove:a:1' })), '/en/ops/things?done=removed')
  assert.equal(goesTo(await press({ do: 'pay', count: '3' })), '/en/ops/things?done=paid')
  assert.deepEqual(done, [2, 'a:1', 'paid'])
  const alone = await answerDeed(visit, formOf({ count: '4' }), deeds.keep, (word) => `/elsewhere?${word}`)
  assert.equal(goesTo(alone), '/elsewhere?kept&count=4')
  const own = await press({ do: 'look', count: '1' })
  assert.ok(own instanceof Response && (await own.text()) === 'seen')
})

test('a wrong field and a refusal come back at their fields with what was typed; another deed is refused by name', async () => {
  const before = done.length
  const wrong = await press({ do: 'pay', count: '0', proof: '123456' })
  assert.ok(!(wrong instanceof Response))
  assert.deepEqual(
    [wrong.init?.status, wrong.data.errors, wrong.data.typed],
    [422, { count: 'At least 1' }, { do: 'pay', count: '0' }],
  )
  const refused = await press({ do: 'refuse', count: '7' })
  assert.ok(!(refused instanceof Response))
  assert.deepEqual(
    [refused.init?.status, Object.keys(refused.data.errors), refused.data.typed.count],
    [404, ['count'], '7'],
  )
  await assert.rejects(press({ do: 'explode' }), (thrown) => {
    return (thrown as { data: { invalidAction: string } }).data.invalidAction === 'explode'
  })
  assert.equal(done.length, before)
})

test('a proved deed checks the typed proof before anything is done; a wrong one is refused and never returned', async () => {
  const before = done.length
  const unproved = { ...visit, token: null, who: { ...visit.who, isProved: false } } as Visit
  const form = formOf({ do: 'pay', count: '5', proof: '000000' })
  const refused = await answerDeeds(unproved, form, deeds, 'ops/things')
  assert.ok(!(refused instanceof Response))
  assert.deepEqual([refused.data.code, refused.data.typed], ['NOT_SIGNED_IN', { do: 'pay', count: '5' }])
  assert.equal(done.length, before)
})
