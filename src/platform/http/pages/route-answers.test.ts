import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ServerBuild } from 'react-router'
import { finishedText } from './page-body.ts'
import { keepRouteAnswers } from './route-answers.ts'

const build = { routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' } } as ServerBuild
const path = (page: number) => `/__manifest?paths=%2Far%2F${page}&version=1`

test('what is behind the links of a page is found once, and is a text that can be compressed', async () => {
  const answer = keepRouteAnswers(build)
  let asked = 0
  const find = async () => Response.json({ asked: ++asked }, { headers: { 'cache-control': 'immutable' } })
  for (const _ of [1, 2]) {
    const found = await answer(path(1), find)
    assert.equal(finishedText(found), '{"asked":1}')
    assert.equal(found.headers.get('cache-control'), 'immutable')
    assert.equal(found.headers.get('content-type'), 'application/json')
  }
  assert.equal(finishedText(await answer(path(2), find)), '{"asked":2}')
})

test('pages, refused questions and what nobody asked lately are found anew', async () => {
  const answer = keepRouteAnswers(build)
  let asked = 0
  const find = async (status: number) => new Response(status === 204 ? null : String(++asked), { status })
  for (const _ of [1, 2]) {
    assert.equal(finishedText(await answer('/ar/cart', () => find(200))), undefined)
    assert.equal((await answer(path(0), () => find(204))).status, 204)
  }
  assert.equal(asked, 2)
  for (let page = 1; page <= 101; page++) await answer(path(page), () => find(200))
  const before = asked
  await answer(path(2), () => find(200))
  assert.equal(asked, before)
  await answer(path(1), () => find(200))
  assert.equal(asked, before + 1)
})
