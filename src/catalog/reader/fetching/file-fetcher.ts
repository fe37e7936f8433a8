import { definePort } from '#platform/work/ports.ts'
import type { FetchFailure } from './page-fetcher.ts'

/** The version of a file as last read, so that an unchanged file is not sent again. */
type FileVersion = { readonly etag?: string | null; readonly lastModified?: string | null }
export type FileAnswer = {
  /** The same version as asked about: there is no body. */
  readonly isUnchanged: boolean
  readonly url: string
  readonly contentType: string | null
  readonly etag: string | null
  readonly lastModified: string | null
  /** The bytes as they came: perhaps packed. */
  readonly body: AsyncIterable<Uint8Array>
}

/** Reads other people's files of any size as a stream, through the guard; `use` reads the answer to its end, and what it throws is thrown. */
export type FileFetcher = <Found>(
  address: string,
  known: FileVersion,
  use: (answer: FileAnswer) => Promise<Found>,
) => Promise<{ readonly ok: true; readonly found: Found } | { readonly ok: false; readonly reason: FetchFailure }>

export const fileFetcher = definePort<FileFetcher>('fileFetcher')
