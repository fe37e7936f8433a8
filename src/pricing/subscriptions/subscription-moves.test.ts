import assert from 'node:assert/strict'
import test from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { findMove } from '#platform/work/moves.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { type Actor, guest, roles, system } from '#platform/work/work.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { sampleRequested } from '#world/samples/pricing/subscriptions.samples.ts'
import { lockSubscription, moveSubscription } from './move-subscription.ts'
import { notePackagePaid } from './start-subscription.ts'
import {
  type SubscriptionEvent,
  type SubscriptionMove,
  type SubscriptionStatus,
  subscriptionMoves,
  subscriptionStatuses,
} from './subscription-moves.ts'

const { write, pool } = await testDatabase()
const events = [...new Set(subscriptionMoves.map(({ event }) => event))]

const path: Readonly<Record<SubscriptionStatus, readonly SubscriptionEvent[]>> = {
  Requested: [],
  Active: ['start'],
  Expired: ['start', 'expire'],
  QuotaReached: ['start', 'fill'],
  Unsubscribed: ['start', 'unsubscribe'],
  Switched: ['start', 'replace'],
  Cancelled: ['cancel'],
}

async function subscriptionIn(status: SubscriptionStatus) {
  const { who, id: customerId } = await write((work) => sampleCustomer(work))
  const { id } = await write((work) => sampleRequested(work, customerId))
  await write((work) => notePackagePaid(work, id))
  for (const event of path[status]) await move(event === 'cancel' || event === 'unsubscribe' ? who : system, id, event)
  return { id, who }
}

const move = (who: Actor, id: string, event: SubscriptionEvent) =>
  write(
    async (work) => {
      const held = await lockSubscription({ ...work, who: system }, id)
      const times = event === 'start' ? { starts_at: work.now, ends_at: new Date(work.now.getTime() + 86_400_000) } : {}
      return moveSubscription(work, held, event, times)
    },
    { who },
  )

test('each state, event and person: moves in the table happen, all others are refused and change nothing', async () => {
  let happened = 0
  for (const status of subscriptionStatuses) {
    for (const event of events) {
      const { id, who } = await subscriptionIn(status)
      const others: readonly Actor[] = [
        guest,
        ...roles.map((role) => ({ kind: 'staff', id: who.id, roles: [role], places: [] }) as const),
      ]
      for (const actor of [...others, who, system]) {
        const declared = findMove<SubscriptionMove>(actor, subscriptionMoves, status, event)
        if (!declared) {
          await assert.rejects(move(actor, id, event), (error) => {
            return isRefusal(error) && error.code === 'SUBSCRIPTION_NOT_ALLOWED' && error.status === 409
          })
          continue
        }
        happened++
        assert.equal((await move(actor, id, event)).status, declared.to)
        break
      }
    }
  }
  assert.equal(happened, subscriptionMoves.length)
})

test('raw SQL can neither move a subscription without its history nor change the terms it was sold with', async () => {
  const { id } = await subscriptionIn('Active')
  const refused = (sql: string) => assert.rejects(pool.query(sql, [id]), sql)
  await refused("update subscriptions set status = 'Expired' where id = $1")
  await refused('update subscriptions set price_minor = 1 where id = $1')
  await refused('update subscriptions set quota_minor = null where id = $1')
  await refused("update subscriptions set starts_at = starts_at + interval '1 day' where id = $1")
  await refused('delete from subscriptions where id = $1')
  await refused('delete from subscription_history where subscription_id = $1')
  const unpaid = await write(async (work) => sampleRequested(work, (await sampleCustomer(work)).id))
  await assert.rejects(
    pool.query(
      `with step as (insert into subscription_history (subscription_id, at, event, from_status, to_status, who_kind)
        values ($1, now(), 'start', 'Requested', 'Active', 'system') returning subscription_id)
       update subscriptions set status = 'Active', starts_at = now(), ends_at = now() + interval '1 month'
       from step where id = step.subscription_id`,
      [unpaid.id],
    ),
    /starts unpaid|may not move/,
  )
})
