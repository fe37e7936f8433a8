import type { CancelFacts } from '#fronts/account/load-cancel.ts'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { ErrorSummary } from '#platform/ui/forms/error-summary.tsx'
import { RadioCards } from '#platform/ui/forms/radio-card.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { money } from '#platform/values/amounts/money.ts'
import { isolate, isolateLtr } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import type { CancelRefund } from '#selling/orders/money/cancel-refund.ts'
import { m } from '#words/messages.js'

type CancelFormProps = { readonly facts: CancelFacts; readonly answer: FormAnswer | null }

export function CancelForm({ facts, answer }: CancelFormProps) {
  const { number, reasons, refund, stayingPackage, locale } = facts
  const back = `/${locale}/account/orders/${number}`
  const errors = Object.entries(answer?.errors ?? {}).map(([name, text]) =>
    name === 'general' ? { text } : { name, text },
  )
  return (
    <div className="flex max-w-text flex-col gap-5">
      <PageTitle>{m.account_cancel_title({ number })}</PageTitle>
      <PageHeading
        title={m.account_cancel_title({ number: isolateLtr(number) })}
        lead={m.account_cancel_lead()}
        back={{ to: back, text: m.account_order_back() }}
      />
      <ErrorSummary title={m.account_problem()} errors={errors} />
      <input type="hidden" name="key" value={facts.key} />
      <input type="hidden" name="seen" value={String(refund.total)} />
      <CancelRefundCard refund={refund} locale={locale} />
      {stayingPackage && (
        <Notice tone="info">
          {m.account_cancel_keeps_package({
            name: isolate(stayingPackage.name),
            day: isolate(stayingPackage.until),
          })}
        </Notice>
      )}
      <Card as="div">
        <div className="flex flex-col gap-5">
          <RadioCards
            legend={m.account_cancel_reason()}
            name="reason"
            options={reasons.map(({ value, text }) => ({ value, title: text }))}
            required
          />
          <TextArea
            label={m.account_cancel_comment()}
            name="comment"
            optional={m.account_optional()}
            maxLength={1000}
            rows={3}
          />
        </div>
      </Card>
      <div className="flex flex-wrap gap-3">
        <SubmitButton kind="danger">{m.account_cancel_confirm()}</SubmitButton>
        <ButtonLink to={back}>{m.account_keep_order()}</ButtonLink>
      </div>
    </div>
  )
}

type CancelRefundCardProps = { readonly refund: CancelRefund; readonly locale: Locale }

/** The refund of cancelling the order, by destination, and what is not refunded, with reasons. */
function CancelRefundCard({ refund, locale }: CancelRefundCardProps) {
  const { currency, total, methodFees, underReview } = refund
  const amount = (minor: bigint) => <Amount money={money(minor, currency)} locale={locale} />
  const say = (minor: bigint) => isolate(formatMoney(money(minor, currency), locale))
  const parts = [
    { key: 'card', term: m.account_cancel_to_card(), minor: refund.card },
    { key: 'cash', term: m.account_cancel_to_cash(), minor: refund.cash },
    { key: 'valu', term: m.account_cancel_to_valu(), minor: refund.valu },
  ].filter(({ minor }) => minor > 0n)
  return (
    <Card
      title={m.account_cancel_refund()}
      aside={<strong className="figures text-lg font-semibold">{amount(total)}</strong>}
    >
      {total === 0n && <p className="text-soft">{m.account_cancel_nothing()}</p>}
      {parts.length > 0 && <Facts items={parts.map(({ key, term, minor }) => ({ key, term, value: amount(minor) }))} />}
      {methodFees > 0n && <p className="mt-3 text-soft">{m.account_cancel_fee({ fee: say(methodFees) })}</p>}
      {underReview > 0n && <p className="mt-3 text-soft">{m.account_cancel_review({ amount: say(underReview) })}</p>}
    </Card>
  )
}
