import type { FieldErrors } from '#platform/http/forms/parse-form.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { ErrorSummary } from '#platform/ui/forms/error-summary.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import { sayDay } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { SubscriptionView } from '#pricing/subscriptions/read-subscriptions.ts'
import type { Site, SiteCurrency } from '#sites/sites.ts'
import { m } from '#words/messages.js'

type LeaveFacts = {
  readonly one: SubscriptionView
  /** A paid renewal, which is refunded with it. */
  readonly next: SubscriptionView | null
  readonly what: 'active' | 'waiting'
  readonly currency: SiteCurrency
  readonly locale: Locale
  readonly site: Site
  readonly key: string
}
type LeaveFormProps = { readonly facts: LeaveFacts; readonly errors: FieldErrors }

/** What ends, what is lost in numbers, and the refund. */
export function LeaveForm({ facts, errors }: LeaveFormProps) {
  const { one, what, key, locale } = facts
  const here = `/${locale}/account/subscriptions`
  const name = isolate(one.name)
  const title = what === 'waiting' ? m.subscriptions_cancel_title({ name }) : m.subscriptions_leave_title({ name })
  return (
    <div className="max-w-text">
      <PageTitle>{title}</PageTitle>
      <PageHeading title={title} back={{ to: here, text: m.subscriptions_own_title() }} />
      <ErrorSummary title={m.subscriptions_not_done()} errors={Object.values(errors).map((text) => ({ text }))} />
      <Card>
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="what" value={what} />
        <ul className="flex list-disc flex-col gap-1.5 ps-5">
          {linesOf(facts).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <div className="mt-5 flex flex-wrap gap-3">
          <SubmitButton kind="danger">
            {what === 'waiting' ? m.subscriptions_cancel() : m.subscriptions_leave_now()}
          </SubmitButton>
          <ButtonLink to={here}>{m.subscriptions_keep()}</ButtonLink>
        </div>
      </Card>
    </div>
  )
}

function linesOf({ one, next, what, currency, locale, site }: LeaveFacts): readonly string[] {
  const said = (minor: bigint) => isolate(formatMoney(money(minor, currency), locale))
  if (what === 'waiting') {
    return [
      m.subscriptions_cancel_never_started(),
      one.isPaid && one.price > 0n
        ? m.subscriptions_cancel_back({ price: said(one.price) })
        : m.subscriptions_cancel_nothing_paid(),
    ]
  }
  const day = one.endsAt ? sayDay(one.endsAt, locale, site) : ''
  const left = one.quota === null ? null : one.quota - one.consumption
  return [
    m.subscriptions_lose_days({ count: one.daysLeft, day }),
    left === null ? m.subscriptions_lose_no_limit() : m.subscriptions_lose_quota({ left: said(left) }),
    one.givenBackUntil ? m.subscriptions_lose_back({ price: said(one.price) }) : m.subscriptions_lose_no_back(),
    ...(next ? [m.subscriptions_lose_next({ price: said(next.price) })] : []),
    m.subscriptions_lose_orders(),
  ]
}
