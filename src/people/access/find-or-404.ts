import { data } from 'react-router'
import { isRefusal } from '#platform/work/refusal.ts'

/** What a page shows or acts on; not found (or somebody else's) is the page's 404. */
export async function findOr404<Found>(finding: Promise<Found>): Promise<Found> {
  return finding.catch((error: unknown) => {
    if (isRefusal(error) && error.status === 404) throw data(null, { status: 404 })
    throw error
  })
}
