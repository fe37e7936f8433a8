import type { ProductOffer } from '#catalog/products/product-offer.ts'
import type { Availability, VariantAxis, VariantOffer } from '#catalog/reader/product-facts.ts'

/** Why one row of a feed is not taken; each has a sentence `feeds_row_<code>`. */
export type RowFault =
  | 'BROKEN_ROW'
  | 'WRONG_COLUMNS'
  | 'TOO_LONG'
  | 'NO_ID'
  | 'DOUBLED_ID'
  | 'NO_TITLE'
  | 'NO_LINK'
  | 'BAD_LINK'
  | 'OTHER_STORE'
  | 'NO_PRICE'
  | 'BAD_PRICE'
  | 'NO_CURRENCY'
  | 'UNKNOWN_CURRENCY'
  | 'USED_GOODS'
  | 'PROHIBITED'
  | 'TOO_MANY_VARIANTS'
  | 'UNREADABLE_PAGE'

/** A row that is not taken, with the reason. */
export type RefusedRow = {
  readonly number: number
  readonly theirId: string | null
  readonly code: RowFault
  readonly detail: string
}

/** Why a whole run ended without a good end; each has a sentence `feeds_run_<code>`. */
export type RunFault =
  | 'REFUSED_ADDRESS'
  | 'NOT_FOUND'
  | 'SIGN_IN_NEEDED'
  | 'TOO_OFTEN'
  | 'SERVER_FAULT'
  | 'UNREACHABLE'
  | 'TIMEOUT'
  | 'BUSY'
  | 'TOO_BIG'
  | 'CUT_SHORT'
  | 'BAD_ENCODING'
  | 'OTHER_FORMAT'
  | 'EMPTY'
  | 'TOO_FEW_ROWS'
  | 'TOO_MANY_ROWS'
  | 'PARTIAL'
  | 'SWITCHED_OFF'
  | 'INTERRUPTED'
  | 'OUR_FAULT'

/** The whole feed can not be read on. */
export class FeedFault extends Error {
  override readonly name = 'FeedFault'
  readonly code: RunFault
  constructor(code: RunFault) {
    super(code)
    this.code = code
  }
}

/** What a row says, in the words of its feed: nothing of it is believed yet. */
export type StatedRow = {
  readonly id: string
  readonly title: string
  readonly link: string
  readonly price: string
  readonly salePrice: string
  /** `2026-11-25T00:00+0200/2026-12-01T23:59+0200`, the days of the sale price. */
  readonly saleDays: string
  /** A price before a reduction that is not the price itself. */
  readonly oldPrice: string
  /** The currency where amounts name none. */
  readonly currency: string
  readonly availability: string
  readonly brand: string
  readonly gtins: readonly string[]
  readonly partNumber: string
  readonly description: string
  readonly shelves: string
  readonly image: string
  readonly weight: string
  readonly color: string
  readonly size: string
  readonly condition: string
  /** Rows with the same one are variants of one thing. */
  readonly group: string
  readonly variants?: {
    readonly axes: readonly VariantAxis[]
    readonly offers: readonly VariantOffer[]
    readonly availability: Availability
    /** How many the feed lists, where not all are kept. */
    readonly count: number
  }
}

/** One row of a feed with its number from 1: what it says, or what was read of it already, or why it cannot be read. */
export type FeedRow = { readonly number: number } & (
  | { readonly stated: StatedRow; readonly offer: null; readonly fault: null }
  | { readonly stated: null; readonly offer: ProductOffer; readonly fault: null }
  | {
      readonly stated: null
      readonly offer: null
      readonly fault: RowFault
      readonly id: string | null
      readonly detail: string
    }
)

/** How far the reading of a feed is: its bytes, unpacked, and whether its source lists only a part of what it has. */
export type Progress = { bytes: number; isPart: boolean }
