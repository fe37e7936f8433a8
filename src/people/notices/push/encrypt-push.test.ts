import assert from 'node:assert/strict'
import { createPublicKey, verify } from 'node:crypto'
import test from 'node:test'
import { arePushKeys, encryptPush, longestPush } from './encrypt-push.ts'
import { isPushEndpoint } from './push-hosts.ts'
import { isVapidPair, vapidHeader } from './vapid.ts'

const browser = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}

test('a message is encrypted as in the example of RFC 8291', () => {
  const body = encryptPush('When I grow up, I want to be a watermelon', browser, {
    privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
    salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
  })
  assert.equal(
    body.toString('base64url'),
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('two messages never look alike, and one that is too long is not sent', () => {
  assert.notEqual(encryptPush('x', browser).toString('hex'), encryptPush('x', browser).toString('hex'))
  assert.throws(() => encryptPush('x'.repeat(longestPush + 1), browser))
})

test('our key signs for the origin of the push service, for twelve hours', () => {
  const keys = {
    privateKey: 'ERERERERERERERERERERERERERERERERERERERERERE',
    publicKey: 'BAIX5hfwtkQ5KCePlpmeaaI6TywVK99tbN9m5bgCgtTtGUp968uXcS0t2jyoWqh2Wlb0X8dYWZZS8ol8ZTBuV5Q',
    subject: 'mailto:ops@shop.example',
  }
  assert.ok(isVapidPair(keys.publicKey, keys.privateKey))
  assert.ok(!isVapidPair(browser.p256dh, keys.privateKey))
  const now = new Date((1_767_225_600 - 12 * 3600) * 1000)
  const header = vapidHeader(keys, 'https://push.example.net/send/abc', now)
  const [, head = '', said = '', signature = '', key] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? []
  assert.equal(
    `${head}.${said}`,
    'eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE3NjcyMjU2MDAsInN1YiI6Im1haWx0bzpvcHNAc2hvcC5leGFtcGxlIn0',
  )
  assert.equal(key, keys.publicKey)
  const point = Buffer.from(keys.publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
  const given = Buffer.from(signature, 'base64url')
  assert.ok(verify('sha256', Buffer.from(`${head}.${said}`), { key: publicKey, dsaEncoding: 'ieee-p1363' }, given))
})

test('keys that are no point of the curve are refused', () => {
  assert.ok(arePushKeys(browser))
  assert.ok(!arePushKeys({ ...browser, auth: 'short' }))
  assert.ok(!arePushKeys({ ...browser, p256dh: Buffer.alloc(65, 4).toString('base64url') }))
})

test('only push services of browsers are sent to', () => {
  for (const good of [
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://wns2-par02p.notify.windows.com/w/?token=x',
    'https://web.push.apple.com/Qx',
  ])
    assert.ok(isPushEndpoint(good, []), good)
  for (const bad of [
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilpush.apple.com.example/x',
    'https://user@fcm.googleapis.com/x',
    'https://169.254.169.254/latest/meta-data',
    'http://127.0.0.1:5432/',
    'javascript:alert(1)',
  ])
    assert.ok(!isPushEndpoint(bad, []), bad)
  assert.ok(isPushEndpoint('http://127.0.0.1:9999/x', ['127.0.0.1:9999']))
})
