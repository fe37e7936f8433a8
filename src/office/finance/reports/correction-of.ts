import type { BreakKind, MoveKind } from './report-line.ts'

export type OurSide = { readonly kind: MoveKind; readonly minor: bigint; readonly entryId: string }
export type TheirSide = { readonly kind: MoveKind; readonly minor: bigint; readonly isOurCurrency: boolean }

export type BreakFacts = {
  readonly kind: BreakKind
  readonly differenceMinor: bigint
  readonly ours: OurSide | null
  readonly theirs: TheirSide | null
}

/** What goes to suspense, below zero where money is missing, and which account of ours said otherwise. */
export type Correction = { readonly minor: bigint; readonly against: 'gateway' | 'fees' }

/** The entry that puts our books right for a break; null where there is nothing an entry could put right. */
export function correctionOf({ kind, differenceMinor, ours, theirs }: BreakFacts): Correction | null {
  // Money that came adds to what the provider holds for us, money that went back takes from it.
  const sign = (ours ?? theirs)?.kind === 'refund' ? -1n : 1n
  const gateway = (minor: bigint | undefined): Correction | null =>
    minor === undefined || minor === 0n ? null : { minor: sign * minor, against: 'gateway' }
  if (kind === 'payoutDiffers') return { minor: differenceMinor, against: 'gateway' }
  // What was kept above the contract the provider owes us.
  if (kind === 'feeDiffers') return { minor: -differenceMinor, against: 'fees' }
  if (kind === 'missingWithUs' || kind === 'duplicateAtProvider')
    return theirs?.isOurCurrency ? gateway(theirs.minor) : null
  if (kind === 'amountDiffers') return ours ? gateway(differenceMinor) : null
  // What the provider does not have, has in another money, or says is gone or never was, it does not hold for us.
  if (kind === 'missingAtProvider' || kind === 'currencyDiffers' || kind === 'statusDiffers')
    return ours ? gateway(-ours.minor) : null
  return null
}
