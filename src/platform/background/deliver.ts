import { type Kysely, sql } from 'kysely'
import { type AnnouncementName, announcements } from '#platform/work/announcements.ts'
import type { Ports } from '#platform/work/ports.ts'
import type { Database } from '#platform/work/work.ts'
import { nextTime } from './cron.ts'
import { type Claimed, claim, keep, layOut, mostAtOnce, type Outcome, settle } from './deliveries.ts'
import { openJobContext, type RoomJobs } from './jobs.ts'
import { type LaneName, laneNames, lanes } from './lanes.ts'
import { nextRound, nextTry, runChore } from './next-try.ts'

/** How long a job belongs to the process that took it; the process extends this time while it works. */
const leaseMs = 30_000
const keepsEveryMs = 8_000
/** How often new announcements and due jobs are looked for. */
const pulseMs = 250

export type Failed = (error: unknown, of: { readonly handler: string; readonly isGivenUp: boolean }) => void

type Working = { readonly of: Claimed; readonly since: number }

export type Deliverer = {
  /** Settles the jobs that have ended and starts those that are due; returns how many it started. */
  readonly round: () => Promise<number>
  /** Resolves when a job has ended, or after one polling interval. */
  readonly pause: () => Promise<void>
  /** How many jobs are running or not settled yet. */
  readonly open: () => number
  /** Waits this long for running jobs and settles those that end; the rest is left to the next process. */
  readonly end: (patienceMs: number) => Promise<void>
}

/** Runs the jobs of these rooms, several at once in each lane. Several processes may do so together. */
export function openDeliverer(
  db: Kysely<Database>,
  ports: Ports,
  rooms: readonly RoomJobs[],
  clock: () => Date,
  onError: Failed,
): Deliverer {
  const handlers = new Map(rooms.flatMap((room) => room.handlers ?? []).map((one) => [one.name, one]))
  const chores = new Map(rooms.flatMap((room) => room.chores ?? []).map((one) => [one.name, one]))
  const hearers = [...handlers.values()]
  const known = [...handlers.keys(), ...chores.keys()]
  const working = new Map<bigint, Working>()
  const ready = new Map<LaneName, Claimed[]>(laneNames.map((lane) => [lane, []]))
  let ended: Outcome[] = []
  let isBehind = false
  let keptAt = performance.now()
  let wake: () => void = () => undefined

  const end = (one: Working, error: unknown, hasFailed: boolean) => {
    // A job that took longer than allowed has already been given up.
    if (working.get(one.of.id) !== one) return
    working.delete(one.of.id)
    const { of } = one
    const chore = chores.get(of.handler)
    const next = chore
      ? nextRound(chore, of, clock(), hasFailed ? error : null)
      : hasFailed
        ? nextTry(handlers.get(of.handler), of, clock(), error)
        : null
    ended.push({ of, next })
    if (hasFailed) onError(error, { handler: of.handler, isGivenUp: next?.tryAt === null })
    beginReady(of.lane)
    if ((ready.get(of.lane)?.length ?? 0) <= lanes[of.lane].ahead / 2) wake()
  }

  const begin = (of: Claimed) => {
    const one = { of, since: performance.now() }
    working.set(of.id, one)
    doWork(of).then(
      () => end(one, null, false),
      (error: unknown) => end(one, error, true),
    )
  }

  const beginReady = (lane: LaneName) => {
    const next = ready.get(lane) ?? []
    const busy = [...working.values()].filter(({ of }) => of.lane === lane).length
    for (const one of next.splice(0, lanes[lane].atOnce - busy)) begin(one)
  }

  const doWork = async (of: Claimed) => {
    const chore = chores.get(of.handler)
    if (chore) return runChore(chore, (site) => openJobContext(db, ports, site, clock()))
    const handler = handlers.get(of.handler)
    if (!handler || !of.said) throw new Error(`Nobody hears ${of.handler}`)
    const { id, name, news, site, at, visitor } = of.said
    const heard = announcements[name as AnnouncementName].parse(news)
    const job = Object.assign(openJobContext(db, ports, site, clock()), { told: { at, visitor } })
    await handler.handle(job, heard as never, id)
  }

  const writeDown = async () => {
    const outcomes = ended
    if (outcomes.length === 0) return
    ended = []
    await settle(db, outcomes, clock()).catch((error) => {
      ended.push(...outcomes)
      throw error
    })
  }

  const begins = async () => {
    isBehind = (await layOut(db, hearers, clock())) === mostAtOnce
    const free = freeHands(
      [...working.values()].map(({ of }) => of),
      [...ready.values()].flat(),
    )
    if (free.size === 0) return 0
    const now = clock()
    const claimed = await claim(db, known, free, { now, until: new Date(now.getTime() + leaseMs) })
    for (const one of claimed) ready.get(one.lane)?.push(one)
    for (const lane of laneNames) beginReady(lane)
    return claimed.length
  }

  const ending = async () => {
    let timer: NodeJS.Timeout | undefined
    await new Promise<void>((resolve) => {
      wake = resolve
      timer = setTimeout(resolve, pulseMs)
    })
    clearTimeout(timer)
  }

  return {
    open: () => working.size + ended.length + [...ready.values()].flat().length,
    async pause() {
      if (ended.length > 0 || isBehind) return
      await ending()
    },
    async end(patience) {
      const until = performance.now() + patience
      while (working.size > 0 && performance.now() < until) await ending()
      await writeDown()
    },
    async round() {
      for (const one of working.values()) {
        const { deadline } = lanes[one.of.lane]
        if (performance.now() - one.since > deadline) end(one, new Error(`No end within ${deadline / 1000} s`), true)
      }
      if (working.size > 0 && performance.now() - keptAt > keepsEveryMs) {
        keptAt = performance.now()
        const held = [...[...working.values()].map(({ of }) => of), ...[...ready.values()].flat()]
        await keep(db, held, new Date(clock().getTime() + leaseMs))
      }
      const [, begun] = await Promise.all([writeDown(), begins()])
      return begun
    },
  }
}

// At least half of what may be fetched ahead is fetched at once: less is not worth a statement.
function freeHands(working: readonly Claimed[], ready: readonly Claimed[]): ReadonlyMap<LaneName, number> {
  const free = new Map<LaneName, number>()
  for (const lane of laneNames) {
    const { atOnce, ahead } = lanes[lane]
    const held = [...working, ...ready].filter((one) => one.lane === lane).length
    if (atOnce + ahead - held > ahead / 2) free.set(lane, atOnce + ahead - held)
  }
  return free
}

/** Schedules each chore at its next time, and deletes chores that this release no longer has. */
export async function layOutChores(db: Kysely<Database>, rooms: readonly RoomJobs[], now: Date): Promise<void> {
  const chores = rooms.flatMap((room) => room.chores ?? [])
  const names = chores.map(({ name }) => name)
  const times = chores.map(({ cron }) => nextTime(cron, now))
  await sql`delete from deliveries where announcement_id is null and handler <> all(${names}::text[])`.execute(db)
  await sql`
    insert into deliveries (handler, lane, at, next_try_at)
    select * from (select unnest(${names}::text[]), unnest(${chores.map(({ lane }) => lane ?? 'sweeps')}::text[]),
      unnest(${times}::timestamptz[]) as at, unnest(${times}::timestamptz[])) as chore
    on conflict (announcement_id, handler) do update set lane = excluded.lane`.execute(db)
}

/** Runs everything that is due now and what follows from it, as a running shop does; returns the number of jobs. */
export async function deliverAnnouncements(
  db: Kysely<Database>,
  ports: Ports,
  rooms: readonly RoomJobs[],
  clock: () => Date,
  onError: Failed,
): Promise<number> {
  const deliverer = openDeliverer(db, ports, rooms, clock, onError)
  for (let begun = 0; ; ) {
    const now = await deliverer.round()
    begun += now
    if (now === 0 && deliverer.open() === 0) return begun
    await deliverer.pause()
  }
}
