import { Form } from 'react-router'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Change } from '#platform/ui/show/change.tsx'
import { MoneyRow } from '#platform/ui/show/money-row.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { money } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'
import type { EditPage } from '#selling/orders/edit/read-edit.ts'
import { m } from '#words/messages.js'

type EditTotalProps = { readonly edit: EditPage; readonly locale: Locale }

/** The old and the new total. */
export function TotalChange({ edit, locale }: EditTotalProps) {
  const amount = (minor: bigint) => <Amount money={money(minor, edit.currency)} locale={locale} />
  if (edit.newTotal === edit.oldTotal) return amount(edit.newTotal)
  return (
    <Change
      before={amount(edit.oldTotal)}
      after={amount(edit.newTotal)}
      beforeLabel={m.account_was()}
      afterLabel={m.account_is_now()}
    />
  )
}

/** The same for the bottom bar: the new total large, the old one beside what happens. */
export function BarNote({ edit, locale }: EditTotalProps) {
  return (
    <>
      {edit.newTotal !== edit.oldTotal && (
        <span className="block">
          {m.account_was()}{' '}
          <del>
            <Amount money={money(edit.oldTotal, edit.currency)} locale={locale} />
          </del>
        </span>
      )}
      <WhatHappens edit={edit} locale={locale} />
    </>
  )
}

/** What happens to the difference at the end, in one sentence. */
export function WhatHappens({ edit, locale }: EditTotalProps) {
  const amount = (minor: bigint) => (
    <Amount money={money(minor, edit.currency)} locale={locale} className="font-semibold text-ink" />
  )
  if (edit.isEmpty) return <>{m.account_edit_nothing()}</>
  if (edit.due > 0n)
    return (
      <>
        {m.account_edit_due()} {amount(edit.due)}
      </>
    )
  if (edit.back > 0n)
    return (
      <>
        {m.account_edit_back()} {amount(edit.back)}
        {' — '}
        {m.account_edit_back_how()}
      </>
    )
  return <>{m.account_edit_even()}</>
}

/** Line by line: old and new amount, and the reason. */
export function EditLines({ edit, locale }: EditTotalProps) {
  const amount = (minor: bigint) => <Amount money={money(minor, edit.currency)} locale={locale} />
  const parts = ['totalCost', 'packageDiscount', 'couponDiscount']
  const rows = edit.rows.filter(({ line }) => !parts.includes(line))
  return (
    <Disclosure quiet summary={m.account_edit_lines()} open={!edit.isEmpty}>
      {rows.map(({ line, name, oldMinor, newMinor, why }) => {
        const sign = line === 'discount' ? -1n : 1n
        return (
          <MoneyRow
            key={line}
            label={name}
            amount={amount(newMinor * sign)}
            strong={line === 'subtotal'}
            {...(why.length > 0 && { why: why.map((reason) => <p key={reason}>{reason}</p>) })}
            {...(oldMinor !== newMinor && { was: { amount: amount(oldMinor * sign), label: m.account_was() } })}
          />
        )
      })}
    </Disclosure>
  )
}

type EndProps = { readonly edit: EditPage; readonly endKey: string; readonly full?: boolean }

export function EndEdit({ edit, endKey, full = false }: EndProps) {
  return (
    <Form method="post" className={full ? 'w-full' : ''}>
      <input type="hidden" name="key" value={endKey} />
      <input type="hidden" name="seenTotal" value={edit.newTotal.toString()} />
      <SubmitButton name="do" value="end" size="large" full={full}>
        {edit.due > 0n && !edit.isEmpty ? m.account_edit_end_and_pay() : m.account_edit_end()}
      </SubmitButton>
    </Form>
  )
}

export function LeaveEdit() {
  return (
    <Form method="post">
      <SubmitButton name="do" value="leave" kind="quiet" full>
        {m.account_edit_leave()}
      </SubmitButton>
    </Form>
  )
}
