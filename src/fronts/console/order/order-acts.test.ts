// The acts that stand on top of an order's page: each member sees those they may do now, of the goods and places that are theirs.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Role, roles } from '#platform/work/work.ts'
import type { ItemState } from '#selling/orders/items/item-states.ts'
import { openCases, orderActs } from './order-acts.ts'
import type { OrderCase } from './read-order-cases.ts'

type Facts = Parameters<typeof orderActs>[1]
type Request = Facts['requests'][number]

const member = (role: Role, places: readonly string[] = []) =>
  ({ kind: 'staff', id: 'm', roles: [role], places }) as const
const item = (state: ItemState, country = 'US', id = 'one') => ({ id, state, country })
const facts = (more: Partial<Facts>): Facts => ({ number: '100001', items: [], requests: [], payments: [], ...more })
const keys = (role: Role, more: Partial<Facts>, places: readonly string[] = []) =>
  orderActs(member(role, places), facts(more)).map(({ key }) => key)
const request = (more: Partial<Record<keyof Request, unknown>> = {}) =>
  ({
    number: 'R10001',
    state: 'ready',
    office: { code: 'cairo' },
    items: [{ id: 'one' }],
    ...more,
  }) as unknown as Request
const transfer = { number: 'PA-1', status: 'pending_review', isTransfer: true, isAtDesk: false } as const
const atDesk = { number: 'PA-2', status: 'pending', isTransfer: false, isAtDesk: true } as const

test('each stage of the goods leads to the screen that takes them on, for who works there', () => {
  const way: readonly (readonly [ItemState, string, Role])[] = [
    ['processing', 'review', 'reviewer'],
    ['pending_review', 'review', 'reviewer'],
    ['pending_purchase', 'purchase', 'buyer'],
    ['purchased', 'bought', 'buyer'],
    ['shipped_from_seller', 'receive', 'warehouse'],
    ['received_at_warehouse', 'pack', 'warehouse'],
    ['ready_for_shipping', 'ship', 'warehouse'],
    ['in_shipping_process', 'unload', 'hub'],
  ]
  for (const [state, key, role] of way) {
    assert.deepEqual(keys(role, { items: [item(state)] }), [key], `${role} at ${state}`)
    assert.deepEqual(keys('admin', { items: [item(state)] }), [key], `admin at ${state}`)
    assert.deepEqual(keys('content', { items: [item(state)] }), [], `content at ${state}`)
  }
})

test('nothing is left to do with goods that ended, whoever looks', () => {
  const ended: readonly ItemState[] = ['picked_up', 'delivered', 'cancelled']
  for (const role of roles)
    for (const state of ended)
      assert.deepEqual(
        keys(role, { items: [item(state)], requests: [request({ state: 'fulfilled' })] }),
        [],
        `${role} ${state}`,
      )
})

test('support sees how long arrived goods have waited and what they cost, and may waive it', () => {
  const waiting = { items: [item('waiting_delivery_request')] }
  assert.deepEqual(orderActs(member('support'), facts(waiting)), [{ key: 'wait', path: 'waiting/100001' }])
  assert.deepEqual(keys('desk', waiting), [])
})

test('a warehouse takes on only what comes to its country', () => {
  const items = [item('shipped_from_seller', 'GB')]
  assert.deepEqual(keys('warehouse', { items }, ['US']), [])
  assert.deepEqual(keys('warehouse', { items }, ['GB']), ['receive'])
})

test('an office hands over only its own open requests of these goods; the hub prepares those of every office', () => {
  const ready = { items: [item('ready_for_pickup')], requests: [request()] }
  assert.deepEqual(keys('desk', ready, ['cairo']), ['handOver'])
  assert.deepEqual(keys('desk', ready, ['dubai']), [])
  assert.deepEqual(keys('desk', { ...ready, requests: [request({ state: 'cancelled' })] }, ['cairo']), [])
  assert.deepEqual(keys('desk', { ...ready, requests: [request({ items: [{ id: 'another' }] })] }, ['cairo']), [])
  assert.deepEqual(keys('hub', { items: [item('prepare_for_pickup')], requests: [request()] }, ['eg']), ['prepare'])
})

test('goods come first and money last; a receipt is for finance, money at the desk for who has a till', () => {
  const both = { items: [item('pending_purchase'), item('purchased', 'US', 'two')], payments: [transfer, atDesk] }
  assert.deepEqual(orderActs(member('admin'), facts(both)), [
    { key: 'purchase', path: 'purchase?q=100001' },
    { key: 'bought', path: 'purchase/bought?q=100001' },
    { key: 'receipt', path: 'finance/receipts/PA-1' },
    { key: 'take', path: 'finance/tills' },
  ])
  assert.ok(!keys('buyer', both).some((key) => key === 'receipt' || key === 'take'))
  assert.deepEqual(
    keys('finance', { payments: [{ ...transfer, status: 'completed' }] as unknown as Facts['payments'] }),
    [],
  )
})

test('a case waits until it is over, and only where the member has its screen', () => {
  const one = (state: string, path: string | null = 'returns/RT1') => ({ state, path }) as unknown as OrderCase
  assert.deepEqual(openCases([one('proposed'), one('closed'), one('refunded'), one('proposed', null)]), [
    one('proposed'),
  ])
})
