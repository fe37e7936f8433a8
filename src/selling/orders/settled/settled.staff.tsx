import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { readSettledList, readSettledRow } from '#catalog/estimates/settled/read-settled-list.ts'
import { undoFact, undoFactForm } from '#catalog/estimates/settled/undo-fact.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds, deed } from '#people/proofs/answer-deeds.ts'
import { pageAsked } from '#platform/database/list-page.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { ListPages } from '#platform/ui/lists/list-pages.tsx'
import { Queue } from '#platform/ui/lists/queue.tsx'
import { QueueBar } from '#platform/ui/lists/queue-bar.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { newId } from '#platform/work/id.ts'
import { m } from '#words/messages.js'
import { settledColumns } from './settled-columns.tsx'
import { UndoSettled } from './undo-settled.tsx'

// A refused action shows the present state, so the page is read again after every answer.
export const shouldRevalidate = () => true

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'catalogue', request)
  const { searchParams } = new URL(request.url)
  const q = searchParams.get('q')?.trim().slice(0, 500) ?? ''
  const { list, undoing } = await visit.read(async (work) => ({
    list: await readSettledList(work, { q, ...pageAsked(searchParams) }),
    undoing: await readSettledRow(work, searchParams.get('undo') ?? ''),
  }))
  const { locale, site } = visit
  return { ...list, undoing, q, done: doneText(request, 'orders_settled_done', locale), key: newId(), locale, site }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'catalogue', request)
  const deeds = { undo: deed(undoFactForm, undoFact, 'undone') }
  return answerDeeds(visit, await request.formData(), deeds, 'ops/product-facts')
}

/** What our team settled of products, the newest first, and how it is taken back. */
export default function SettledFactsPage() {
  const facts = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { rows, undoing, q, done, locale, site } = facts
  const here = `/${locale}/ops/product-facts`
  return (
    <>
      <PageTitle>{m.orders_settled_title()}</PageTitle>
      <PageHeading title={m.orders_settled_title()} lead={m.orders_settled_lead()} />
      <DoneNotice text={done} />
      <QueueBar
        label={m.orders_settled_find()}
        placeholder={m.orders_settled_find()}
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
        <EmptyState drawing="harbour" title={m.platform_queue_empty()} text={m.orders_settled_empty()} level={2} />
      )}
      {rows.length > 0 && (
        <Queue keys={[{ press: '/', text: m.platform_queue_key_find() }]}>
          <Table
            caption={m.orders_settled_title()}
            rows={rows}
            rowKey={(row) => row.id}
            columns={settledColumns(here, q, locale, site)}
            dense
          />
        </Queue>
      )}
      <ListPages {...facts} here={here} asked={{ q }} />
      {undoing && <UndoSettled fact={undoing} here={here} formKey={facts.key} answer={answer} locale={locale} />}
    </>
  )
}
