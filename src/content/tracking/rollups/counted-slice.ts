import type { RawBuilder } from 'kysely'
import type { Work } from '#platform/work/work.ts'

/** Adds what happened from one moment on and before another to its figures, for the work's own site. */
export type RollUp = {
  readonly name: string
  /** The moment of the first thing there is; null for none. */
  readonly begins: (work: Work) => RawBuilder<{ at: Date | null }>
  readonly add: (work: Work, from: Date, until: Date) => Promise<void>
}
