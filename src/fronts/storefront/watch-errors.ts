import { isChunkError } from '#platform/http/pages/chunk-error.ts'
import { reportError } from './report-error.ts'

// A page that fails again and again reports only a few times.
const most = 10
const told = new Set<string>()

/** Reports an error to the shop once per page; files of an older build are ignored. */
export function tellError(from: string, error: unknown): void {
  const said = `${from}: ${textOf(error)}`
  if (isChunkError(said) || told.has(said) || told.size >= most) return
  told.add(said)
  reportError(said)
}

/** From now on errors of the window and unhandled promises are reported to the shop. */
export function watchErrors(target: Pick<Window, 'addEventListener'>): void {
  target.addEventListener('error', ({ error, message }) => tellError('window', error ?? message))
  target.addEventListener('unhandledrejection', ({ reason }) => tellError('promise', reason))
}

function textOf(error: unknown): string {
  if (error instanceof Error)
    return error.stack?.includes(error.message) ? error.stack : `${error.name}: ${error.message}`
  return String(error)
}
