/** Whose reports can be read. */
export const reportProviders = ['paymob', 'fawry'] as const
export type ReportProvider = (typeof reportProviders)[number]

const lineStatuses = ['paid', 'refunded', 'reversed', 'failed', 'pending'] as const
export type LineStatus = (typeof lineStatuses)[number]
export type MoveKind = 'charge' | 'refund'

/** One line of a provider's settlement report, whoever's shape it had. */
export type ReportLine = {
  readonly lineNo: number
  readonly kind: MoveKind
  readonly transactionId: string
  readonly reference: string
  readonly minor: bigint
  readonly currency: string
  readonly feeMinor: bigint
  readonly status: LineStatus
  readonly day: string
  /** When it was paid out to us; null: it was not yet. */
  readonly settledOn: string | null
}

/** The same as our books have it. */
export type OurMove = {
  readonly kind: MoveKind
  readonly transactionId: string
  readonly minor: bigint
  readonly currency: string
  readonly day: string
  /** Whether we know that it went back. */
  readonly isRefunded: boolean
}

/** How a line of a report and our books can differ. */
export const lineBreakKinds = [
  'missingWithUs',
  'missingAtProvider',
  'amountDiffers',
  'currencyDiffers',
  'duplicateAtProvider',
  'feeDiffers',
  'statusDiffers',
  'dayDiffers',
] as const
/** These, and a payout that is not what its reports come to. */
export const breakKinds = [...lineBreakKinds, 'payoutDiffers'] as const
export type BreakKind = (typeof breakKinds)[number]

/** Where no money is wrong, no entry of ours can put anything right. */
export const correctable: ReadonlySet<BreakKind> = new Set(breakKinds.filter((kind) => kind !== 'dayDiffers'))

export type Break = {
  readonly kind: BreakKind
  readonly lineNo: number | null
  readonly transactionId: string
  readonly ours: string | null
  readonly theirs: string | null
  readonly differenceMinor: bigint
}

/** What the provider may keep of a charge. */
export type FeeTerms = { readonly basisPoints: bigint; readonly fixedMinor: bigint }
