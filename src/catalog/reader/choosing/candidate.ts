import type { Source } from '#catalog/reader/product-facts.ts'

/** One possible value of a fact: its score is the sum of its reasons, each with its weight. */
export type Candidate<Value> = {
  readonly value: Value
  readonly source: Source
  readonly reasons: readonly Reason[]
}
export type Reason = { readonly reason: string; readonly weight: number }

export const scoreOf = ({ reasons }: Candidate<unknown>): number => reasons.reduce((sum, { weight }) => sum + weight, 0)

/** The candidate with the highest score above zero; of equals the first. */
export function best<Value>(candidates: readonly Candidate<Value>[]): Candidate<Value> | null {
  let chosen: Candidate<Value> | null = null
  for (const one of candidates) {
    if (scoreOf(one) > 0 && (chosen === null || scoreOf(one) > scoreOf(chosen))) chosen = one
  }
  return chosen
}

/** The reasons that hold, from a list of `[holds, reason, weight]`. */
export function reasonsOf(...lines: readonly (readonly [holds: boolean, reason: string, weight: number])[]): Reason[] {
  return lines.flatMap(([holds, reason, weight]) => (holds ? [{ reason, weight }] : []))
}
