import { z } from 'zod'
import { type EstimatedFact, knownFacts } from '#catalog/estimates/estimated-facts.ts'
import type { Work } from '#platform/work/work.ts'
import { type Answered, sayAnswered } from '#selling/orders/review/answered-issues.ts'
import { toSite } from '#sites/sites.ts'
import { estimatedOf } from './estimated-of.ts'
import { eventsFor } from './find-moves.ts'
import {
  completedData,
  effectiveData,
  type HoldData,
  holdData,
  type ItemData,
  type ItemIssue,
  itemData,
  itemIssue,
  reviewData,
} from './item-data.ts'
import { askedLabel, stateLabel } from './item-label.ts'
import type { ItemEvent } from './item-moves.ts'
import type { ItemState } from './item-states.ts'
import type { Order, OrderItem } from './lock-order.ts'

/** What the review found different: the value it was ordered with, which may have been our own guess, beside the right one. */
export type Difference = {
  readonly field: keyof ItemData
  readonly said: string | null
  readonly found: string | null
  readonly wasEstimated: boolean
}

export type ItemView = {
  readonly id: string
  readonly state: ItemState
  readonly stateLabel: string
  readonly since: Date
  readonly version: number
  readonly title: string
  readonly url: string
  readonly image: string | null
  readonly store: string
  readonly country: string
  readonly quantity: number
  readonly notes: string | null
  readonly clientData: ItemData
  readonly data: ItemData
  /** What of it is still our guess, and what was one when it was ordered. */
  readonly estimated: readonly EstimatedFact[]
  readonly wasEstimated: readonly EstimatedFact[]
  readonly differences: readonly Difference[]
  readonly issues: readonly (ItemIssue & { readonly label: string })[]
  /** The review's earlier questions, with the answers. */
  readonly answered: readonly Answered[]
  readonly hold: HoldData | null
  readonly realGrams: number | null
  readonly cancelReason: string | null
  /** The events that the reader of this page may try, by the table. */
  readonly events: readonly ItemEvent[]
}

export function itemView(work: Work, order: Order, item: OrderItem): ItemView {
  const { id, state, version, title, url, image, store, country, quantity, notes } = item
  const site = toSite(order.site)
  return {
    id,
    state,
    version,
    title,
    url,
    image,
    store,
    country,
    quantity,
    notes,
    stateLabel: stateLabel(state, site, country, work.locale),
    since: item.state_since,
    clientData: itemData.parse(item.client_data),
    data: effectiveData(item),
    estimated: estimatedOf(item),
    wasEstimated: knownFacts(item.estimated),
    // While a reviewer still works on it, the customer does not see half a review.
    differences: work.who.kind === 'customer' && state === 'pending_review' ? [] : differencesOf(item),
    issues: z
      .array(itemIssue)
      .parse(item.issues)
      .map((issue) => ({ ...issue, label: askedLabel(issue, work.locale) })),
    answered: sayAnswered(item.answered, work.locale),
    hold: item.hold === null ? null : holdData.parse(item.hold),
    realGrams: item.real_grams,
    cancelReason: item.cancel_reason,
    events: eventsFor(work.who, state),
  }
}

// A customer's own answer to a question is not a difference.
function differencesOf(item: OrderItem): readonly Difference[] {
  const client = { ...itemData.parse(item.client_data), ...completedData.parse(item.completed_data ?? {}) }
  const review = reviewData.parse(item.review_data ?? {})
  const guessed: readonly string[] = knownFacts(item.estimated)
  return Object.entries(review).flatMap(([name, value]) => {
    const field = name as keyof ItemData
    if (value === undefined || value === client[field]) return []
    return [{ field, said: text(client[field]), found: text(value), wasEstimated: guessed.includes(name) }]
  })
}

function text(value: string | number | null | undefined): string | null {
  return value === null || value === undefined ? null : String(value)
}
