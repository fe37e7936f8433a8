import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requireCustomer } from '#people/access/require-customer.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { SearchBar } from '#platform/ui/forms/search-bar.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { StickyBar } from '#platform/ui/frame/sticky-bar.tsx'
import { Columns } from '#platform/ui/lists/columns.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { money } from '#platform/values/amounts/money.ts'
import { isolateLtr } from '#platform/values/isolate.ts'
import type { EditedItem } from '#selling/orders/edit/read-edit.ts'
import { m } from '#words/messages.js'
import { EditCoupon } from './edit-coupon.tsx'
import { editDeeds } from './edit-deeds.ts'
import { EditRow } from './edit-row.tsx'
import { BarNote, EditLines, EndEdit, LeaveEdit, TotalChange, WhatHappens } from './edit-total.tsx'
import { loadEdit } from './load-edit.ts'

const shown = 4

export const handle = { frame: { bottom: false } }
// A refused action shows the present state, so the page is read again after every answer.
export const shouldRevalidate = () => true

export function loader({ context, request, params }: LoaderFunctionArgs) {
  return loadEdit(visitOf(context), request, params.number ?? '')
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const { number = '' } = params
  return answerDeeds(visit, await request.formData(), editDeeds(number), `account/orders/${number}`)
}

export default function EditOrderPage() {
  const { edit, locale, home, endKey } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>() ?? null
  const path = `${home}/account/orders/${edit.number}`
  const general = answer && !answer.typed.itemId ? answer.errors.general : undefined
  const total = <TotalChange edit={edit} locale={locale} />
  const note = <WhatHappens edit={edit} locale={locale} />
  return (
    <>
      <PageTitle>{m.account_edit_title({ number: edit.number })}</PageTitle>
      <PageHeading
        title={m.account_edit_title({ number: isolateLtr(edit.number) })}
        back={{ to: path, text: m.account_order_back() }}
        lead={m.account_edit_lead()}
      />
      {general && (
        <Notice tone="bad" role="alert">
          {general}
        </Notice>
      )}
      {edit.hasNewTables && <Notice tone="info">{m.account_edit_new_rates()}</Notice>}
      <Columns
        main={
          <div className="flex flex-col gap-5">
            <Card title={m.account_items()} flush>
              <EditRows items={edit.items} version={edit.version} answer={answer} />
            </Card>
            <Card title={m.account_edit_add()}>
              <SearchBar
                quiet
                action={`${path}/edit/add`}
                name="link"
                label={m.account_edit_add_link()}
                placeholder={m.account_edit_add_placeholder()}
                button={m.account_edit_add_button()}
              />
            </Card>
            <EditCoupon edit={edit} answer={answer} />
          </div>
        }
        side={
          <Card title={m.account_edit_total()}>
            <div className="text-lg">{total}</div>
            <p className="mt-1 text-soft">{note}</p>
            <EditLines edit={edit} locale={locale} />
            <div className="mt-4 flex flex-col gap-2">
              <span className="max-lg:hidden">
                <EndEdit edit={edit} endKey={endKey} full />
              </span>
              <LeaveEdit />
            </div>
          </Card>
        }
      />
      <StickyBar
        label={m.account_edit_total()}
        amount={<Amount money={money(edit.newTotal, edit.currency)} locale={locale} />}
        note={<BarNote edit={edit} locale={locale} />}
      >
        <EndEdit edit={edit} endKey={endKey} />
      </StickyBar>
    </>
  )
}

type EditRowsProps = {
  readonly items: readonly EditedItem[]
  readonly version: number
  readonly answer: FormAnswer | null
}

/** Four items, and the others behind "more"; an item with an error is never hidden. */
function EditRows({ items, version, answer }: EditRowsProps) {
  const row = (item: EditedItem) => <EditRow key={item.id} item={item} version={version} answer={answer} />
  const rest = items.slice(shown)
  const isOpen = rest.some((item) => item.what !== 'kept' || answer?.typed.itemId === item.id)
  return (
    <>
      <ul className="divide-y divide-line">{items.slice(0, shown).map(row)}</ul>
      {rest.length > 0 && (
        <Disclosure
          open={isOpen}
          className="border-t border-line [&>summary]:px-4 sm:[&>summary]:px-5"
          summary={m.account_edit_more({ count: rest.length })}
        >
          <ul className="divide-y divide-line text-ink">{rest.map(row)}</ul>
        </Disclosure>
      )}
    </>
  )
}
