import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeQuietAsk } from './quiet-ask.ts'

/** A clock that stands still until the test moves it. */
function handClock() {
  let time = 0
  const sleepers: { readonly until: number; readonly wake: () => void }[] = []
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
  return {
    clock: {
      now: () => time,
      wait: (ms: number) => new Promise<void>((wake) => sleepers.push({ until: time + ms, wake })),
    },
    async moveTo(to: number): Promise<void> {
      time = to
      for (const sleeper of sleepers.filter(({ until }) => until <= to)) {
        sleepers.splice(sleepers.indexOf(sleeper), 1)
        sleeper.wake()
      }
      await settle()
    },
  }
}

test('a guest’s changes in a burst are calculated once, 100 ms after the last of them', async () => {
  const { clock, moveTo } = handClock()
  const { noteChange, ask } = makeQuietAsk(100, clock)
  const asked: { readonly change: string; readonly at: number }[] = []
  const change = (name: string) => {
    noteChange()
    return ask(async () => {
      asked.push({ change: name, at: clock.now() })
      return `cost after ${name}`
    })
  }
  const answers = [change('item removed')]
  await moveTo(40)
  answers.push(change('quantity edited'))
  await moveTo(90)
  answers.push(change('coupon applied'))
  await moveTo(140)
  answers.push(change('coupon removed'))
  await moveTo(239)
  assert.deepEqual(asked, [], 'not before')
  await moveTo(240)
  assert.deepEqual(asked, [{ change: 'coupon removed', at: 240 }])
  assert.deepEqual(new Set(await Promise.all(answers)), new Set(['cost after coupon removed']))
  await moveTo(1000)
  const next = change('item removed')
  await moveTo(1100)
  assert.equal(await next, 'cost after item removed')
  assert.equal(asked.length, 2)
})

test('a change during the wait postpones the calculation, whoever made it', async () => {
  const { clock, moveTo } = handClock()
  const { noteChange, ask } = makeQuietAsk(100, clock)
  let count = 0
  noteChange()
  const answer = ask(async () => ++count)
  await moveTo(80)
  noteChange()
  await moveTo(100)
  assert.equal(count, 0)
  await moveTo(180)
  assert.equal(await answer, 1)
})

test('without a recent change, as for a customer or a newly opened page, it is calculated at once', async () => {
  const { clock, moveTo } = handClock()
  const { noteChange, ask } = makeQuietAsk(100, clock)
  assert.equal(await ask(async () => 'now'), 'now')
  noteChange()
  await moveTo(300)
  assert.equal(await ask(async () => 'long after'), 'long after')
})

test('a failed request is not kept: the next one is sent anew', async () => {
  const { clock } = handClock()
  const { ask } = makeQuietAsk(100, clock)
  await assert.rejects(ask(async () => Promise.reject(new Error('offline'))))
  assert.equal(await ask(async () => 'again'), 'again')
})
