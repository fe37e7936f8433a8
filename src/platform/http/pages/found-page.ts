import { data } from 'react-router'
import { isRefusal } from '#platform/work/refusal.ts'

/** The data of a page, or what was done there. If it is refused (unknown, somebody else's, too often), the page has the refusal's status. */
export async function foundPage<Answer>(reading: Promise<Answer>): Promise<Answer> {
  try {
    return await reading
  } catch (refused) {
    if (!isRefusal(refused)) throw refused
    throw data(null, { status: refused.status })
  }
}
