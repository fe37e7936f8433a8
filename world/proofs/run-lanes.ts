import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import pg from 'pg'
import { deliverAnnouncements } from '#platform/background/deliver.ts'
import { laneNames, lanes } from '#platform/background/lanes.ts'
import { rootDirectory } from '#platform/settings/root-directory.ts'
import { announce } from '#platform/work/announce.ts'
import { newId } from '#platform/work/id.ts'
import { plugIn } from '#platform/work/ports.ts'
import { type Database, system } from '#platform/work/work.ts'
import { writing } from './lane-hearers.ts'
import type { As } from './stories/story.ts'
import { type Tally, zeros } from './tally.ts'

export type LanesRun = {
  readonly as: As
  readonly db: Kysely<Database>
  readonly databaseUrl: string
  /** Announcements, each delivered once in every lane. */
  readonly announced: number
  /** How often a process is killed in the middle of its work. */
  readonly kills: number
  /** How many processes work at once. */
  readonly workers: number
}

/** A killed process can repeat at most the deliveries it held and those it had done but not yet marked as done. */
const inHands = laneNames.reduce((sum, lane) => sum + 2 * lanes[lane].atOnce + lanes[lane].ahead, 0)

/**
 * Processes that do the work of all lanes are killed in the middle and replaced, until all announcements are delivered:
 * nothing is lost, and work that was begun twice has one effect.
 */
export async function runLanes({ as, db, databaseUrl, announced, kills, workers }: LanesRun): Promise<Tally> {
  const start = performance.now()
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  await owner.query('create table if not exists proof_done (lane text, key text, primary key (lane, key))')
  await owner.query('create table if not exists proof_tries (lane text, key text)')
  await owner.query('grant all on proof_done, proof_tries to public')
  const count = async (question: string) => Number((await owner.query(question)).rows[0].count)
  const countDone = () => count('select count(*) from proof_done')
  const wanted = announced * laneNames.length
  for (let said = 0; said < announced; said += 100)
    await as(system, async (work) => {
      for (let place = said; place < Math.min(announced, said + 100); place++)
        await announce(work, 'lookup.answered', { lookupId: newId() })
    })
  const faults: string[] = []
  let killed = 0
  let running = Array.from({ length: workers }, () => beginWork(databaseUrl))
  try {
    for (; killed < kills; killed++) {
      const aim = Math.floor((wanted * (killed + 1)) / (kills + 2))
      while ((await countDone()) < aim) await sleep(20)
      const [first, ...others] = running
      if (first) await end(first)
      running = [...others, beginWork(databaseUrl)]
    }
    // What the killed processes had claimed is free again after its lease.
    while ((await count(`select count(*) from announcements where dispatched_at is null`)) > 0) await sleep(20)
  } finally {
    await Promise.all(running.map(end))
  }
  if ((await count(`select count(*) from deliveries where handler like 'proof.%'`)) === 0)
    faults.push('nobody was killed in the middle: this proves nothing')
  const later = () => new Date(Date.now() + 31_000)
  await deliverAnnouncements(db, plugIn([]), [{ handlers: writing }], later, (error) => faults.push(String(error)))
  const [done, tries] = [await countDone(), await count('select count(*) from proof_tries')]
  await owner.end()
  const again = tries - done
  if (again > (killed + workers) * inHands) faults.push(`${again} pieces of work were done again after ${killed} kills`)
  const counted = { announced, 'pieces of work': done, 'workers killed': killed, 'done again': again }
  const seconds = (performance.now() - start) / 1000
  return { name: 'lanes under kill -9', counted, ...zeros, lost: wanted - done, faults, seconds }
}

function beginWork(databaseUrl: string): ChildProcess {
  return spawn(process.execPath, [join(rootDirectory, 'world', 'proofs', 'lanes.samples.ts'), databaseUrl], {
    stdio: 'ignore',
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}
