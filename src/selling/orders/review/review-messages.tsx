import { ErrorSummary } from '#platform/ui/forms/error-summary.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { m } from '#words/messages.js'
import type { SameApplied } from './compare/apply-same.ts'
import { SameDone } from './compare/same-done.tsx'
import type { ReviewPage } from './read-review.ts'
import type { StaffOrder } from './read-staff-order.ts'
import { ReviewDone } from './review-done.tsx'

type ReviewMessagesProps = {
  readonly review: ReviewPage
  readonly staff: StaffOrder
  readonly done: { readonly what: string | null; readonly number: string | null }
  readonly same: SameApplied | null
  readonly ops: string
  readonly total: string | null
  readonly errors: Readonly<Record<string, string>>
  readonly mayWork: boolean
}

/**
 * What a reviewer must know before continuing: errors, a colleague's claim, a total that differs from the one they saw.
 */
export function ReviewMessages({ review, staff, done, same, ops, total, errors, mayWork }: ReviewMessagesProps) {
  const { claimedBy } = staff
  const isWaiting = review.items.some((item) => item.state === 'processing')
  const listed = Object.entries(errors).map(([name, text]) => (name === 'general' ? { text } : { name, text }))
  return (
    <div className="mb-3 flex flex-col gap-2 empty:hidden">
      <ReviewDone {...done} />
      <SameDone done={same} ops={ops} />
      <ErrorSummary title={m.platform_form_problem()} errors={listed} />
      {claimedBy && !review.isMine && (
        <Notice tone="wait" role="status">
          {m.orders_review_claimed_by({ name: isolate(claimedBy) })}
        </Notice>
      )}
      {!claimedBy && isWaiting && <Notice tone="info">{m.orders_review_claim_first()}</Notice>}
      {!claimedBy && !isWaiting && <Notice tone="neutral">{m.orders_review_nothing_left()}</Notice>}
      {mayWork && total === 'changed' && (
        <Notice tone="warn" role="alert" title={m.orders_review_total_changed()}>
          {m.orders_review_total_changed_text()}
        </Notice>
      )}
    </div>
  )
}
