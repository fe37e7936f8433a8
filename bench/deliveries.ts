import { sql } from 'kysely'
import { deliverAnnouncements } from '#platform/background/deliver.ts'
import type { Handler } from '#platform/background/jobs.ts'
import { type OpenDatabase, write } from '#platform/database/database.ts'
import { announce } from '#platform/work/announce.ts'
import { newId } from '#platform/work/id.ts'
import { plugIn } from '#platform/work/ports.ts'
import { system } from '#platform/work/work.ts'

const hearers = 4
const many = 1000

/**
 * Deliveries per second to hearers that do nothing, and to hearers that each write a row, beside transactions that
 * write that row.
 */
export async function benchDeliveries({ db }: Pick<OpenDatabase, 'db'>) {
  const occasion = { who: system, now: new Date(), site: 'eg', locale: 'en' } as const
  const row = () => sql`insert into rate_limits (bucket, window_start, hits) values (${newId()}, now(), 1)`
  const writeRow = () =>
    write(db, occasion, (work) =>
      row()
        .execute(work.db)
        .then(() => undefined),
    )
  const rate = async (does: () => Promise<void>) => {
    await write(db, occasion, async (work) => {
      for (let said = 0; said < many; said++) await announce(work, 'lookup.answered', { lookupId: String(said) })
    })
    const handlers = Array.from({ length: hearers }, (_, place): Handler => {
      return { name: `bench.${place}`, on: 'lookup.answered', lane: 'orders', handle: does }
    })
    const start = performance.now()
    const fail = (error: unknown) => {
      throw error
    }
    const done = await deliverAnnouncements(db, plugIn([]), [{ handlers }], () => new Date(), fail)
    return done / ((performance.now() - start) / 1000)
  }
  const bare = async () => {
    const start = performance.now()
    let left = 2000
    const client = async () => {
      while (left-- > 0) await writeRow()
    }
    await Promise.all(Array.from({ length: 16 }, client))
    return 2000 / ((performance.now() - start) / 1000)
  }
  await rate(async () => undefined)
  return { nothing: await rate(async () => undefined), writing: await rate(writeRow), bare: await bare() }
}
