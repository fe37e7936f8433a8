/** A file's size as it is told: in megabytes, to two decimals, never nothing. */
export function megabytes(bytes: bigint): number {
  return Math.max(0.01, Math.round(Number(bytes) / 10_486) / 100)
}
