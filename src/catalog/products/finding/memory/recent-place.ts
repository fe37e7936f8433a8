import { shareReadings } from '#platform/work/share-readings.ts'
import type { QueryWork } from '#platform/work/work.ts'
import { readPlace } from './keep-index.ts'
import type { Place } from './read-place.ts'

/** For so long whoever asks shares one reading of the place: in suggestions, and in lists of products. */
export const PLACE_MILLISECONDS = 100
const share = shareReadings<Place>(PLACE_MILLISECONDS)

/**
 * Where a work reads, as it was a tenth of a second ago at most: all who ask meanwhile share one statement. For suggestions, which
 * the next letter asks for again. A transaction asks for itself.
 */
export function readRecentPlace(work: QueryWork): Promise<Place> {
  return work.db.isTransaction ? readPlaceToShare(work) : share(work.db, '', () => readPlaceToShare(work))
}

/** Without the documents that were in memory: they are large, and a place is held until the next one is asked for. */
export async function readPlaceToShare(work: QueryWork): Promise<Place> {
  const { before, ...place } = await readPlace(work)
  return place
}
