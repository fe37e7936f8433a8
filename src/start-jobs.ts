import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import type { AppParts } from './app.ts'
import { deliverAnnouncements, openShift, type RoomJobs } from './platform/jobs.ts'
import { tellWire } from './platform/live/news-wire.ts'

const pulse = 300

/**
 * Starts what the shop does by itself: chores by the clock (pg-boss: one process of several does each), and the outbox,
 * under an advisory lock, so that two processes never deliver at once. Answers how to stop.
 */
export async function startJobs(
  shop: AppParts & { readonly url: string },
  rooms: readonly RoomJobs[],
): Promise<() => Promise<void>> {
  const boss = new PgBoss({ connectionString: shop.url, max: 3 })
  boss.on('error', (error) => shop.logger.warn({ err: error }, 'job queue'))
  await boss.start()
  for (const chore of rooms.flatMap((room) => room.chores ?? [])) {
    await boss.createQueue(chore.name)
    await boss.schedule(chore.name, chore.cron)
    await boss.work(chore.name, async () => {
      try {
        for (const site of ['eg', 'ae'] as const) await chore.run(openShift(shop.db, shop.ports, site, shop.clock()))
      } catch (error) {
        const isAlarm = error instanceof Error && error.name === 'Alarm'
        shop.logger[isAlarm ? 'fatal' : 'error']({ err: error, chore: chore.name }, 'chore failed')
        throw error
      }
    })
  }
  const stopOutbox = startOutbox(shop, rooms)
  return async () => {
    await stopOutbox()
    await boss.stop({ graceful: true, timeout: 5000 })
  }
}

function startOutbox(shop: AppParts, rooms: readonly RoomJobs[]): () => Promise<void> {
  let stopped = false
  let running: Promise<void> = Promise.resolve()
  const told = new Set<bigint>()
  const once = async () => {
    const failed = (error: unknown, handler: string) =>
      shop.logger.error({ err: error, handler }, 'announcement not handled')
    if (shop.standing) shop.standing.jobsBeat ??= performance.now()
    await shop.db.connection().execute(async (alone) => {
      const lock = await sql<{ mine: boolean }>`select pg_try_advisory_lock(7303) as mine`.execute(alone)
      if (!lock.rows[0]?.mine) return
      try {
        await tellWire(shop.db, told)
        await deliverAnnouncements(shop.db, shop.ports, rooms, shop.clock, failed)
      } finally {
        await sql`select pg_advisory_unlock(7303)`.execute(alone)
      }
    })
    if (shop.standing) shop.standing.jobsBeat = performance.now()
  }
  const loop = async () => {
    while (!stopped) {
      await once().catch((error) => shop.logger.warn({ err: error }, 'outbox'))
      await new Promise((wake) => setTimeout(wake, pulse))
    }
  }
  running = loop()
  return async () => {
    stopped = true
    await running
  }
}
