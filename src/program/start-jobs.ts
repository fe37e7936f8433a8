import { type Failed, layOutChores, openDeliverer } from '#platform/background/deliver.ts'
import type { RoomJobs } from '#platform/background/jobs.ts'
import type { AppParts } from './app.ts'

const patienceMs = 5_000

/** Starts what the shop does by itself: what was announced reaches its hearers, chores run on the clock. Answers how to stop. */
export async function startJobs(shop: AppParts, rooms: readonly RoomJobs[]): Promise<() => Promise<void>> {
  const failed: Failed = (error, { handler, isGivenUp }) => {
    const isAlarm = error instanceof Error && error.name === 'Alarm'
    const level = isAlarm ? 'fatal' : isGivenUp ? 'error' : 'warn'
    shop.logger[level]({ err: error, handler }, isGivenUp ? 'given up: a dead letter' : 'work failed, is tried again')
  }
  await layOutChores(shop.db, rooms, shop.clock())
  const deliverer = openDeliverer(shop.db, shop.ports, rooms, shop.clock, failed)
  let stopped = false
  const go = async () => {
    while (!stopped) {
      await deliverer.round().catch((error) => shop.logger.warn({ err: error }, 'jobs'))
      await deliverer.pause()
    }
  }
  const going = go()
  return async () => {
    stopped = true
    await going
    await deliverer.end(patienceMs).catch((error) => shop.logger.warn({ err: error }, 'jobs'))
  }
}
