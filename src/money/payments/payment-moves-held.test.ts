// Every status, event and person of a payment: as the table declares it, or refused; by raw SQL too.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { type Actor, guest, roles, system } from '#platform/work/work.ts'
import { sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { lockPayment, movePayment } from './move-payment.ts'
import { openPayment } from './open-payment.ts'
import { moveOf, type PaymentEvent, type PaymentStatus, paymentMoves, paymentStatuses } from './payment-moves.ts'

const { write, pool } = await testDatabase()
const statuses = Object.keys(paymentStatuses) as PaymentStatus[]
const events = [...new Set(paymentMoves.map(({ event }) => event))]
const { id: customerId, who: customer } = await write((work) => sampleCustomer(work))

const path: Readonly<Record<PaymentStatus, readonly PaymentEvent[]>> = {
  pending: [],
  pending_payment: ['giveCode'],
  pending_review: ['uploadReceipt'],
  on_progress: ['openCheckout'],
  successed: ['openCheckout', 'succeed'],
  failed: ['openCheckout', 'fail'],
  cancelled: ['cancel'],
}

async function paymentIn(status: PaymentStatus): Promise<string> {
  const { id } = await write((work) =>
    openPayment(
      work,
      {
        key: `deposit-${newId()}`,
        customerId,
        initiator: 'deposit',
        method: 'creditCard',
        subject: null,
        amount: money(10_000n, 'EGP'),
      },
      sampleRoutes,
    ),
  )
  for (const event of path[status]) await move(event === 'uploadReceipt' ? customer : system, id, event)
  return id
}

const move = (who: Actor, id: string, event: PaymentEvent) =>
  write(
    async (work) => {
      const payment = await lockPayment({ ...work, who: system }, id)
      assert.ok(payment)
      return movePayment(work, payment, event)
    },
    { who },
  )

const staff = roles.map((role): Actor => ({ kind: 'staff', id: newId(), roles: [role], places: [] }))

function isDeclared(who: Actor, status: PaymentStatus, event: PaymentEvent): boolean {
  const by: readonly string[] = moveOf(status, event)?.by ?? []
  if (who.kind !== 'staff') return by.includes(who.kind)
  const isStaffMove = by.some((one) => one !== 'customer' && one !== 'system')
  return who.roles.some((role) => by.includes(role) || (role === 'admin' && isStaffMove))
}

test('each status, event and person: moves in the table happen, all others are refused and change nothing', async () => {
  for (const status of statuses) {
    const standing = await paymentIn(status)
    for (const event of events) {
      for (const who of [guest, customer, system, ...staff]) {
        const declared = isDeclared(who, status, event) ? moveOf(status, event) : null
        if (declared) {
          assert.equal((await move(who, await paymentIn(status), event)).status, declared.to)
          continue
        }
        await assert.rejects(
          move(who, standing, event),
          (error) => isRefusal(error) && error.code === 'PAYMENT_MOVE_NOT_ALLOWED' && error.status === 409,
          `${who.kind} ${status} ${event}`,
        )
      }
    }
    const { rows } = await pool.query('select status from payments where id = $1', [standing])
    assert.equal(rows[0]?.status, status)
  }
})

test('raw SQL can neither move a payment without its history or outside the table, nor change its history', async () => {
  for (const status of statuses) {
    const id = await paymentIn(status)
    for (const to of statuses.filter((one) => one !== status)) {
      await assert.rejects(pool.query('update payments set status = $2 where id = $1', [id, to]), `${status} ${to}`)
      if (paymentMoves.some((one) => one.from === status && one.to === to)) continue
      const both = `with step as (insert into payment_history (payment_id, at, event, from_status, to_status, who_kind)
          values ($1, now(), 'succeed', $3, $2, 'system') returning payment_id)
        update payments set status = $2 from step where id = step.payment_id`
      await assert.rejects(pool.query(both, [id, to, status]), `${status} ${to}, with history`)
    }
    await assert.rejects(pool.query('delete from payments where id = $1', [id]))
  }
  await assert.rejects(pool.query('delete from payment_history'))
  await assert.rejects(pool.query("update payment_history set event = 'x'"))
})

test('a payment that is paid or cancelled stays so, even if the table of moves allows more', async () => {
  await pool.query(
    "insert into allowed_moves values ('payment', 'successed', 'failed'), ('payment', 'cancelled', 'pending')",
  )
  for (const [from, to] of [
    ['successed', 'failed'],
    ['cancelled', 'pending'],
  ] as const) {
    const id = await paymentIn(from)
    const both = `with step as (insert into payment_history (payment_id, at, event, from_status, to_status, who_kind)
        values ($1, now(), 'fail', $3, $2, 'system') returning payment_id)
      update payments set status = $2 from step where id = step.payment_id`
    await assert.rejects(pool.query(both, [id, to, from]), /may not be changed like this/)
  }
})
