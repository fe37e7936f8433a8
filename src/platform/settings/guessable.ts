/**
 * Whether a secret is no secret: short, one sign or a few again and again, a run like `abcdef`, a block repeated. `bits` is
 * how much chance it has to look like; a random hexadecimal sign is worth 4, a random letter of base64 6.
 */
export function isGuessable(secret: string, bits: number): boolean {
  const isRepeated = secret !== '' && `${secret}${secret}`.indexOf(secret, 1) < secret.length
  const codes = [...secret].map((sign) => sign.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, at) => code - (codes[at] ?? 0))
  return isRepeated || Math.min(bitsEach(codes), bitsEach(steps)) * secret.length < bits
}

// Shannon's entropy of one sign, by how often each stands there.
function bitsEach(values: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts.values()].reduce(
    (sum, count) => sum - (count / values.length) * Math.log2(count / values.length),
    0,
  )
}
