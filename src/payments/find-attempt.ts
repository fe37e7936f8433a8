import type { Work } from '#platform/work.ts'
import type { GatewayOutcome } from './gateway.ts'

export type MatchFault = 'UNKNOWN_REFERENCE' | 'WRONG_REFERENCE' | 'WRONG_SITE'

export type FoundAttempt =
  | { readonly kind: 'found'; readonly paymentId: string; readonly reference: string }
  | { readonly kind: 'askFirst'; readonly paymentId: string; readonly reference: string }
  | { readonly kind: 'mismatch'; readonly reason: MatchFault; readonly paymentId: string | null }

/**
 * Which try a gateway speaks of. Our reference is not among the values it signs, its own number is: so a callback is
 * matched by that number. Where we never learned it, the gateway is asked first, and then believed; unless it signs our reference.
 */
export async function findAttempt(
  work: Work,
  provider: string,
  outcome: GatewayOutcome,
  source: 'callback' | 'inquiry',
): Promise<FoundAttempt> {
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
  const { payment_id: paymentId, reference } = unlearned
  const isCertain = source === 'inquiry' || outcome.signsReference === true
  return { kind: isCertain ? 'found' : 'askFirst', paymentId, reference }
}
