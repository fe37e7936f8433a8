import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds, type Sent } from '#people/proofs/answer-deeds.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { Button } from '#platform/ui/forms/button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Queue } from '#platform/ui/lists/queue.tsx'
import { QueueBar } from '#platform/ui/lists/queue-bar.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { Badge } from '#platform/ui/show/badge.tsx'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { ageText } from '#platform/values/age.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { takeNextLookup } from './claim-lookup.ts'
import { type LookupRow, readLookupDesk } from './read-lookup-desk.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'review', request)
  const { searchParams } = new URL(request.url)
  const q = searchParams.get('q')?.trim().slice(0, 100) ?? ''
  const { locale, now } = visit
  return { rows: await visit.read((work) => readLookupDesk(work, q)), q, done: searchParams.get('done'), locale, now }
}

const deeds = {
  // At the moment the button is pressed: of two reviewers nobody gets the other's.
  next: async ({ visit }: Sent) => {
    const id = await visit.write(takeNextLookup)
    return redirect(`/${visit.locale}/ops/lookups${id === null ? '' : `/${id}`}`)
  },
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'review', request)
  return answerDeeds(visit, await request.formData(), deeds, 'ops/lookups')
}

const doneTexts: Readonly<Record<string, () => string>> = {
  price: m.cart_lookup_done_price,
  refuse: m.cart_lookup_done_refuse,
  release: m.cart_lookup_done_release,
}

/** Links that nobody's program could read and that wait for a price, oldest first. */
export default function LookupDesk() {
  const { rows, q, done, locale, now } = useLoaderData<typeof loader>()
  const here = `/${locale}/ops/lookups`
  return (
    <>
      <PageTitle>{m.cart_lookups_desk()}</PageTitle>
      <PageHeading
        title={m.cart_lookups_desk()}
        lead={m.cart_lookups_desk_lead()}
        actions={rows.length > 0 && <TakeNext />}
      />
      <DoneNotice text={doneTexts[done ?? '']?.() ?? null} />
      <QueueBar
        label={m.cart_lookups_find()}
        placeholder={m.cart_lookups_find()}
        button={m.platform_queue_search()}
        q={q}
        {...(q !== '' && { reset: { to: here, text: m.platform_queue_reset() } })}
      />
      {rows.length === 0 && q !== '' && (
        <Notice tone="info" title={m.platform_queue_none_found()}>
          {m.platform_queue_none_found_text()}
        </Notice>
      )}
      {rows.length === 0 && q === '' && (
        <EmptyState drawing="harbour" title={m.platform_queue_empty()} text={m.cart_lookups_desk_empty()} level={2} />
      )}
      {rows.length > 0 && (
        <Queue keys={queueKeys()}>
          <Table
            caption={m.cart_lookups_desk()}
            rows={rows}
            rowKey={(row) => row.id}
            rowTo={(row) => `${here}/${row.id}`}
            marked={(row) => row.isMine}
            columns={columnsOf(locale, now)}
            dense
          />
        </Queue>
      )}
    </>
  )
}

function TakeNext() {
  return (
    <Form method="post">
      <Button type="submit" kind="primary" size="small" name="do" value="next" data-key="n">
        {m.cart_lookup_take_next()}
      </Button>
    </Form>
  )
}

function queueKeys() {
  return [
    { press: 'j / k', text: m.platform_queue_key_move() },
    { press: 'Enter', text: m.platform_queue_key_open() },
    { press: '/', text: m.platform_queue_key_find() },
    { press: 'n', text: m.cart_lookup_take_next() },
  ]
}

function columnsOf(locale: Locale, now: Date): readonly Column<LookupRow>[] {
  return [
    {
      key: 'link',
      title: m.cart_lookup_link(),
      lead: true,
      cell: ({ url }) => <Ltr className="inline-block min-w-52 whitespace-normal wrap-anywhere">{shortLink(url)}</Ltr>,
    },
    {
      key: 'age',
      title: m.cart_lookup_waiting(),
      numeric: true,
      cell: ({ at, dueAt }) => <bdi className={dueAt < now ? 'text-bad' : undefined}>{ageText(at, now, locale)}</bdi>,
    },
    {
      key: 'wish',
      title: m.cart_lookup_wanted(),
      wide: true,
      cell: ({ wish }) => <bdi className="line-clamp-2">{wish || '—'}</bdi>,
    },
    { key: 'quantity', title: m.cart_field_quantity(), numeric: true, cell: ({ quantity }) => quantity },
    { key: 'person', title: m.cart_lookup_person(), cell: ({ person }) => <bdi>{person}</bdi> },
    { key: 'claim', title: m.cart_lookup_with(), cell: (row) => <Claim row={row} /> },
  ]
}

function shortLink(url: string): string {
  const { hostname, pathname } = new URL(url)
  const path = pathname.length > 40 ? `…${pathname.slice(-40)}` : pathname
  return `${hostname.replace(/^www\./, '')}${path}`
}

function Claim({ row }: { readonly row: LookupRow }) {
  if (row.isMine)
    return (
      <Badge tone="info" size="small">
        {m.cart_lookup_mine()}
      </Badge>
    )
  if (row.claimedBy === null) return <span className="text-soft">{m.cart_lookup_free()}</span>
  return (
    <Badge tone="wait" size="small" icon="lock">
      <bdi>{row.claimedBy}</bdi>
    </Badge>
  )
}
