import type { JobContext, RoomJobs } from '#platform/background/jobs.ts'
import { pictureStore } from './picture-ports.ts'

const day = 86_400_000
const keptDays = 30
/** From 5 KB (96 pixels) to 120 KB (1280): about two gigabytes. */
const mostPictures = 50_000

/** Deletes pictures drawn more than a month ago, and the oldest of too many: they are drawn again when needed. */
export async function sweepPictures(
  { now, ports }: Pick<JobContext, 'now' | 'ports'>,
  most = mostPictures,
): Promise<void> {
  const store = ports.get(pictureStore)
  const olderThan = (days: number) => store.list(new Date(now.getTime() - days * day))
  for (const path of await olderThan(keptDays)) await store.remove(path)
  for (const days of [14, 7, 3, 1, 0]) {
    if ((await olderThan(0)).length <= most) return
    for (const path of await olderThan(days)) await store.remove(path)
  }
}

export const picturesJobs: RoomJobs = {
  chores: [{ name: 'reader.sweepPictures', cron: '53 3 * * *', run: (job) => sweepPictures(job) }],
}
