import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { withDues } from '#fulfilment/requests/facts/read-request-dues.ts'
import { ScanBox } from '#fulfilment/warehouse/hub/scan-box.tsx'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeed } from '#people/proofs/answer-deeds.ts'
import { pageAsked } from '#platform/database/list-page.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { ListPages } from '#platform/ui/lists/list-pages.tsx'
import { KeyHints } from '#platform/ui/lists/queue.tsx'
import { useQueueKeys } from '#platform/ui/lists/use-queue-keys.ts'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { limitRate } from '#platform/work/limit-rate.ts'
import { sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { toDeskRow } from './desk-card.ts'
import { DeskList } from './desk-list.tsx'
import { HandOver } from './hand-over.tsx'
import { countPickups, readPickupList } from './read-pickup-desk.ts'
import { handOver } from './request-deeds.ts'
import { codeIn, searchDesk } from './search-desk.ts'
import { type HandedOver, readHandedOver } from './sign-hand-over.ts'
import { withCash } from './with-cash.ts'

const triesAMinute = 60

// A refused action shows the present state, so the page is read again after every answer.
export const shouldRevalidate = () => true

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const { id } = requireStaff(visit, 'pickup-desk', request)
  const { searchParams } = new URL(request.url)
  const q = searchParams.get('q')?.trim() ?? ''
  const code = codeIn(q)
  // Codes are short: nobody, not even staff, may find them by trying.
  if (code !== null) await visit.write((work) => limitRate(work, `pickup-code:${id}`, triesAMinute, 60))
  const { locale, now, site } = visit
  return visit.read(async (work) => {
    const [found, counts, handed] = await Promise.all([
      q === '' ? [] : searchDesk(work, q),
      countPickups(work),
      readHandedOver(work, searchParams.get('handed') ?? ''),
    ])
    const [chosen = null] = found.length === 1 ? withCash(work, await withDues(work, found)) : []
    const isList = found.length === 0
    // While a customer is at the desk the list of shelves is hidden.
    const ready = isList
      ? await readPickupList(work, { stage: 'ready', ...pageAsked(searchParams) }, 'withoutShelves')
      : null
    return {
      locale,
      now,
      currency: sites[site].currency,
      q,
      chosen,
      handed,
      total: counts.ready,
      code: chosen ? (code ?? '') : '',
      isUnknown: q !== '' && isList,
      listed: chosen ? [] : (ready?.rows ?? found).map(toDeskRow),
      place: ready && { page: ready.page, pageSize: ready.pageSize, total: ready.total },
    }
  })
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'pickup-desk', request)
  return answerDeed(visit, await request.formData(), handOver, 'ops/pickup-desk')
}

export default function PickupDesk() {
  const facts = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { q, code, chosen, listed, isUnknown, handed, total, place } = facts
  // If it was handed over meanwhile, its card is gone: the refusal is still shown, but not on another card.
  const theirs = chosen && answer?.typed.requestId === chosen.id ? answer : undefined
  const refused = theirs ? null : Object.values(answer?.errors ?? {})[0]
  useQueueKeys()
  return (
    <>
      <PageTitle>{m.requests_desk()}</PageTitle>
      <PageHeading title={m.requests_desk()} lead={m.requests_desk_lead({ count: total })} />
      {handed !== null && (
        <Notice tone="ok" role="status" className="mb-3 py-2">
          {m.requests_done_collected()} <Ltr>{handed.number}</Ltr> <bdi>{handed.collectorName}</bdi>
          <SignedFor handed={handed} />
        </Notice>
      )}
      <ScanBox
        key={`${q} ${handed?.number}`}
        method="get"
        name="q"
        label={m.requests_desk_scan()}
        button={m.requests_desk_find()}
        value={chosen ? undefined : q}
        isWaiting={chosen === null}
        error={isUnknown && !answer ? m.requests_desk_none() : undefined}
      />
      {refused && (
        <Notice tone="bad" role="alert" className="mb-3">
          {refused}
        </Notice>
      )}
      {chosen && (
        <HandOver key={`${chosen.id} ${theirs?.attempt}`} request={chosen} code={code} facts={facts} answer={theirs} />
      )}
      {!chosen && <DeskList requests={listed} facts={facts} />}
      {q === '' && place && <ListPages {...place} here={`/${facts.locale}/ops/pickup-desk`} asked={{}} />}
      <KeyHints
        keys={[
          { press: 'j / k', text: m.platform_queue_key_move() },
          { press: 'Enter', text: m.platform_queue_key_open() },
        ]}
      />
    </>
  )
}

/** How the goods that were just handed over were signed for. */
function SignedFor({ handed }: { readonly handed: HandedOver }) {
  const { signature, path } = handed
  if (signature === 'paper') return <span> · {m.requests_signed_paper()}</span>
  if (path === null) return null
  return (
    <svg viewBox="0 0 320 120" role="img" aria-label={m.requests_signature()} className="mt-1 h-12 w-32">
      <path d={path} fill="none" stroke="currentColor" strokeWidth={3} strokeLinecap="round" />
    </svg>
  )
}
