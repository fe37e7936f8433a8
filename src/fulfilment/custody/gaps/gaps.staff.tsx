import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { findPieces, readChain } from '#fulfilment/custody/read-piece.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { pageAsked } from '#platform/database/list-page.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { ListPages } from '#platform/ui/lists/list-pages.tsx'
import { QueueBar } from '#platform/ui/lists/queue-bar.tsx'
import { useQueueKeys } from '#platform/ui/lists/use-queue-keys.ts'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { m } from '#words/messages.js'
import { GapCard } from './gap-card.tsx'
import { gapDeeds } from './gap-deeds.ts'
import { GapsTable } from './gaps-table.tsx'
import { readNotedGap, readNotedGaps } from './read-noted-gaps.ts'

// A refused action shows the present state, so the page is read again after every answer.
export const shouldRevalidate = () => true

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const { roles } = requireStaff(visit, 'discrepancies', request)
  const { searchParams } = new URL(request.url)
  const q = searchParams.get('q')?.trim().slice(0, 40) ?? ''
  const wanted = searchParams.get('gap') ?? ''
  const { locale, site, now } = visit
  return visit.read(async (work) => {
    const list = await readNotedGaps(work, { q, ...pageAsked(searchParams) })
    // A scan that matches exactly one gap opens it.
    const chosen = (await readNotedGap(work, wanted)) ?? (q !== '' && list.rows.length === 1 ? list.rows[0] : null)
    const [piece] = chosen?.barcode ? await findPieces(work, chosen.barcode) : []
    const chain = piece ? await readChain(work, piece.id) : null
    return {
      list,
      q,
      chosen: chosen ?? null,
      chain,
      roles,
      locale,
      site,
      now,
      done: doneText(request, 'custody_done', visit.locale),
    }
  })
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'discrepancies', request)
  const page = new URL(request.url).searchParams.get('page')
  const back = (done: string) => `/${visit.locale}/ops/pieces?${new URLSearchParams({ done, ...(page && { page }) })}`
  return answerDeeds(visit, await request.formData(), gapDeeds, back)
}

/** Goods whose chain of scans and state do not agree, who looks for them, and how it ended. */
export default function Gaps() {
  const { list, q, chosen, chain, roles, locale, site, now, done } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  useQueueKeys()
  const here = `/${locale}/ops/pieces`
  const general = answer?.errors.general
  const others = list.rows.filter((gap) => gap.id !== chosen?.id)
  return (
    <>
      <PageTitle>{m.custody_gaps()}</PageTitle>
      <PageHeading title={m.custody_gaps()} lead={m.custody_gaps_lead()} />
      {!answer && <DoneNotice text={done} />}
      {general && !chosen && (
        <Notice tone="warn" role="alert" className="mb-3 py-2">
          {general}
        </Notice>
      )}
      {(list.all > 0 || q !== '') && (
        <QueueBar
          label={m.custody_gaps_find()}
          placeholder={m.custody_gaps_find()}
          button={m.platform_queue_search()}
          q={q}
          reset={q === '' ? undefined : { to: here, text: m.platform_queue_reset() }}
        />
      )}
      {chosen && (
        <GapCard
          key={`${chosen.id} ${answer?.attempt}`}
          gap={chosen}
          chain={chain}
          answer={answer}
          locale={locale}
          site={site}
          isAdmin={roles.includes('admin')}
        />
      )}
      {list.rows.length === 0 && q !== '' && <Notice tone="info" title={m.platform_queue_none_found()} />}
      {list.rows.length === 0 && q === '' && (
        <EmptyState drawing="harbour" title={m.custody_gaps_empty()} text={m.custody_gaps_empty_text()} level={2} />
      )}
      {others.length > 0 && (
        <div data-queue>
          <GapsTable rows={others} here={asShown(here, q, list.page)} locale={locale} site={site} now={now} />
          <ListPages {...list} here={here} asked={{ q }} />
        </div>
      )}
    </>
  )
}

function asShown(here: string, q: string, page: number): string {
  const search = new URLSearchParams({ ...(q !== '' && { q }), ...(page > 1 && { page: String(page) }) })
  return search.size > 0 ? `${here}?${search}` : here
}
