import { definePort } from '#platform/ports.ts'

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

/** Gets a page of the public web; never throws for what the web does. */
export type PageFetcher = { readonly fetchPage: (url: string) => Promise<FetchAnswer> }

export const pageFetcher = definePort<PageFetcher>('pageFetcher')
