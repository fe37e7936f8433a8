export type StatementSums = {
  readonly opening: bigint
  readonly closing: bigint
  /** All lines of the file, and of those the ones an earlier file brought. */
  readonly lines: bigint
  readonly skipped: bigint
  readonly skippedCount: number
}

export type Continuity = 'first' | 'continues' | 'overlap' | 'gap'

/** How a statement follows the one before it of the same account: what it repeats is taken off before the two are compared. */
export function continuityOf(sums: StatementSums, before: { readonly closing: bigint | null } | null): Continuity {
  if (before === null) return 'first'
  if (before.closing !== sums.opening + sums.skipped) return 'gap'
  return sums.skippedCount > 0 ? 'overlap' : 'continues'
}
