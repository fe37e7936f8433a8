import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { WarehouseDone, WarehouseHeading } from '#fulfilment/warehouse/warehouse-heading.tsx'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { pageAsked } from '#platform/database/list-page.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { Chips } from '#platform/ui/forms/chips.tsx'
import { ListPages } from '#platform/ui/lists/list-pages.tsx'
import { QueueBar } from '#platform/ui/lists/queue-bar.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { isId, newId } from '#platform/work/id.ts'
import { m } from '#words/messages.js'
import { ClaimParcel } from './claim-parcel-form.tsx'
import { matchParcel } from './match-parcel.ts'
import { ParcelWall } from './parcel-wall.tsx'
import { readUnknown, readUnknownParcel } from './read-unknown.ts'
import { unknownDeeds } from './unknown-deeds.ts'

// A refused action shows the present state, so the page is read again after every answer.
export const shouldRevalidate = () => true

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'receive', request)
  const { searchParams } = new URL(request.url)
  const ask = (name: string) => searchParams.get(name)?.trim().slice(0, 100) ?? ''
  const [q, known, isSettled] = [ask('q'), ask('known'), ask('show') === 'claimed']
  const { locale, site, now } = visit
  return visit.read(async (work) => {
    const [wall, parcel] = await Promise.all([
      readUnknown(work, { q, isSettled, ...pageAsked(searchParams, 24) }),
      isId(ask('parcel')) ? readUnknownParcel(work, ask('parcel')) : null,
    ])
    const open = parcel && !parcel.claimed && !parcel.ended ? parcel : null
    const matches = open ? await matchParcel(work, open, known) : []
    const chosen = matches.find((match) => match.itemId === ask('item')) ?? null
    const sought = { matches, chosen, known, key: newId() }
    return { wall, open, q, isSettled, locale, site, now, ...sought, done: searchParams.get('done') }
  })
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'receive', request)
  return answerDeeds(visit, await request.formData(), unknownDeeds, 'ops/warehouse/unknown')
}

/** The unexpected parcels, and the opened one beside the items that it may be. */
export default function Unknown() {
  const facts = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { wall, open, q, isSettled, locale, done } = facts
  const here = `/${locale}/ops/warehouse/unknown`
  return (
    <>
      <PageTitle>{m.warehouse_tab_unknown()}</PageTitle>
      <WarehouseHeading locale={locale} at="unknown" lead={m.warehouse_unknown_lead()} />
      <WarehouseDone done={done} />
      {open && <ClaimParcel key={`${open.id} ${answer?.attempt}`} parcel={open} facts={facts} answer={answer} />}
      <Chips
        label={m.warehouse_tab_unknown()}
        items={[
          { to: here, text: m.warehouse_unknown_waiting(), current: !isSettled },
          { to: `${here}?show=claimed`, text: m.warehouse_unknown_claimed(), current: isSettled },
        ]}
      />
      <div className="mt-3">
        <QueueBar
          label={m.warehouse_unknown_find()}
          placeholder={m.warehouse_unknown_find()}
          button={m.platform_queue_search()}
          q={q}
          reset={q === '' ? undefined : { to: here, text: m.platform_queue_reset() }}
        />
      </div>
      {wall.rows.length === 0 && q !== '' && <Notice tone="info" title={m.platform_queue_none_found()} />}
      {wall.rows.length === 0 && q === '' && (
        <EmptyState
          drawing="parcel"
          title={m.platform_queue_empty()}
          text={isSettled ? m.warehouse_unknown_claimed_empty() : m.warehouse_unknown_empty()}
          level={2}
        />
      )}
      <ParcelWall parcels={wall.rows} facts={facts} />
      <ListPages {...wall} here={here} asked={{ q, show: isSettled ? 'claimed' : '' }} />
    </>
  )
}
