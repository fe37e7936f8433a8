import type { Visit } from '#platform/http/visit.ts'
import { isId } from '#platform/work/id.ts'
import { readMailCode } from './ask-mail-code.ts'

/** The code that this page's address (`ask`) waits for, with where it was mailed; null where there is none. */
export async function readAskedCode(visit: Visit, request: Request) {
  const ask = new URL(request.url).searchParams.get('ask') ?? ''
  const found = isId(ask) ? await visit.read((work) => readMailCode(work, ask)) : null
  return found && { ask, email: found.email }
}
