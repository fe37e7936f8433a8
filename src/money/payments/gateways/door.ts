import type { Ports } from '#platform/work/ports.ts'
import type { Work } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import type { Told } from './settlement.ts'

/** What a flow with a gateway call in its middle needs: transactions before and after, the network between. */
export type Door = {
  readonly now: Date
  readonly site: Site
  readonly ports: Ports
  readonly write: <Answer>(act: (work: Work) => Promise<Answer>) => Promise<Answer>
}

/** Applies a gateway's answer in one transaction: settlePayment, and its effects in the lower room. */
export type ApplyNews = (
  work: Work,
  told: Told,
) => Promise<{ readonly kind: string; readonly payment?: { readonly id: string } | null }>
