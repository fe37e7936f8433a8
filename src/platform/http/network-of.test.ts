import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import fc from 'fast-check'
import { rootDirectory } from '#platform/settings/root-directory.ts'
import { networkOf } from './network-of.ts'

test('IPv4 is counted as it is, in whatever notation', () => {
  for (const ip of [
    '192.0.2.7',
    '::ffff:192.0.2.7',
    '::FFFF:c000:207',
    '0:0:0:0:0:ffff:192.0.2.7',
    '[::ffff:192.0.2.7]',
  ]) {
    assert.equal(networkOf(ip), '192.0.2.7', ip)
  }
  assert.notEqual(networkOf('192.0.2.7'), networkOf('192.0.2.8'))
})

test('IPv6 is counted by its /64: other addresses in it change nothing, the next /64 is another', () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((number) => number.toString(16))
  const host = fc.tuple(group, group, group, group).map((groups) => groups.join(':'))
  fc.assert(fc.property(host, (one) => networkOf(`2001:db8:aa:bb:${one}`) === '2001:db8:aa:bb::/64'))
  assert.equal(networkOf('2001:DB8:aa:bb::1'), networkOf('2001:0db8:00aa:00bb:0:0:0:2'))
  assert.notEqual(networkOf('2001:db8:aa:bb::1'), networkOf('2001:db8:aa:bc::1'))
  assert.equal(networkOf('fe80::1%eth0'), 'fe80:0:0:0::/64')
  assert.equal(networkOf('::1'), '0:0:0:0::/64')
})

test('a text that is no address is its own, short key', () => {
  assert.equal(networkOf('somewhere'), 'somewhere')
  assert.equal(networkOf('x'.repeat(500)).length, 64)
})

test('every limit counts addresses in this way', () => {
  const source = join(rootDirectory, 'src')
  const paths = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !path.endsWith('.test.ts'),
  )
  const wrong = paths.filter((path) =>
    readFileSync(join(source, path), 'utf8')
      .split('\n')
      .some((line) => /(limitRate|limitGrowing)\(.*\bip\b|bucket.*\$\{[\w.]*\bip\b/.test(line)),
  )
  assert.deepEqual(wrong, [])
})
