import assert from 'node:assert/strict'
import { test } from 'node:test'
import { limitAtOnce } from './limit-at-once.ts'

test('two run, three wait in order, the sixth is refused; a failed one frees its place', async () => {
  const run = limitAtOnce(2, 3)
  const begun: number[] = []
  const end: (() => void)[] = []
  const act = (number: number) => () =>
    new Promise<number>((resolve, reject) => {
      begun.push(number)
      end[number] = () => (number === 1 ? reject(new Error('it failed')) : resolve(number))
    })
  const asked = [0, 1, 2, 3, 4].map((number) => run(act(number)))
  const failed = assert.rejects(asked[1]!, /it failed/)
  assert.equal(await run(act(5)), null)
  assert.deepEqual(begun, [0, 1])
  end[1]!()
  await failed
  assert.deepEqual(begun, [0, 1, 2])
  end[0]!()
  assert.equal(await asked[0], 0)
  assert.deepEqual(begun, [0, 1, 2, 3])
  for (const number of [2, 3]) end[number]!()
  assert.deepEqual(await Promise.all([asked[2], asked[3]]), [2, 3])
  end[4]!()
  assert.equal(await asked[4], 4)
  const last = run(act(6))
  end[6]!()
  assert.equal(await last, 6)
})
