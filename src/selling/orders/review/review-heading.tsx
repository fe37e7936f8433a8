import { Form } from 'react-router'
import { NationalIdBadge } from '#people/identity/national-id-state.tsx'
import { Button } from '#platform/ui/forms/button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { useQueueKeys } from '#platform/ui/lists/use-queue-keys.ts'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Link } from '#platform/ui/show/link.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { ageText } from '#platform/values/age.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { ReviewPage } from './read-review.ts'
import type { StaffOrder } from './read-staff-order.ts'

type ReviewHeadingProps = {
  readonly review: ReviewPage
  readonly staff: StaffOrder
  readonly locale: Locale
  readonly now: Date
}

/** The order's customer, its waiting time, and its reviewer; claimed or returned here. */
export function ReviewHeading({ review, staff, locale, now }: ReviewHeadingProps) {
  useQueueKeys()
  const ops = `/${locale}/ops`
  const { customer, claimedBy, nationalId, wayToPay } = staff
  return (
    <PageHeading
      back={{ to: `${ops}/review`, text: m.orders_review_title() }}
      title={
        <>
          {m.orders_staff_order()} <Ltr>{review.number}</Ltr>
        </>
      }
      aside={
        <Badge tone={review.isMine ? 'info' : claimedBy ? 'wait' : 'neutral'} icon={claimedBy ? 'user' : undefined}>
          {review.isMine ? m.orders_review_mine() : <bdi>{claimedBy ?? review.statusLabel}</bdi>}
        </Badge>
      }
      lead={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          {customer && (
            <bdi>
              {customer.firstName} {customer.lastName}
            </bdi>
          )}
          {nationalId && (
            <Link
              to={`${ops}/national-ids/${nationalId.id}`}
              className="inline-flex min-h-6 items-center gap-1 text-sea underline-offset-4"
            >
              {m.orders_review_national_id()} <NationalIdBadge state={nationalId.state} size="small" />
            </Link>
          )}
          {wayToPay.isAfterReview && (
            <span className="font-semibold">{m.orders_review_paid_later_by({ method: wayToPay.method })}</span>
          )}
          <span>{m.orders_review_placed_ago({ age: ageText(review.placedAt, now, locale) })}</span>
          <Link
            to={`${ops}/orders/${review.number}`}
            className="inline-flex min-h-6 items-center gap-1 text-sea underline-offset-4"
          >
            {m.orders_staff_whole_order()}
          </Link>
        </span>
      }
      actions={<Claiming review={review} claimedBy={claimedBy} />}
    />
  )
}

function Claiming({ review, claimedBy }: { readonly review: ReviewPage; readonly claimedBy: string | null }) {
  const isReviewable = review.items.some((item) => item.state === 'processing')
  if (claimedBy === null)
    return (
      isReviewable && (
        <Form method="post" className="flex flex-wrap gap-2">
          <Button type="submit" kind="primary" size="small" name="do" value="claim" data-key="c" autoFocus>
            {m.orders_review_claim()}
          </Button>
          <NextOrder />
        </Form>
      )
    )
  return (
    <Form method="post" className="flex flex-wrap gap-2">
      {review.isMine && (
        <Button type="submit" kind="quiet" size="small" name="do" value="release">
          {m.orders_review_release()}
        </Button>
      )}
      <NextOrder />
    </Form>
  )
}

/** Claims the oldest free order; orders already claimed stay the reviewer's. */
function NextOrder() {
  return (
    <Button type="submit" kind="quiet" size="small" name="do" value="next" data-key="n">
      {m.orders_review_next()}
    </Button>
  )
}
