import type { ReactNode } from 'react'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { KeyHints } from '#platform/ui/lists/queue.tsx'
import { Breakdown } from '#platform/ui/show/breakdown.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { type Currency, money } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'
import { CheckPrice } from '#pricing/quote/explain/check-price.tsx'
import { RateNote } from '#pricing/quote/explain/rate-note.tsx'
import { m } from '#words/messages.js'
import type { ReviewPreview } from './preview-review.ts'

type ReviewTotalProps = {
  readonly number: string
  readonly preview: ReviewPreview
  readonly currency: Currency
  readonly locale: Locale
  readonly mayWork: boolean
  readonly wasShown: boolean
}

/** The old total beside the review's new one, line by line with reasons: seen before anything is approved. */
export function ReviewTotal({ number, preview, currency, locale, mayWork, wasShown }: ReviewTotalProps) {
  const { oldTotal, newTotal, dueNow, surplus, rows, notes, problem } = preview
  const amount = (minor: bigint) => <Amount money={money(minor, currency)} locale={locale} />
  const isChanged = newTotal !== oldTotal
  const lines = rows
    .filter((row) => row.line !== 'totalCost')
    .map((row) => ({
      key: row.line,
      label: row.name,
      amount: amount(row.newMinor),
      was:
        row.newMinor === row.oldMinor
          ? undefined
          : { amount: amount(row.oldMinor), label: m.orders_review_old_amount() },
      why: row.why.length > 0 ? row.why.map((reason) => <p key={reason}>{reason}</p>) : undefined,
    }))
  return (
    <Card title={m.orders_review_total()} className="xl:sticky xl:top-18 [&_summary]:min-h-8">
      {problem && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
      <Breakdown
        lines={lines}
        live
        total={{
          label: m.orders_review_new_total(),
          amount: amount(newTotal),
          was: isChanged ? amount(oldTotal) : undefined,
          note: <Difference difference={newTotal - oldTotal} amount={amount} />,
        }}
      />
      <RateNote rates={preview.rates} />
      {preview.tables && <CheckPrice tables={preview.tables} href={`/api/ops/review/${number}/quote`} />}
      <Outcome dueNow={dueNow} surplus={surplus} amount={amount} />
      {notes.map((note) => (
        <p key={note} className="mt-2 text-sm text-warn">
          {note}
        </p>
      ))}
      {mayWork && (
        <div className="mt-4 flex flex-col gap-2">
          <input type="hidden" name="seen" value={newTotal.toString()} />
          <SubmitButton
            kind={wasShown ? 'secondary' : 'primary'}
            name="do"
            value="check"
            data-key="t"
            busyLabel={m.platform_form_busy()}
          >
            {m.orders_review_check_total()}
          </SubmitButton>
          <SubmitButton
            kind={wasShown ? 'primary' : 'secondary'}
            name="do"
            value="finish"
            data-key="a"
            autoFocus={wasShown}
            busyLabel={m.platform_form_busy()}
          >
            {m.orders_review_finish()}
          </SubmitButton>
          <SubmitButton kind="secondary" name="do" value="finishNext" data-key="f" busyLabel={m.platform_form_busy()}>
            {m.orders_review_finish_next()}
          </SubmitButton>
          <p className="text-xs text-soft">{m.orders_review_finish_hint()}</p>
        </div>
      )}
      <KeyHints
        keys={[
          { press: 'j / k', text: m.orders_review_key_item() },
          ...(mayWork ? workKeys() : [{ press: 'c', text: m.orders_review_claim() }]),
          { press: 'n', text: m.orders_review_next() },
        ]}
      />
    </Card>
  )
}

function workKeys() {
  return [
    { press: 'y / q / x', text: m.orders_review_key_verdict() },
    { press: 'r', text: m.orders_review_read_again() },
    { press: 'u', text: m.orders_review_known_use() },
    { press: 's', text: m.orders_review_key_same() },
    { press: 't', text: m.orders_review_check_total() },
    { press: 'a', text: m.orders_review_finish() },
    { press: 'f', text: m.orders_review_finish_next() },
  ]
}

type Shown = { readonly amount: (minor: bigint) => ReactNode }

function Difference({ difference, amount }: Shown & { readonly difference: bigint }) {
  if (difference === 0n) return m.orders_review_unchanged()
  return (
    <span className={difference > 0n ? 'text-warn' : 'text-ok'}>
      {difference > 0n ? m.orders_review_rises() : m.orders_review_falls()}{' '}
      {amount(difference > 0n ? difference : -difference)}
    </span>
  )
}

function Outcome({ dueNow, surplus, amount }: Shown & { readonly dueNow: bigint; readonly surplus: bigint }) {
  if (dueNow === 0n && surplus === 0n) return <p className="mt-2 text-sm">{m.orders_review_covered()}</p>
  return (
    <p className="mt-2 text-sm">
      {dueNow > 0n ? m.orders_review_will_ask() : m.orders_review_will_hold()}{' '}
      <strong className="font-semibold">{amount(dueNow > 0n ? dueNow : surplus)}</strong>
    </p>
  )
}
