import type { Dispatcher } from 'undici'
import { limitAtOnce } from '#platform/work/limit-at-once.ts'
import type { FileAnswer, FileFetcher } from './file-fetcher.ts'
import { BROWSER, type Failed, type FetcherOptions, failed, fetchInTime, first, type Wanted } from './guarded-fetch.ts'

const HOUR = 3_600_000

/** The same guard for files of any size, read as they come: an hour in all, 60 s of silence, four at once. Who reads counts the bytes. */
export function makeFileFetcher(options: FetcherOptions = {}): FileFetcher {
  const inTurn = limitAtOnce(options.atOnce ?? 4, 100)
  const limits = { limitMs: HOUR, silenceMs: 60_000, limitBytes: 0, ...options }
  return async (address, known, use) => {
    // What the reader of the file throws is its own fault, not the network's.
    const thrown: { error?: unknown } = {}
    const wanted: Wanted<{ readonly ok: true; readonly found: Awaited<ReturnType<typeof use>> } | Failed> = {
      headers: {
        'user-agent': BROWSER['user-agent'],
        accept: '*/*',
        // The bytes are unpacked by who reads them; a packed file needs no second packing.
        'accept-encoding': 'gzip',
        ...(known.etag ? { 'if-none-match': known.etag } : {}),
        ...(known.lastModified ? { 'if-modified-since': known.lastModified } : {}),
      },
      read: async (url, response) => {
        const answer = fileAnswer(url, response)
        if ('reason' in answer) return answer
        try {
          return { ok: true, found: await use(answer) }
        } catch (error) {
          thrown.error = error
          throw error
        }
      },
    }
    const answer = (await inTurn(() => fetchInTime(address, limits, wanted))) ?? failed('BUSY')
    if ('error' in thrown) throw thrown.error
    return answer
  }
}

function fileAnswer(url: URL, { statusCode, headers, body }: Dispatcher.ResponseData): FileAnswer | Failed {
  const isUnchanged = statusCode === 304
  if (!isUnchanged && statusCode !== 200) return { ...failed(`HTTP_${statusCode}`), url: url.href }
  if (!/^(?:|identity|(?:x-)?gzip)$/i.test(first(headers['content-encoding'])?.trim() ?? ''))
    return failed('BAD_ENCODING')
  return {
    isUnchanged,
    url: url.href,
    contentType: first(headers['content-type']) ?? null,
    etag: first(headers.etag) ?? null,
    lastModified: first(headers['last-modified']) ?? null,
    body,
  }
}
