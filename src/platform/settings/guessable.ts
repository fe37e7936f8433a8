/**
 * Whether a secret is easy to guess: short, few different characters, a run like `abcdef`, or a repeated block. `bits` is
 * the entropy that it must have; a random hexadecimal digit counts 4 bits, a random letter of base64 6.
 */
export function isGuessable(secret: string, bits: number): boolean {
  const isRepeated = secret !== '' && `${secret}${secret}`.indexOf(secret, 1) < secret.length
  const codes = [...secret].map((sign) => sign.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, at) => code - (codes[at] ?? 0))
  return isRepeated || Math.min(bitsEach(codes), bitsEach(steps)) * secret.length < bits
}

// Shannon entropy of one character, from the frequency of each.
function bitsEach(values: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts.values()].reduce(
    (sum, count) => sum - (count / values.length) * Math.log2(count / values.length),
    0,
  )
}
