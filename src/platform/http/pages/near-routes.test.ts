import assert from 'node:assert/strict'
import { test } from 'node:test'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { nearRoutes, nearWords } from './near-routes.ts'

type Routes = ServerBuild['routes']

const tree = [
  ['root', undefined, ''],
  ['home', 'root', ':locale', true],
  ['shop', 'root', ':locale'],
  ['cart', 'shop', 'cart'],
  ['orders', 'shop', 'account/orders'],
  ['order', 'shop', 'account/orders/:number'],
  ['item', 'shop', 'account/orders/:number/items/:item'],
  ['ops', 'root', ':locale/ops'],
  ['overview', 'ops', undefined, true],
  ['review', 'ops', 'review'],
  ['reviewed', 'ops', 'review/:number'],
  ['claims', 'ops', 'review/claims'],
  ['any', 'ops', ':queue/help'],
  ['old', 'root', 'old?/orders/:number'],
  ['robots', 'root', 'robots.txt'],
  ['missing', 'root', '*'],
] as const

const routes = Object.fromEntries(
  tree.map(([id, parentId, path, index]) => [id, { id, parentId, path: path || undefined, index, module: {} }]),
) as unknown as Routes

function toTree(some: Routes, parentId?: string): RouteObject[] {
  return Object.values(some)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) => {
      const { id, path, index } = route!
      return index ? { id, index: true } : { id, ...(path && { path }), children: toTree(some, id) }
    })
}

const found = (some: Routes, path: string) =>
  (matchRoutes(toTree(some), path) ?? []).map(({ route, params }) => [route.id, params])

test('an address finds among the routes near it what it finds among all', () => {
  const words = [
    'ar',
    'ops',
    'review',
    'claims',
    'account',
    'orders',
    '100',
    'items',
    'cart',
    'help',
    'old',
    'nowhere',
    'OPS',
  ]
  let count = 0
  for (const first of ['', ...words])
    for (const second of ['', ...words])
      for (const third of ['', ...words])
        for (const rest of ['', '/100', '/claims', '/help', '/items/7', '/100/items/7']) {
          const path = `/${[first, second, third].filter(Boolean).join('/')}${rest}`
          const near = nearWords(routes, path)
          if (!near) continue
          assert.deepEqual(found(nearRoutes(routes, near), path), found(routes, path), path)
          count += 1
        }
  assert.ok(count > 10_000)
})

test('near are few: a desk of the console leaves the account and the cart out', () => {
  const near = Object.keys(nearRoutes(routes, nearWords(routes, '/ar/ops/review/100') ?? []))
  assert.deepEqual(near, [
    'root',
    'home',
    'shop',
    'ops',
    'overview',
    'review',
    'reviewed',
    'claims',
    'any',
    'old',
    'missing',
  ])
})

test('an address in other letters is looked up among all', () => {
  for (const path of ['/%61r/ops', '/__manifest', '/ar//ops']) assert.equal(nearWords(routes, path), null)
})

test('the data of a page are found where the page is', () => {
  assert.deepEqual(nearWords(routes, '/ar/ops/review.data'), nearWords(routes, '/ar/ops/review'))
  assert.deepEqual(nearWords(routes, '/ar/ops/_.data'), nearWords(routes, '/ar/ops'))
})
