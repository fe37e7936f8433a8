import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openJobContext } from '#platform/background/jobs.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { plugIn } from '#platform/work/ports.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { paidSample, type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'
import { claimOrder } from './claim-order.ts'
import { releaseOrder } from './release-order.ts'
import { releaseSuspended } from './release-suspended.ts'
import { undoClaim, undoRelease } from './undo-claim.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const other = (await database.write((work) => sampleStaff(work, ['reviewer']))).who
const holder = async (number: string) =>
  (await database.read((work) => findOrder(work, { number }), { who: cast.reviewer })).claimed_by
const at = (minutes: number) => new Date(Date.now() + minutes * 60_000)

test('a claim by mistake is undone, and so is a return by mistake', async () => {
  const { number } = await paidSample(stage, cast)
  const claimed = await stage(cast.reviewer, (work) => claimOrder(work, number))
  await database.write((work) => undoClaim(work, claimed ?? ''), { who: cast.reviewer, now: at(1) })
  assert.equal(await holder(number), null)
  const again = await database.write((work) => claimOrder(work, number), { who: cast.reviewer, now: at(2) })
  const released = await database.write((work) => releaseOrder(work, number, ''), { who: cast.reviewer, now: at(3) })
  await database.write((work) => undoRelease(work, released), { who: cast.reviewer, now: at(4) })
  assert.equal(await holder(number), cast.reviewer.id)
  await assert.rejects(
    database.write((work) => undoClaim(work, again ?? ''), { who: cast.reviewer, now: at(5) }),
    { code: 'TOO_LATE_TO_UNDO' },
    'something happened since',
  )
})

test('nobody undoes what a colleague did, or what was done on another site or long ago', async () => {
  const { number } = await paidSample(stage, cast)
  const claimed = (await stage(cast.reviewer, (work) => claimOrder(work, number))) ?? ''
  const late = { code: 'TOO_LATE_TO_UNDO' }
  await assert.rejects(
    stage(other, (work) => undoClaim(work, claimed)),
    late,
  )
  await assert.rejects(
    database.write((work) => undoClaim(work, claimed), { who: cast.reviewer, site: 'ae' }),
    late,
  )
  await assert.rejects(
    database.write((work) => undoClaim(work, claimed), { who: cast.reviewer, now: at(11) }),
    late,
  )
  await assert.rejects(
    stage(cast.reviewer, (work) => undoClaim(work, 'x')),
    late,
  )
  assert.equal(await holder(number), cast.reviewer.id)
})

test('a returned order that a colleague has claimed stays with the colleague', async () => {
  const { number } = await paidSample(stage, cast)
  await stage(cast.reviewer, (work) => claimOrder(work, number))
  const released = await database.write((work) => releaseOrder(work, number, ''), { who: cast.reviewer, now: at(1) })
  await database.write((work) => claimOrder(work, number), { who: other, now: at(2) })
  await assert.rejects(
    database.write((work) => undoRelease(work, released), { who: cast.reviewer, now: at(3) }),
    { code: 'TOO_LATE_TO_UNDO' },
  )
  assert.equal(await holder(number), other.id)
})

test('what a suspended reviewer had claimed goes back to the queue; what others have stays theirs', async () => {
  const gone = (await database.write((work) => sampleStaff(work, ['reviewer']))).who
  const [left, kept] = [await paidSample(stage, cast), await paidSample(stage, cast)]
  await stage(gone, (work) => claimOrder(work, left.number))
  await stage(cast.reviewer, (work) => claimOrder(work, kept.number))
  const release = () => releaseSuspended(openJobContext(database.db, plugIn([]), 'eg', new Date()))
  await release()
  assert.equal(await holder(left.number), gone.id)
  await database.db.updateTable('staff_members').set({ suspended_at: new Date() }).where('id', '=', gone.id).execute()
  await release()
  assert.deepEqual([await holder(left.number), await holder(kept.number)], [null, cast.reviewer.id])
  await stage(other, (work) => claimOrder(work, left.number))
  assert.equal(await holder(left.number), other.id)
})

test('who reviews no more loses what they had claimed to the queue; who became an admin keeps it', async () => {
  const [moved, raised] = [
    (await database.write((work) => sampleStaff(work, ['reviewer', 'desk']))).who,
    (await database.write((work) => sampleStaff(work, ['reviewer']))).who,
  ]
  const [left, kept] = [await paidSample(stage, cast), await paidSample(stage, cast)]
  await stage(moved, (work) => claimOrder(work, left.number))
  await stage(raised, (work) => claimOrder(work, kept.number))
  const roles = (id: string | null, now: readonly string[]) =>
    database.db
      .updateTable('staff_members')
      .set({ roles: [...now] })
      .where('id', '=', id)
      .execute()
  await roles(moved.id, ['desk'])
  await roles(raised.id, ['admin'])
  await releaseSuspended(openJobContext(database.db, plugIn([]), 'eg', new Date()))
  assert.deepEqual([await holder(left.number), await holder(kept.number)], [null, raised.id])
})
