export type BoxCount = {
  readonly missing: readonly string[]
  readonly over: readonly string[]
  /** Each box once, however often it was scanned. */
  readonly scanned: readonly string[]
}

/** What was scanned against what the manifest has. A box scanned twice is one box. */
export function compareBoxes(manifest: readonly string[], typed: readonly string[]): BoxCount {
  const scanned = [...new Set(typed.map((label) => label.trim().toUpperCase()).filter((label) => label !== ''))]
  const wanted = manifest.map((label) => label.toUpperCase())
  return {
    missing: manifest.filter((label) => !scanned.includes(label.toUpperCase())),
    over: scanned.filter((label) => !wanted.includes(label)),
    scanned,
  }
}
