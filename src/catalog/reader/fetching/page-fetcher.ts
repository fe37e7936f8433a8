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
  /** `url` is how far redirects led, where a shop answered. */
  | { readonly ok: false; readonly reason: FetchFailure; readonly url?: string }

export type PictureAnswer =
  | { readonly ok: true; readonly bytes: Buffer }
  | { readonly ok: false; readonly reason: FetchFailure }

/** Gets a page of the public web and parses it aside; never throws for what the web does. */
export type PageFetcher = {
  readonly fetchPage: (url: string) => Promise<FetchAnswer>
  /** Parses in a thread of its own; without it the caller parses. */
  readonly parsePage?: ParsePage
  /** Asked where the shop turns a plain fetch away; absent without an account. */
  readonly provider?: ProductProvider
}

export const pageFetcher = definePort<PageFetcher>('pageFetcher')
