import type { Visit } from '#platform/http/visit.ts'
import { limitRate } from '#platform/work/limit-rate.ts'
import { type PublicTracking, readPublicTracking } from './read-public-tracking.ts'
import type { TrackFields } from './track-form.ts'

const window = 15 * 60
const triesOfAddress = 20
const triesOfOrder = 6

/**
 * Tracking for page and call: few tries for one order from one address, and few for all orders, whether or not they
 * exist.
 */
export async function tryTracking(visit: Visit, fields: TrackFields): Promise<PublicTracking> {
  await visit.write((work) => limitRate(work, `track:${visit.network}`, triesOfAddress, window))
  await visit.write((work) =>
    limitRate(work, `track:${visit.network}:${fields.number.slice(0, 20)}`, triesOfOrder, window),
  )
  return visit.read((work) => readPublicTracking(work, fields))
}
