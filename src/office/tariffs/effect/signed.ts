import { formatMinor } from '#platform/values/amounts/format-money.ts'

/** A difference with its sign. */
export function signed(minor: bigint): string {
  return `${minor > 0n ? '+' : minor < 0n ? '−' : ''}${formatMinor(minor < 0n ? -minor : minor)}`
}
