import { sql } from 'kysely'
import type { Handler } from '#platform/background/jobs.ts'
import { type LaneName, laneNames } from '#platform/background/lanes.ts'

/** A hearer in each lane: `hear` gets the lane and the id of the announcement. */
export function laneHearers(hear: (lane: LaneName, id: string, write: Write) => Promise<void>): readonly Handler[] {
  return laneNames.map((lane) => ({
    name: `proof.${lane}`,
    lane,
    on: 'lookup.answered',
    handle: ({ write }, _news, id) => hear(lane, id, write),
  }))
}
type Write = Parameters<Handler['handle']>[0]['write']

/** Takes a while, and then writes a row under the announcement's key; the same announcement changes nothing. */
export const writing = laneHearers(async (lane, id, write) => {
  await new Promise((done) => setTimeout(done, 20))
  await write(async (work) => {
    await sql`insert into proof_tries (lane, key) values (${lane}, ${id})`.execute(work.db)
    await sql`insert into proof_done (lane, key) values (${lane}, ${id}) on conflict do nothing`.execute(work.db)
  })
})
