import type { RoomJobs } from '#platform/background/jobs.ts'
import { announce } from '#platform/work/announce.ts'
import { rewriteTouched } from './rewrite-touched.ts'

/** A kind of things was changed: its products are written anew, batch by batch; each says where the next begins. */
export const productsKindsJobs: RoomJobs = {
  handlers: [
    {
      name: 'products.rewrite-touched',
      on: 'kinds.changed',
      lane: 'sweeps',
      handle: (job, { fact, after }) =>
        job.write(async (work) => {
          const next = await rewriteTouched(work, { fact: BigInt(fact), after: BigInt(after) })
          if (next !== null) await announce(work, 'kinds.changed', { fact, after: String(next) })
        }),
    },
  ],
}
