import type { Work } from '#platform/work/work.ts'
import { readReadings, type SavedReading } from './read-readings.ts'

/** One kept reading, or null where there is none of that id on this site. */
export async function readReading(work: Work, id: string): Promise<SavedReading | null> {
  return (await readReadings(work, [id])).get(id) ?? null
}
