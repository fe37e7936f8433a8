import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Actor, guest, system } from '#platform/work/work.ts'
import { requireSecondPerson } from './require-second-person.ts'

const amira: Actor = {
  kind: 'staff',
  id: 'amira',
  roles: ['finance'],
  places: [],
}

test('somebody else of the staff agrees, whoever of several wrote it', () => {
  requireSecondPerson({ who: amira }, 'basma')
  requireSecondPerson({ who: amira }, 'basma', 'maha')
})

test('nobody agrees to their own, to what nobody proposed, or from outside the staff', () => {
  const refused = { code: 'SECOND_PERSON_NEEDED', status: 409 }
  assert.throws(() => requireSecondPerson({ who: amira }, 'amira'), refused)
  assert.throws(() => requireSecondPerson({ who: amira }, 'basma', 'amira'), refused)
  assert.throws(() => requireSecondPerson({ who: amira }, null), refused)
  for (const who of [guest, system]) assert.throws(() => requireSecondPerson({ who }, 'basma'), refused)
})
