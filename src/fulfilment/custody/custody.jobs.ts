import type { RoomJobs } from '#platform/background/jobs.ts'
import { lookAgain, noteGaps, readSlices } from './gaps/note-gaps.ts'

export const custodyJobs: RoomJobs = {
  chores: [
    {
      name: 'custody.note-gaps',
      cron: '40 1 * * *',
      run: async ({ write }) => {
        for (const slice of await write((work) => readSlices(work))) await write((work) => noteGaps(work, { slice }))
      },
    },
    {
      name: 'custody.look-again',
      cron: '*/10 * * * *',
      run: async ({ write }) => {
        await write(lookAgain)
      },
    },
  ],
}
