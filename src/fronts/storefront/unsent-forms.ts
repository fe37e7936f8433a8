import { type DataStrategyResult, data, isRouteErrorResponse, type MiddlewareFunction } from 'react-router'

/** The data that the page shows now, by route: kept in case a form cannot be sent. */
type Shown = {
  readonly loaderData: Readonly<Record<string, unknown>>
  readonly actionData: Readonly<Record<string, unknown>> | null | undefined
}
type Results = Record<string, DataStrategyResult>

let shown: Shown = { loaderData: {}, actionData: null }
let sentBy: Element | null = null
let failed: { readonly button: Element | null; readonly path: string } | null = null
const listeners = new Set<() => void>()

/** What a failed form falls back to: updated with every rendering of the page. */
export function rememberShown(now: Shown): void {
  shown = now
}

/** Records the button that sends, and that an earlier failure is being retried. */
export function noteSender(event: Event): void {
  sentBy = event instanceof SubmitEvent ? event.submitter : null
  setFailed(null)
}

/** The last form without an answer; null if there is none. */
export function unsentForm(): typeof failed {
  return failed
}

export function forgetUnsent(): void {
  setFailed(null)
}

export function onUnsent(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/**
 * A form without an answer, or with a server error (5xx), leaves the page as it is, with everything typed: neither its
 * failure nor that of reading the page again may replace the form with an error page. Forms that create or pay carry a
 * key, so sending again does nothing twice. A form that leads to another page has no page to stay on.
 */
export const keepUnsent: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next()
  if (request.signal.aborted) return results
  const { pathname } = new URL(request.url)
  if (request.method === 'GET') {
    if (failed?.path === pathname) return withShown(results)
    setFailed(null)
    return results
  }
  for (const [route, result] of Object.entries(results)) {
    if (pathname !== location.pathname || !isFault(result)) continue
    results[route] = { type: 'data', result: data(shown.actionData?.[route], { status: 503 }) }
    setFailed({ button: sentBy, path: pathname })
  }
  return results
}

function withShown(results: Results): Results {
  const kept: Results = { ...results }
  for (const [route, result] of Object.entries(results)) {
    const before = shown.loaderData[route]
    if (isFault(result) && before !== undefined) kept[route] = { type: 'data', result: before }
  }
  return kept
}

// A refused or missing page (4xx) has its own page; everything else is a fault.
function isFault({ type, result }: DataStrategyResult): boolean {
  if (type !== 'error') return false
  const error: unknown = isWrapped(result) ? result.data : result
  return isRouteErrorResponse(error) ? error.status >= 500 : !(error instanceof Response)
}

function isWrapped(result: unknown): result is { readonly data: unknown } {
  return typeof result === 'object' && result !== null && 'type' in result && result.type === 'DataWithResponseInit'
}

function setFailed(now: typeof failed): void {
  if (failed === now) return
  failed = now
  for (const changed of listeners) changed()
}
