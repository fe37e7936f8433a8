import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isSealed } from '#platform/work/key-ring.ts'
import { makeSealer } from './seal.ts'

const sealer = makeSealer('the secret of today')
const plain = Buffer.from('JBSWY3DPEHPK3PXP')

test('sealed data reveals nothing, differs each time and can be opened again', () => {
  const [one, two] = [sealer.seal(plain, 'a'), sealer.seal(plain, 'a')]
  assert.notDeepEqual(one, two)
  assert.equal(one.includes(plain), false)
  assert.ok(isSealed(one) && !isSealed(plain))
  assert.deepEqual(sealer.open(one, 'a'), plain)
})

test('data that was moved to another owner, or changed by a bit, cannot be opened', () => {
  const sealed = sealer.seal(plain, 'staff:1')
  assert.throws(() => sealer.open(sealed, 'staff:2'))
  for (const at of [4, 9, 21, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed[at]! ^= 1
    assert.throws(() => sealer.open(changed, 'staff:1'), `byte ${at}`)
  }
})

test('a new secret opens data of an earlier one as long as that is configured, and reports that it is not current', () => {
  const sealed = sealer.seal(plain, 'a')
  const next = makeSealer('the secret of tomorrow', ['the secret of today'])
  assert.deepEqual(next.open(sealed, 'a'), plain)
  assert.equal(next.isCurrent(sealed), false)
  assert.equal(next.isCurrent(next.seal(plain, 'a')), true)
  assert.throws(() => makeSealer('another').open(sealed, 'a'), /SECRET_BEFORE/)
})
