import type { FetchFailure } from '#catalog/reader/fetching/page-fetcher.ts'
import type { RunFault } from './feed-row.ts'

const OF_FETCHING: Partial<Record<FetchFailure, RunFault>> = {
  REFUSED_ADDRESS: 'REFUSED_ADDRESS',
  TOO_MANY_REDIRECTS: 'UNREACHABLE',
  TIMEOUT: 'TIMEOUT',
  TOO_BIG: 'TOO_BIG',
  BAD_ENCODING: 'BAD_ENCODING',
  UNREACHABLE: 'UNREACHABLE',
  BUSY: 'BUSY',
  HTTP_401: 'SIGN_IN_NEEDED',
  HTTP_403: 'SIGN_IN_NEEDED',
  HTTP_404: 'NOT_FOUND',
  HTTP_410: 'NOT_FOUND',
  HTTP_429: 'TOO_OFTEN',
}

/** Why a feed could not be fetched, in the words of its report. */
export function faultOfFetch(reason: FetchFailure): RunFault {
  return OF_FETCHING[reason] ?? (reason.startsWith('HTTP_') ? 'SERVER_FAULT' : 'UNREACHABLE')
}

/** What stopped the reading of a feed in the middle, or null where it is a fault of ours. */
export function faultOfReading(error: unknown): RunFault | null {
  if (!(error instanceof Error)) return null
  if (error.name === 'FeedFault' && 'code' in error) return error.code as RunFault
  if (/^(?:AbortError|TimeoutError)$/.test(error.name)) return 'TIMEOUT'
  const code = 'code' in error ? String(error.code) : ''
  if (/TIMEOUT|TIMEDOUT|ABORT/.test(code)) return 'TIMEOUT'
  return /^(?:UND_ERR|ECONN|EPIPE|ERR_STREAM|HPE_)/.test(code) ? 'CUT_SHORT' : null
}
