import { type KindTable, kindTable } from './kind-table.ts'
import { type KindFact, overlayKinds } from './overlay-kinds.ts'

const PROGRAM = '0'
// What staff set (kind_facts), as it was read last in this process (watch-kinds.ts).
let facts: { readonly version: string; readonly list: readonly KindFact[] } = { version: PROGRAM, list: [] }
let kept: KindTable | null = null

/** The kinds of things with what staff set of them, as this process read it last. */
export function knownKinds(): KindTable {
  kept ??= kindTable(overlayKinds(facts.list), facts.version)
  return kept
}

/** The version of what this process has read. */
export function knownVersion(): string {
  return facts.version
}

/** Takes what was read of the kinds into the memory of this process. */
export function keepKindFacts(version: string, list: readonly KindFact[]): void {
  facts = { version, list }
  kept = null
}
