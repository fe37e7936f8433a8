/**
 * A of the pricing page: shares a total out in proportion to the weights so that the parts add up. Each exact share is
 * floored, then one unit each goes to the largest remainders, the earlier first on a tie. All weights zero: equal weights.
 */
export function shareOut(total: bigint, weights: readonly bigint[]): bigint[] {
  if (weights.length === 0) return []
  if (weights.length === 1) return [total]
  if (total < 0n) return shareOut(-total, weights).map((share) => -share)
  let sum = 0n
  for (const weight of weights) sum += weight
  if (sum === 0n)
    return shareOut(
      total,
      weights.map(() => 1n),
    )
  const shares: bigint[] = []
  const remainders: bigint[] = []
  let left = total
  for (const weight of weights) {
    const exact = total * weight
    const share = exact / sum
    shares.push(share)
    remainders.push(exact % sum)
    left -= share
  }
  return left === 0n ? shares : withRest(shares, remainders, Number(left))
}

function withRest(shares: bigint[], remainders: readonly bigint[], units: number): bigint[] {
  const order = shares
    .map((_, place) => place)
    .sort((a, b) => compare(remainders[b] ?? 0n, remainders[a] ?? 0n) || a - b)
  for (const place of order.slice(0, units)) shares[place] = (shares[place] ?? 0n) + 1n
  return shares
}

function compare(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0
}
