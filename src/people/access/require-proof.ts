import type { Work } from '#platform/work/work.ts'
import { no } from './people.refusals.ts'

/**
 * Before money leaves, goods are released or security changes: refuses PROOF_NEEDED unless whoever acts showed a password
 * (customers) or a code (staff) within ten minutes. Every use-case that docs/permissions.md names asks this first, so that its
 * page, its call and any other door ask the same. The system has no session to show anything in.
 */
export function requireProof({ who }: Pick<Work, 'who'>): void {
  if (who.kind === 'system') return
  if (who.kind === 'guest' || !who.isProved) throw no.PROOF_NEEDED({ path: 'proof' })
}
