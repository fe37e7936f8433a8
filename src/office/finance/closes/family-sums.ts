import type { Currency } from '#platform/values/amounts/money.ts'

/** What the books say of one family of accounts in a day: `opening` + `cameIn` − `wentOut` = `closing`. */
export type Family = {
  readonly currency: Currency
  readonly family: string
  readonly opening: bigint
  readonly cameIn: bigint
  readonly wentOut: bigint
  readonly closing: bigint
}

/** What all families come to; each is zero where the books are right. */
export function sumOf(families: readonly Family[]): Omit<Family, 'family' | 'currency'> {
  const total = (of: (family: Family) => bigint) => families.reduce((sum, family) => sum + of(family), 0n)
  return {
    opening: total((family) => family.opening),
    cameIn: total((family) => family.cameIn),
    wentOut: total((family) => family.wentOut),
    closing: total((family) => family.closing),
  }
}

/** The families of each money apart: they never add up across. */
export function byCurrency(families: readonly Family[]): readonly (readonly [Currency, readonly Family[]])[] {
  const all = [...new Set(families.map(({ currency }) => currency))]
  return all.map((currency) => [currency, families.filter((family) => family.currency === currency)] as const)
}

/** In each money of them opening and closing are zero, and what came in went out. */
export function isBalanced(families: readonly Family[]): boolean {
  return byCurrency(families).every(([, ofOne]) => {
    const { opening, cameIn, wentOut, closing } = sumOf(ofOne)
    return opening === 0n && closing === 0n && cameIn === wentOut
  })
}
