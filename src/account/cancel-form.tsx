import { Amount } from '#money/amount.tsx'
import type { Money } from '#money/money.ts'
import type { FormAnswer } from '#platform/answer-form.ts'
import { PageTitle } from '#platform/page-title.tsx'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { ErrorSummary } from '#platform/ui/error-summary.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { RadioCards } from '#platform/ui/radio-card.tsx'
import { SubmitButton } from '#platform/ui/submit-button.tsx'
import { TextArea } from '#platform/ui/text-area.tsx'
import type { Locale } from '#platform/work.ts'
import { m } from '#words/messages.js'

type CancelFormProps = {
  readonly facts: {
    readonly number: string
    readonly reasons: readonly { readonly value: string; readonly text: string }[]
    readonly kept: Money
    /** A package that was bought with the order and stays. */
    readonly stayingPackage: { readonly name: string; readonly until: string } | null
    readonly key: string
    readonly locale: Locale
  }
  readonly answer: FormAnswer | null
}

export function CancelForm({ facts, answer }: CancelFormProps) {
  const { number, reasons, kept, stayingPackage, locale } = facts
  const back = `/${locale}/account/orders/${number}`
  const errors = Object.entries(answer?.errors ?? {}).map(([name, text]) =>
    name === 'general' ? { text } : { name, text },
  )
  return (
    <div className="flex max-w-text flex-col gap-5">
      <PageTitle>{m.account_cancel_title({ number })}</PageTitle>
      <PageHeading
        title={m.account_cancel_title({ number: `\u2066${number}\u2069` })}
        lead={m.account_cancel_lead()}
        back={{ to: back, text: m.account_order_back() }}
      />
      <ErrorSummary title={m.account_problem()} errors={errors} />
      <input type="hidden" name="key" value={answer?.typed.key ?? facts.key} />
      {kept.minor > 0n && (
        <p className="text-soft">
          {m.account_cancel_refund()} <Amount money={kept} locale={locale} className="font-semibold text-ink" />
        </p>
      )}
      {stayingPackage && (
        <Notice tone="info">
          {m.account_cancel_keeps_package({
            name: `\u2068${stayingPackage.name}\u2069`,
            day: `\u2068${stayingPackage.until}\u2069`,
          })}
        </Notice>
      )}
      <Card as="div">
        <div className="flex flex-col gap-5">
          <RadioCards
            legend={m.account_cancel_reason()}
            name="reason"
            options={reasons.map(({ value, text }) => ({ value, title: text }))}
            defaultValue={answer?.typed.reason ?? ''}
            error={answer?.errors.reason}
            required
          />
          <TextArea
            label={m.account_cancel_comment()}
            name="comment"
            optional={m.account_optional()}
            maxLength={1000}
            rows={3}
            defaultValue={answer?.typed.comment ?? ''}
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
