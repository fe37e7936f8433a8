/** What the books say of one family of accounts in a day: `opening` + `cameIn` − `wentOut` = `closing`. */
export type Family = {
  readonly family: string
  readonly opening: bigint
  readonly cameIn: bigint
  readonly wentOut: bigint
  readonly closing: bigint
}

/** What all families come to; each is zero where the books are right. */
export function sumOf(families: readonly Family[]): Omit<Family, 'family'> {
  const total = (of: (family: Family) => bigint) => families.reduce((sum, family) => sum + of(family), 0n)
  return {
    opening: total((family) => family.opening),
    cameIn: total((family) => family.cameIn),
    wentOut: total((family) => family.wentOut),
    closing: total((family) => family.closing),
  }
}

export function isBalanced(families: readonly Family[]): boolean {
  const { opening, cameIn, wentOut, closing } = sumOf(families)
  return opening === 0n && closing === 0n && cameIn === wentOut
}
