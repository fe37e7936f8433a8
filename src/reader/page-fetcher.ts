import { definePort } from '#platform/ports.ts'
import type { ParsePage } from './page-parser.ts'

export type FetchFailure =
  | 'REFUSED_ADDRESS'
  | 'TOO_MANY_REDIRECTS'
  | 'TIMEOUT'
  | 'TOO_BIG'
  | 'NOT_HTML'
  | 'BAD_ENCODING'
  | 'UNREACHABLE'
  | 'BUSY'
  | `HTTP_${number}`

export type FetchAnswer =
  | { readonly ok: true; readonly url: string; readonly html: string }
  | { readonly ok: false; readonly reason: FetchFailure }

/** Gets a page of the public web and parses it aside; never throws for what the web does. */
export type PageFetcher = {
  readonly fetchPage: (url: string) => Promise<FetchAnswer>
  /** Parses in a thread of its own; without it the caller parses. */
  readonly parsePage?: ParsePage
}

export const pageFetcher = definePort<PageFetcher>('pageFetcher')
