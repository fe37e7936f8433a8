import type { Work } from '#platform/work/work.ts'
import type { GatewayOutcome } from './gateway.ts'

export type MatchFault = 'UNKNOWN_REFERENCE' | 'WRONG_REFERENCE' | 'WRONG_SITE'

export type FoundAttempt =
  | { readonly kind: 'found'; readonly paymentId: string; readonly reference: string }
  | { readonly kind: 'mismatch'; readonly reason: MatchFault; readonly paymentId: string | null }

/** Which try a gateway's answer is about: by the gateway's own number, or by our reference where we never learned that number. */
export async function findAttempt(work: Work, provider: string, outcome: GatewayOutcome): Promise<FoundAttempt> {
  const known = await work.db
    .selectFrom('payment_attempts')
    .select(['payment_id', 'reference', 'site'])
    .where('provider', '=', provider)
    .where('provider_reference', '=', outcome.providerReference)
    .executeTakeFirst()
  if (known) {
    const paymentId = known.payment_id
    if (known.reference !== outcome.reference) return { kind: 'mismatch', reason: 'WRONG_REFERENCE', paymentId }
    if (known.site !== outcome.site) return { kind: 'mismatch', reason: 'WRONG_SITE', paymentId }
    return { kind: 'found', paymentId, reference: known.reference }
  }
  const unlearned = await work.db
    .selectFrom('payment_attempts')
    .select(['payment_id', 'reference'])
    .where('provider', '=', provider)
    .where('reference', '=', outcome.reference ?? '')
    .where('site', '=', outcome.site)
    .where('provider_reference', 'is', null)
    .executeTakeFirst()
  if (!unlearned) return { kind: 'mismatch', reason: 'UNKNOWN_REFERENCE', paymentId: null }
  return { kind: 'found', paymentId: unlearned.payment_id, reference: unlearned.reference }
}
