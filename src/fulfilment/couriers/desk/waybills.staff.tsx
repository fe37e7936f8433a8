import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { CourierHeading } from '#fulfilment/couriers/courier-heading.tsx'
import type { WaybillView } from '#fulfilment/couriers/waybills/read-waybills.ts'
import { permits } from '#people/access/permissions.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { nameOfPlace } from '#people/addresses/geo.ts'
import { answerDeeds, deed } from '#people/proofs/answer-deeds.ts'
import { pageAsked } from '#platform/database/list-page.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { visitOf } from '#platform/http/visit.ts'
import { ListPages } from '#platform/ui/lists/list-pages.tsx'
import { KeyHints } from '#platform/ui/lists/queue.tsx'
import { QueueBar } from '#platform/ui/lists/queue-bar.tsx'
import { useQueueKeys } from '#platform/ui/lists/use-queue-keys.ts'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import type { Locale } from '#platform/work/work.ts'
import { type Site, sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { lookAtWaybill } from './look-at-waybill.ts'
import { readWaybillDesk } from './read-waybill-desk.ts'
import { retryWaybill } from './retry-waybill.ts'
import { showWaybillPhone } from './show-waybill-phone.ts'
import { WaybillCard } from './waybill-card.tsx'
import { type WaybillStage, waybillStages } from './waybill-stages.ts'

// A refused action shows the present state, so the page is read again after every answer.
export const shouldRevalidate = () => true

const parcelsInView = 20

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'couriers', request)
  const { searchParams } = new URL(request.url)
  const q = searchParams.get('q')?.trim().slice(0, 100) ?? ''
  const asked = waybillStages.find((one) => one === searchParams.get('stage'))
  const { locale, now, site, who } = visit
  const found = await visit.read(async (work) => {
    const page = pageAsked(searchParams, parcelsInView)
    const first = await readWaybillDesk(work, { ...page, q, stage: asked ?? 'attention' })
    // If nothing is wrong, the parcels under way are shown.
    const stage: WaybillStage = asked ?? (first.counts.attention > 0 ? 'attention' : 'underWay')
    const desk = stage === (asked ?? 'attention') ? first : await readWaybillDesk(work, { ...page, q, stage })
    const mayAct = permits(who, 'hub')
    const rows = desk.rows.map((row) => ({ ...row, place: placeOf(row, site, locale) }))
    return {
      ...desk,
      rows,
      q,
      stage,
      locale,
      now,
      site,
      mayAct,
      currency: sites[site].currency,
      done: searchParams.get('done'),
    }
  })
  // A whole number is shown when asked for, and the look is written down.
  const shown = found.rows.find(({ id }) => id === searchParams.get('number'))
  if (!shown) return found
  const phone = await visit.write((work) => showWaybillPhone(work, shown.id))
  const rows = found.rows.map((row) => (row === shown ? { ...row, receiver: { ...row.receiver, phone } } : row))
  return { ...found, rows }
}

function placeOf({ address }: WaybillView, site: Site, locale: Locale): string {
  const names = nameOfPlace(site, address.state, address.area, locale)
  return `${names.area}${locale === 'ar' ? '،' : ','} ${names.state}`
}

const waybillForm = z.object({ id: z.uuid() })
/** A failed booking is told to its company once more; what called a person was looked at. */
const deeds = {
  retry: deed(waybillForm, (work, { id }) => retryWaybill(work, id), 'retry'),
  seen: deed(waybillForm, (work, { id }) => lookAtWaybill(work, id), 'seen'),
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'hub', request)
  const { searchParams } = new URL(request.url)
  const back = (done: string) => {
    searchParams.set('done', done)
    return `/${visit.locale}/ops/couriers?${searchParams}`
  }
  return answerDeeds(visit, await request.formData(), deeds, back)
}

export default function Waybills() {
  const facts = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { locale, q, stage, rows, counts, done } = facts
  const here = `/${locale}/ops/couriers`
  useQueueKeys()
  return (
    <>
      <CourierHeading locale={locale} at="waybills" lead={m.couriers_lead({ count: facts.all })} />
      {(done === 'retry' || done === 'seen') && (
        <Notice tone="ok" role="status" className="mb-3 py-2">
          {done === 'retry' ? m.couriers_done_retry() : m.couriers_done_seen()}
        </Notice>
      )}
      <QueueBar
        label={m.couriers_find()}
        placeholder={m.couriers_find()}
        button={m.platform_queue_search()}
        q={q}
        filters={[{ name: 'stage', label: m.couriers_stage(), value: stage, options: stageOptions(counts) }]}
        reset={q === '' ? undefined : { to: `${here}?stage=${stage}`, text: m.platform_queue_reset() }}
      />
      {rows.length === 0 && q !== '' && <Notice tone="info" title={m.platform_queue_none_found()} />}
      {rows.length === 0 && q === '' && (
        <EmptyState drawing="parcel" title={m.platform_queue_empty()} text={m.couriers_empty()} level={2} />
      )}
      <div className="flex flex-col gap-3">
        {rows.map((waybill) => (
          <WaybillCard
            key={`${waybill.id} ${answer?.attempt}`}
            waybill={waybill}
            facts={facts}
            answer={answer?.typed.id === waybill.id ? answer : undefined}
          />
        ))}
      </div>
      <ListPages {...facts} here={here} asked={{ q, stage }} />
      <KeyHints
        keys={[
          { press: 'j / k', text: m.platform_queue_key_move() },
          { press: '/', text: m.platform_queue_key_find() },
        ]}
      />
    </>
  )
}

function stageOptions(counts: Readonly<Record<WaybillStage, number>>) {
  const texts: Readonly<Record<WaybillStage, () => string>> = {
    attention: m.couriers_stage_attention,
    underWay: m.couriers_stage_under_way,
    ended: m.couriers_stage_ended,
  }
  return waybillStages.map((one) => ({ value: one, text: `${texts[one]()} (${counts[one]})` }))
}
