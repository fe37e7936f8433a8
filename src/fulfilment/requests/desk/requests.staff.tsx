import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { withDues } from '#fulfilment/requests/facts/read-request-dues.ts'
import { type RequestStage, requestStages } from '#fulfilment/requests/facts/request-stage.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { pageAsked } from '#platform/database/list-page.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { type Visit, visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { EachResult } from '#platform/ui/lists/each-result.tsx'
import { ListPages } from '#platform/ui/lists/list-pages.tsx'
import { KeyHints } from '#platform/ui/lists/queue.tsx'
import { QueueBar } from '#platform/ui/lists/queue-bar.tsx'
import { useQueueKeys } from '#platform/ui/lists/use-queue-keys.ts'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { toDeskCard } from './desk-card.ts'
import { readPickupList } from './read-pickup-desk.ts'
import { RequestCard } from './request-card.tsx'
import { requestDeeds } from './request-deeds.ts'
import { RequestTabs } from './request-tabs.tsx'
import { SeveralBar } from './several-bar.tsx'
import { withCash } from './with-cash.ts'

// A refused action shows the present state, so the page is read again after every answer.
export const shouldRevalidate = () => true

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'requests', request)
  const { searchParams } = new URL(request.url)
  const q = searchParams.get('q')?.trim().slice(0, 100) ?? ''
  const stage = requestStages.find((one) => one === searchParams.get('stage')) ?? 'prepare'
  const { locale, now, site } = visit
  return visit.read(async (work) => {
    const { rows, ...desk } = await readPickupList(work, { stage, q, ...pageAsked(searchParams) }, 'withShelves')
    const requests = withCash(work, await withDues(work, rows)).map(toDeskCard)
    const done = searchParams.get('done')
    const scan = searchParams.get('scan') ?? ''
    return {
      ...desk,
      locale,
      now,
      currency: sites[site].currency,
      q,
      stage,
      requests,
      done,
      scan,
      here: here(visit, request),
    }
  })
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'requests', request)
  const list = here(visit, request)
  const back = (done: string) => `${list}${list.includes('?') ? '&' : '?'}done=${done}`
  return answerDeeds(visit, await request.formData(), requestDeeds, back)
}

/** The address of the list without an open dialog or a done message. */
function here({ locale }: Visit, request: Request): string {
  const { searchParams } = new URL(request.url)
  for (const name of ['scan', 'done']) searchParams.delete(name)
  return `/${locale}/ops/requests${searchParams.size > 0 ? `?${searchParams}` : ''}`
}

export default function Requests() {
  const facts = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { locale, q, stage, requests, counts, done } = facts
  useQueueKeys()
  return (
    <>
      <PageTitle>{m.requests_title()}</PageTitle>
      <PageHeading title={m.requests_title()} lead={m.requests_lead({ count: facts.all })} />
      <RequestTabs locale={locale} current="pickups" />
      {answer?.each ? <EachResult each={answer.each} /> : <Done done={done} />}
      <QueueBar
        label={m.requests_find()}
        placeholder={m.requests_find()}
        button={m.platform_queue_search()}
        q={q}
        filters={[{ name: 'stage', label: m.requests_stage(), value: stage, options: stageOptions(counts) }]}
        reset={q === '' ? undefined : { to: `/${locale}/ops/requests?stage=${stage}`, text: m.platform_queue_reset() }}
      />
      {requests.length === 0 && q !== '' && <Notice tone="info" title={m.platform_queue_none_found()} />}
      {requests.length === 0 && q === '' && (
        <EmptyState drawing="parcel" title={m.platform_queue_empty()} text={m.requests_empty()} level={2} />
      )}
      {requests.length > 1 && <SeveralBar key={`${stage} ${answer?.attempt}`} stage={stage} answer={answer} />}
      <div className="flex flex-col gap-3">
        {requests.map((request) => (
          <RequestCard
            key={`${request.id} ${answer?.attempt}`}
            request={request}
            facts={facts}
            isChoosable={requests.length > 1 && stage !== 'ready'}
            scanAt={
              facts.scan === request.number
                ? null
                : `${facts.here}${facts.here.includes('?') ? '&' : '?'}scan=${request.number}`
            }
            answer={answer?.typed.requestId === request.id ? answer : undefined}
          />
        ))}
      </div>
      <ListPages {...facts} here={`/${locale}/ops/requests`} asked={{ q, stage }} />
      <KeyHints
        keys={[
          { press: 'j / k', text: m.platform_queue_key_move() },
          { press: 'x', text: m.platform_queue_key_choose() },
          ...(stage === 'shelve' ? [{ press: 'e', text: m.platform_queue_key_fields() }] : []),
          { press: '/', text: m.platform_queue_key_find() },
        ]}
      />
    </>
  )
}

function Done({ done }: { readonly done: string | null }) {
  const said = {
    prepared: m.requests_done_prepared,
    shelved: m.requests_done_shelved,
    reshelved: m.requests_done_reshelved,
  }
  const text = Object.entries(said).find(([name]) => name === done)?.[1]
  if (!text) return null
  return (
    <Notice tone="ok" role="status" className="mb-3 py-2">
      {text()}
    </Notice>
  )
}

function stageOptions(counts: Readonly<Record<string, number>>) {
  const texts: Readonly<Record<RequestStage, () => string>> = {
    prepare: m.requests_stage_prepare,
    shelve: m.requests_stage_shelve,
    ready: m.requests_stage_ready,
  }
  return requestStages.map((one) => ({ value: one, text: `${texts[one]()} (${counts[one] ?? 0})` }))
}
