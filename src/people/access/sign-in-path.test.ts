import assert from 'node:assert/strict'
import { test } from 'node:test'
import { signInPath } from './sign-in-path.ts'

const wayBack = (url: string) => {
  const door = new URL(signInPath('/ar/auth/signin', new Request(`http://localhost:4400${url}`)), 'http://localhost')
  return door.searchParams.get('backUrl')
}

test('the return address is the page that was asked for, with its query', () => {
  assert.equal(wayBack('/ar/checkout?step=2'), '/ar/checkout?step=2')
})

test('a page asked for by the router returns as the page', () => {
  assert.equal(wayBack('/ar/account/addresses.data?_routes=people%2Faddresses.page'), '/ar/account/addresses')
  assert.equal(wayBack('/en/account/orders/_.data?tab=ongoing&_routes=x'), '/en/account/orders?tab=ongoing')
})

test('a malformed address gives no return address', () => {
  assert.equal(wayBack('//evil.example/x'), null)
})
