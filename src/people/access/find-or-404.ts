import { data } from 'react-router'
import { isRefusal } from '#platform/work/refusal.ts'

/** The thing that a page shows or acts on; if it does not exist or is somebody else's, the page answers 404. */
export async function findOr404<Found>(finding: Promise<Found>): Promise<Found> {
  return finding.catch((error: unknown) => {
    if (isRefusal(error) && error.status === 404) throw data(null, { status: 404 })
    throw error
  })
}
