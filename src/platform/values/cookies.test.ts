import assert from 'node:assert/strict'
import { test } from 'node:test'
import { halfTokenCookie, languageCookie, tokenCookie, tokenCookieHeader } from './cookies.ts'

const shop = 'https://www.marsa.example'

test('except on this machine the session is a __Host- cookie, which requires Secure, Path=/ and no Domain', () => {
  for (const origin of [shop, 'http://www.marsa.example', 'https://ae.marsa.example', 'http://10.0.0.5:3000']) {
    for (const name of [tokenCookie(origin), halfTokenCookie(origin)]) {
      const header = tokenCookieHeader(name, 'abc', origin)
      assert.match(header, /^__Host-(token|half)=abc; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
      assert.doesNotMatch(header, /domain/i)
    }
  }
  for (const origin of ['http://localhost:3000', 'http://ae.localhost:3000', 'http://127.0.0.1', 'http://[::1]:8080']) {
    assert.equal(tokenCookieHeader(tokenCookie(origin), 'abc', origin), 'token=abc; Path=/; HttpOnly; SameSite=Lax')
  }
})

test('a session lasts until the browser closes, or as asked; the language 365 days', () => {
  assert.doesNotMatch(tokenCookieHeader(tokenCookie(shop), 'abc', shop), /Max-Age|Expires/)
  assert.match(tokenCookieHeader(tokenCookie(shop), 'abc', shop, 31_536_000), /; Max-Age=31536000$/)
  assert.equal(languageCookie('ar', shop), 'lang=ar; Path=/; SameSite=Lax; Secure; Max-Age=31536000')
})
