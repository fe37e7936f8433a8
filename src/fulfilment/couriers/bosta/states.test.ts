import assert from 'node:assert/strict'
import test from 'node:test'
import { waybillGoals } from '#fulfilment/couriers/waybills/apply-reading.ts'
import { waybillMoves } from '#fulfilment/couriers/waybills/waybill-moves.ts'
import { bostaMeaning, bostaStates } from './bosta-courier.ts'

// Code, what a booked waybill does, what a collected one does; null calls a person.
const published: readonly (readonly [number, readonly string[] | null, readonly string[] | null])[] = [
  [10, [], []],
  [11, [], []],
  [20, [], []],
  [21, ['collect'], []],
  [22, ['collect'], []],
  [23, ['collect'], []],
  [24, ['collect'], []],
  [25, [], []],
  [30, ['collect'], []],
  [40, [], []],
  [41, ['collect'], []],
  [45, ['collect', 'deliver'], ['deliver']],
  [46, ['collect', 'return'], ['return']],
  [47, [], []],
  [48, ['cancel'], null],
  [49, ['cancel'], null],
  [60, ['collect', 'return'], ['return']],
  [100, ['collect', 'lose'], ['lose']],
  [101, [], []],
  [102, [], []],
  [103, [], []],
  [104, [], []],
  [105, [], []],
]

for (const [code, booked, collected] of published) {
  test(`Bosta ${code}, ${bostaStates[code]?.name}`, () => {
    const { goal } = bostaMeaning({ code, isReturning: false, attempts: 0 })
    assert.deepEqual([waybillGoals[goal].booked, waybillGoals[goal].collected], [booked, collected])
  })
}

test('the table has exactly the published codes', () => {
  assert.deepEqual(
    Object.keys(bostaStates).map(Number),
    published.map(([code]) => code),
  )
})

test('an unpublished code moves nothing and calls a person', () => {
  assert.deepEqual(bostaMeaning({ code: 77, isReturning: false, attempts: 0 }), {
    goal: 'stay',
    attention: 'exception',
  })
})

test('a parcel on its way back counts as returning wherever it is, until it is back', () => {
  assert.equal(bostaMeaning({ code: 41, isReturning: true, attempts: 0 }).progress, 'returning')
  assert.equal(bostaMeaning({ code: 41, isReturning: false, attempts: 0 }).progress, 'outForDelivery')
  assert.equal(bostaMeaning({ code: 46, isReturning: true, attempts: 0 }).goal, 'returned')
})

test('an exception after a delivery attempt comes after its pickup', () => {
  const meaning = bostaMeaning({ code: 47, isReturning: false, attempts: 1 })
  assert.deepEqual(meaning, { goal: 'collected', attention: 'exception' })
})

test('every way from a state to a goal consists of moves of the table', () => {
  for (const [goal, ways] of Object.entries(waybillGoals))
    for (const [state, way] of Object.entries(ways)) {
      let at = state
      for (const event of way ?? []) {
        const move = waybillMoves.find((one) => one.from === at && one.event === event)
        assert.ok(move, `${goal} from ${state}: ${event}`)
        assert.ok((move.by as readonly string[]).includes('system'), `${goal} from ${state}: ${event} by the company`)
        at = move.to
      }
      if (way && way.length > 0) assert.equal(at, goal)
    }
})
