import type { ServerBuild } from 'react-router'
import { finishedPage } from './page-body.ts'

const mostKept = 100

/**
 * What the browser's router asks after each page: which files the pages behind its links need. The answer is a text, so it is
 * compressed as a page is. Finding it costs twice what a page does, so the last hundred are kept.
 */
export function keepRouteAnswers({ routeDiscovery }: ServerBuild) {
  const kept = new Map<string, Response>()
  return async (url: string, find: () => Promise<Response>): Promise<Response> => {
    if (!url.startsWith(`${routeDiscovery.manifestPath}?`)) return find()
    const known = kept.get(url)
    if (known) return known
    const found = await find()
    if (found.status !== 200) return found
    const answer = finishedPage(await found.text(), found)
    kept.set(url, answer)
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest) kept.delete(oldest)
    return answer
  }
}
