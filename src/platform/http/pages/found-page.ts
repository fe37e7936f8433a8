import { data } from 'react-router'
import { isRefusal } from '#platform/work/refusal.ts'

/** What a page reads. Where it is refused (unknown here, somebody else's) the page answers with the refusal's status. */
export async function foundPage<Answer>(reading: Promise<Answer>): Promise<Answer> {
  try {
    return await reading
  } catch (refused) {
    if (!isRefusal(refused)) throw refused
    throw data(null, { status: refused.status })
  }
}
