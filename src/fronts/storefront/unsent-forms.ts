import { type DataStrategyResult, data, isRouteErrorResponse, type MiddlewareFunction } from 'react-router'

/** What the page shows now, by route: kept for when a form cannot be sent. */
type Shown = {
  readonly loaderData: Readonly<Record<string, unknown>>
  readonly actionData: Readonly<Record<string, unknown>> | null | undefined
}
type Results = Record<string, DataStrategyResult>

let shown: Shown = { loaderData: {}, actionData: null }
let sentBy: Element | null = null
let failed: { readonly button: Element | null; readonly path: string } | null = null
const listeners = new Set<() => void>()

/** What a form falls back to: told at every drawing of the page. */
export function rememberShown(now: Shown): void {
  shown = now
}

/** Which button sends; and that whatever failed before is being tried again. */
export function noteSender(event: Event): void {
  sentBy = event instanceof SubmitEvent ? event.submitter : null
  setFailed(null)
}

/** The form that was sent last and got no answer; null while nothing of that kind stands. */
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
 * A form that got no answer, or an answer that is none (5xx), leaves the page as it is, with everything typed: neither its
 * failure nor that of reading the page again afterwards may put an error page in the form's place. Forms that create or pay
 * carry a key, so sending once more does nothing twice. One that goes to another page has no page to stay on.
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

// What a page refuses or misses (4xx) has a page of its own; a fault is all else.
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
