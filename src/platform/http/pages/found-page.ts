import { data } from 'react-router'
import { isRefusal } from '#platform/work/refusal.ts'

/** The data of a page. If reading is refused (unknown, or somebody else's), the page has the refusal's status. */
export async function foundPage<Answer>(reading: Promise<Answer>): Promise<Answer> {
  try {
    return await reading
  } catch (refused) {
    if (!isRefusal(refused)) throw refused
    throw data(null, { status: refused.status })
  }
}
