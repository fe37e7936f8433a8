import { isChunkError } from '#platform/http/pages/chunk-error.ts'
import { reportError } from './report-error.ts'

// A page that goes wrong again and again says so a few times.
const most = 10
const told = new Set<string>()

/** Tells the shop of an error once a page; files of an older build are none of ours. */
export function tellError(from: string, error: unknown): void {
  const said = `${from}: ${textOf(error)}`
  if (isChunkError(said) || told.has(said) || told.size >= most) return
  told.add(said)
  reportError(said)
}

/** From now on errors of the window and promises that nobody waits for are told to the shop. */
export function watchErrors(target: Pick<Window, 'addEventListener'>): void {
  target.addEventListener('error', ({ error, message }) => tellError('window', error ?? message))
  target.addEventListener('unhandledrejection', ({ reason }) => tellError('promise', reason))
}

function textOf(error: unknown): string {
  if (error instanceof Error)
    return error.stack?.includes(error.message) ? error.stack : `${error.name}: ${error.message}`
  return String(error)
}
