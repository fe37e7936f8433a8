import assert from 'node:assert/strict'
import test from 'node:test'
import { isOpen, moveOf, outcomeFace, type PaymentStatus, paymentMoves, paymentStatuses } from './payment-moves.ts'
import arabic from './words.ar.json' with { type: 'json' }

const statuses = Object.keys(paymentStatuses) as PaymentStatus[]

test('money that arrived, and what was given up, is final', () => {
  for (const status of ['successed', 'cancelled'] as const) {
    assert.deepEqual(
      paymentMoves.filter((move) => (move.from as string) === status),
      [],
    )
  }
})

test('each event leads to one place from each status', () => {
  const seen = paymentMoves.map((move) => `${move.from} ${move.event}`)
  assert.equal(new Set(seen).size, seen.length)
})

test('only we, or finance, say that money came; cash for a code, the desk too', () => {
  for (const move of paymentMoves) {
    if (move.event !== 'succeed' && move.event !== 'fail') continue
    const isCash = move.event === 'succeed' && move.from === 'pending_payment'
    assert.deepEqual([...move.by], isCash ? ['system', 'finance', 'desk'] : ['system', 'finance'])
  }
})

test('what is open can succeed, and has a face and a name', () => {
  for (const status of statuses) {
    if (isOpen(status)) assert.ok(moveOf(status, 'succeed'), status)
    assert.ok(['paid', 'pending', 'failed'].includes(outcomeFace(status)))
    assert.ok(`payments_status_${status}` in arabic)
  }
})
