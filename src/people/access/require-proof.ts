import type { Work } from '#platform/work/work.ts'
import { no } from './people.refusals.ts'

/**
 * Before money leaves, goods are released or security changes: refuses PROOF_NEEDED unless the acting person gave a
 * password (customers) or a code (staff) within ten minutes. Every use-case that docs/permissions.md names calls this
 * first, so that its page and its API call ask alike. The system has no session and needs no proof.
 */
export function requireProof({ who }: Pick<Work, 'who'>): void {
  if (who.kind === 'system') return
  if (who.kind === 'guest' || !who.isProved) throw no.PROOF_NEEDED({ path: 'proof' })
}
