import assert from 'node:assert/strict'
import test from 'node:test'
import { isOpen, moveOf, outcomeFace, type PaymentStatus, paymentMoves, paymentStatuses } from './payment-moves.ts'
import arabic from './words.ar.json' with { type: 'json' }

const statuses = Object.keys(paymentStatuses) as PaymentStatus[]

test('paid and cancelled payments are final', () => {
  for (const status of ['successed', 'cancelled'] as const) {
    assert.deepEqual(
      paymentMoves.filter((move) => (move.from as string) === status),
      [],
    )
  }
})

test('each event leads to one status from each status', () => {
  const seen = paymentMoves.map((move) => `${move.from} ${move.event}`)
  assert.equal(new Set(seen).size, seen.length)
})

test('only the system or finance confirms that money came; the desk too, for cash with a code', () => {
  for (const move of paymentMoves) {
    if (move.event !== 'succeed' && move.event !== 'fail') continue
    const isCash = move.event === 'succeed' && move.from === 'pending_payment'
    assert.deepEqual([...move.by], isCash ? ['system', 'finance', 'desk'] : ['system', 'finance'])
  }
})

test('every open status can succeed, and has a look and a name', () => {
  for (const status of statuses) {
    if (isOpen(status)) assert.ok(moveOf(status, 'succeed'), status)
    assert.ok(['paid', 'pending', 'failed'].includes(outcomeFace(status)))
    assert.ok(`payments_status_${status}` in arabic)
  }
})
