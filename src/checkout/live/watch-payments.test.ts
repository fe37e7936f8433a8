import assert from 'node:assert/strict'
import test from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { type PaymentMark, watchPayments } from './watch-payments.ts'

test('a change is told to its customer once, what stood there before is no news, and a moment without database is none', async () => {
  let marks: PaymentMark[] = [
    { id: 'one', customerId: 'salma', mark: 'pending' },
    { id: 'two', customerId: 'omar', mark: 'pending' },
  ]
  let isAway = false
  let questions = 0
  const read = async (customers: readonly string[]) => {
    questions++
    if (isAway) throw new Error('away')
    return marks.filter(({ customerId }) => customers.includes(customerId))
  }
  const told: string[] = []
  const begun = () => undefined
  const watch = watchPayments(5)
  const leave = watch.add({ customerId: 'salma', read, begun, tell: (id) => told.push(`salma ${id}`) })
  watch.add({ customerId: 'omar', read, begun, tell: (id) => told.push(`omar ${id}`) })
  await sleep(60)
  assert.deepEqual(told, [])
  isAway = true
  await sleep(30)
  marks = [
    { id: 'one', customerId: 'salma', mark: 'successed' },
    marks[1]!,
    { id: 'new', customerId: 'omar', mark: 'pending' },
  ]
  isAway = false
  await sleep(80)
  assert.deepEqual(told, ['salma one', 'omar new'])
  leave()
  marks = [{ id: 'one', customerId: 'salma', mark: 'failed' }]
  await sleep(60)
  assert.deepEqual(told, ['salma one', 'omar new'])
  watch.close()
  const before = questions
  await sleep(40)
  assert.ok(questions - before <= 1, 'nobody asks for nobody')
})

test('who begins to watch is told so only after a look: a change between the two is asked for, in a second tab too', async () => {
  let mark = 'pending'
  let isAway = true
  const happened: string[] = []
  const read = async () => {
    if (isAway) throw new Error('away')
    return [{ id: 'one', customerId: 'salma', mark }]
  }
  const watch = watchPayments(5)
  const tab = (name: string) => ({
    customerId: 'salma',
    read,
    begun: () => happened.push(`${name} begins at ${mark}`),
    tell: () => happened.push(`${name} hears ${mark}`),
  })
  watch.add(tab('first'))
  await sleep(40)
  assert.deepEqual(happened, [])
  mark = 'code given'
  isAway = false
  while (happened.length < 1) await sleep(5)
  assert.deepEqual(happened, ['first begins at code given'])
  watch.add(tab('second'))
  mark = 'successed'
  while (happened.length < 4) await sleep(5)
  assert.deepEqual(happened, [
    'first begins at code given',
    'first hears successed',
    'second hears successed',
    'second begins at successed',
  ])
  watch.close()
})
