import assert from 'node:assert/strict'
import test from 'node:test'
import { z } from 'zod'
import { fieldErrors } from './parse-form.ts'

const body = z.object({
  price: z.number().nonnegative(),
  quantity: z.int().positive().max(100),
  title: z.string().min(1).max(5),
  items: z.array(z.object({ weight: z.int().min(1) })).optional(),
})
test('the number of required letters is worded with the language’s plural forms', () => {
  const short = z.object({ two: z.string().min(2), three: z.string().min(3), twelve: z.string().min(12) })
  const issues = short.safeParse({ two: 'a', three: 'a', twelve: 'a' }).error?.issues ?? []
  assert.deepEqual(fieldErrors(issues, 'ar'), {
    two: 'أقصر من المطلوب: حرفان على الأقل',
    three: 'أقصر من المطلوب: 3 أحرف على الأقل',
    twelve: 'أقصر من المطلوب: 12 حرفًا على الأقل',
  })
  assert.equal(fieldErrors(issues, 'en').two, 'Too short: at least 2 characters')
})

const said = (given: unknown) => fieldErrors(body.safeParse(given).error?.issues ?? [], 'en')

test('a missing value is asked for; a wrong one is called wrong', () => {
  assert.deepEqual(said({ title: '' }), {
    price: 'This is required',
    quantity: 'This is required',
    title: 'This is required',
  })
  assert.deepEqual(said({ price: '10', quantity: 1.5, title: 7 }), {
    price: 'Enter a number',
    quantity: 'Enter a whole number',
    title: 'This value is not valid',
  })
  assert.equal(said({ price: Number.POSITIVE_INFINITY, quantity: 1, title: 'a' }).price, 'Enter a number')
  const chosen = z.object({ why: z.enum(['late', 'broken']) }).safeParse({ why: '' })
  assert.equal(fieldErrors(chosen.error?.issues ?? [], 'en').why, 'Choose one of the options')
})

test('an exclusive limit is not offered as a valid value', () => {
  assert.equal(said({ price: 1, quantity: 0, title: 'a' }).quantity, 'More than 0')
  assert.equal(said({ price: -1, quantity: 1, title: 'a' }).price, 'At least 0')
  assert.equal(said({ price: 1, quantity: 101, title: 'a' }).quantity, 'At most 100')
  const nested = said({ price: 1, quantity: 1, title: 'abcdef', items: [{ weight: 0 }] })
  assert.deepEqual(nested, { title: 'Too long: at most 5 characters', 'items.0.weight': 'At least 1' })
})
