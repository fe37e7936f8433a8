import { readQuestion } from '#content/tracking/analytics/analytics-question.ts'
import type { Visit } from '#platform/http/visit.ts'
import type { MarginSplit } from './read-margins.ts'

type Asked = { readonly from: string; readonly until: string; readonly by: MarginSplit }

/** The days and the split that an address asks for: the last thirty days by store where it asks for none. */
export function marginsQuestion(request: Request, { now, site }: Pick<Visit, 'now' | 'site'>): Asked {
  const { searchParams } = new URL(request.url)
  const { from, until } = readQuestion(searchParams, now, site)
  return { from, until, by: searchParams.get('by') === 'category' ? 'category' : 'store' }
}
