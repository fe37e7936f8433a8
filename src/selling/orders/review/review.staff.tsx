import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { pageAsked } from '#platform/database/list-page.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { Button } from '#platform/ui/forms/button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { EachResult } from '#platform/ui/lists/each-result.tsx'
import { ListPages } from '#platform/ui/lists/list-pages.tsx'
import { Queue } from '#platform/ui/lists/queue.tsx'
import { QueueBar } from '#platform/ui/lists/queue-bar.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { Badge } from '#platform/ui/show/badge.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { ageText } from '#platform/values/age.ts'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { isCurrency, money } from '#platform/values/amounts/money.ts'
import { sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { queueDeeds } from './queue-deeds.ts'
import { type ReviewQueueRow, readReviewQueue, whose } from './read-review-queue.ts'
import { ReviewDone } from './review-done.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'review', request)
  const { searchParams } = new URL(request.url)
  const q = searchParams.get('q')?.trim().slice(0, 100) ?? ''
  const wanted = whose.find((one) => one === searchParams.get('whose')) ?? 'all'
  const store = searchParams.get('store') ?? ''
  const queue = await visit.read((work) =>
    readReviewQueue(work, { q, whose: wanted, store, ...pageAsked(searchParams) }),
  )
  const { locale, now, site } = visit
  const done = { what: searchParams.get('done'), number: searchParams.get('number') }
  return { ...queue, locale, now, currency: sites[site].currency, q, wanted, store, done }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'review', request)
  return answerDeeds(visit, await request.formData(), queueDeeds, 'ops/review')
}

const undoing: Readonly<Record<string, string>> = { claimEach: 'undoClaim', releaseEach: 'undoRelease' }

export default function ReviewQueue() {
  const facts = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { locale, q, wanted, store, stores, rows, all, hasNext, done } = facts
  const here = `/${locale}/ops/review`
  const isNarrowed = q !== '' || wanted !== 'all' || store !== ''
  return (
    <>
      <PageTitle>{m.orders_review_title()}</PageTitle>
      <PageHeading
        title={m.orders_review_title()}
        lead={m.orders_review_lead({ count: all })}
        actions={hasNext && <TakeNext to={here} />}
      />
      {answer?.each ? (
        <EachResult each={answer.each} undo={undoing[answer.typed.do ?? '']} />
      ) : (
        <ReviewDone {...done} />
      )}
      <QueueBar
        label={m.orders_review_find()}
        placeholder={m.orders_review_find()}
        button={m.platform_queue_search()}
        q={q}
        filters={[
          { name: 'whose', label: m.orders_review_whose(), value: wanted, options: whoseOptions() },
          {
            name: 'store',
            label: m.orders_review_store(),
            value: store,
            options: [
              { value: '', text: m.orders_review_all_stores() },
              ...stores.map((one) => ({ value: one.store, text: `${one.store} (${one.count})` })),
            ],
          },
        ]}
        reset={isNarrowed ? { to: here, text: m.platform_queue_reset() } : undefined}
      />
      {rows.length === 0 ? <NothingHere isNarrowed={isNarrowed} /> : <Rows here={here} />}
      <ListPages {...facts} here={here} asked={{ q, whose: wanted === 'all' ? '' : wanted, store }} />
    </>
  )
}

function whoseOptions() {
  return [
    { value: 'all', text: m.orders_review_whose_all() },
    { value: 'free', text: m.orders_review_whose_free() },
    { value: 'mine', text: m.orders_review_whose_mine() },
  ]
}

/** Claims the oldest free order and opens it. */
function TakeNext({ to }: { readonly to: string }) {
  return (
    <Form method="post" action={to}>
      <Button type="submit" kind="primary" size="small" name="do" value="next" data-key="n">
        {m.orders_review_take_next()}
      </Button>
    </Form>
  )
}

function NothingHere({ isNarrowed }: { readonly isNarrowed: boolean }) {
  if (isNarrowed)
    return (
      <Notice tone="info" title={m.platform_queue_none_found()}>
        {m.platform_queue_none_found_text()}
      </Notice>
    )
  return <EmptyState drawing="harbour" title={m.platform_queue_empty()} text={m.orders_review_empty()} level={2} />
}

function Rows({ here }: { readonly here: string }) {
  const { rows, locale, now, currency } = useLoaderData<typeof loader>()
  const columns: readonly Column<ReviewQueueRow>[] = [
    { key: 'number', title: m.orders_staff_number(), lead: true, cell: (row) => <Ltr>{row.number}</Ltr> },
    {
      key: 'age',
      title: m.orders_staff_waiting(),
      numeric: true,
      cell: (row) => <bdi>{ageText(row.waitingSince, now, locale)}</bdi>,
    },
    { key: 'customer', title: m.orders_staff_customer(), wide: true, cell: (row) => <bdi>{row.customer}</bdi> },
    { key: 'stores', title: m.orders_staff_stores(), cell: (row) => <StoreNames stores={row.stores} /> },
    { key: 'items', title: m.orders_staff_items(), numeric: true, cell: (row) => row.items },
    {
      key: 'total',
      title: m.orders_staff_total(),
      numeric: true,
      cell: (row) => (
        <>
          {isCurrency(currency) && <Amount money={money(row.totalMinor, currency)} locale={locale} />}
          {row.paidLaterBy && (
            <bdi className="block text-sm text-soft">{m.orders_review_paid_later_by({ method: row.paidLaterBy })}</bdi>
          )}
        </>
      ),
    },
    {
      key: 'claim',
      title: m.orders_review_claim_state(),
      cell: (row) => <Claim row={row} to={`${here}/${row.number}`} />,
    },
  ]
  return (
    <Queue keys={queueKeys()}>
      {/* One form for all rows: each button names the order it claims. */}
      <Form method="post">
        <Table
          caption={m.orders_review_title()}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.number}
          rowTo={(row) => `${here}/${row.number}`}
          marked={(row) => row.isMine}
          choose={{
            name: 'order',
            value: (row) => row.number,
            label: (row) => m.orders_review_choose({ number: row.number }),
            all: m.orders_review_choose_all(),
          }}
          dense
        />
        <div className="mt-2 flex flex-wrap gap-2">
          <Button type="submit" size="small" name="do" value="claimEach" data-key="c">
            {m.orders_review_claim_chosen()}
          </Button>
          <Button type="submit" size="small" name="do" value="releaseEach" data-key="r">
            {m.orders_review_release_chosen()}
          </Button>
        </div>
      </Form>
    </Queue>
  )
}

function StoreNames({ stores }: { readonly stores: readonly string[] }) {
  const [first, ...others] = stores
  return (
    <span title={stores.join(', ')} className="flex gap-x-1.5">
      <Ltr>{first}</Ltr>
      {others.length > 0 && <Ltr className="text-soft">+{others.length}</Ltr>}
    </span>
  )
}

function queueKeys() {
  return [
    { press: 'j / k', text: m.platform_queue_key_move() },
    { press: 'Enter', text: m.platform_queue_key_open() },
    { press: '/', text: m.platform_queue_key_find() },
    { press: 'n', text: m.orders_review_take_next() },
    { press: 'x', text: m.platform_queue_key_choose() },
    { press: 'c', text: m.orders_review_claim_chosen() },
    { press: 'r', text: m.orders_review_release_chosen() },
  ]
}

function Claim({ row, to }: { readonly row: ReviewQueueRow; readonly to: string }) {
  if (row.isMine)
    return (
      <Badge tone="info" size="small">
        {m.orders_review_mine()}
      </Badge>
    )
  if (row.claimedBy)
    return (
      <Badge tone="wait" size="small" icon="lock">
        <bdi>{row.claimedBy}</bdi>
      </Badge>
    )
  return (
    <button
      type="submit"
      name="do"
      value="claim"
      formAction={to}
      className="relative z-10 font-semibold text-sea underline-offset-4 hover:underline"
    >
      {m.orders_review_claim()}
    </button>
  )
}
