import type { ParsePage } from '#catalog/reader/page-parser.ts'
import { definePort } from '#platform/work/ports.ts'
import type { ProductProvider } from './product-provider.ts'

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
  /** `url` is the last address after redirects, if a shop answered. */
  | { readonly ok: false; readonly reason: FetchFailure; readonly url?: string }

export type PictureAnswer =
  | { readonly ok: true; readonly bytes: Buffer }
  | { readonly ok: false; readonly reason: FetchFailure }

/** Fetches a public page and parses it in another thread; never throws because of a page or the network. */
export type PageFetcher = {
  readonly fetchPage: (url: string) => Promise<FetchAnswer>
  /** Parses in its own thread; without it the caller parses. */
  readonly parsePage?: ParsePage
  /** Asked if the shop refuses a plain fetch; absent without an account. */
  readonly provider?: ProductProvider
}

export const pageFetcher = definePort<PageFetcher>('pageFetcher')
