import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { RequestTabs } from '#fulfilment/requests/desk/request-tabs.tsx'
import { withShelves } from '#fulfilment/requests/desk/with-shelves.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { pageAsked } from '#platform/database/list-page.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { ListPages } from '#platform/ui/lists/list-pages.tsx'
import { KeyHints } from '#platform/ui/lists/queue.tsx'
import { QueueBar } from '#platform/ui/lists/queue-bar.tsx'
import { useQueueKeys } from '#platform/ui/lists/use-queue-keys.ts'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { DeliveryCard } from './delivery-card.tsx'
import { deliveryDeeds } from './delivery-deeds.ts'
import { toDeliveryRow } from './delivery-row.ts'
import { type DeliveryStage, deliveryStages } from './delivery-stage.ts'
import { ChosenLabels } from './label-links.tsx'
import { readDeliveryDesk } from './read-delivery-desk.ts'
import { showReceiverPhone } from './show-receiver-phone.ts'

// Each is a card with fields, so fewer are shown than rows of a table.
const inView = 20

// A refused action shows the present state, so the page is read again after every answer.
export const shouldRevalidate = () => true

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'requests', request)
  const { searchParams } = new URL(request.url)
  const q = searchParams.get('q')?.trim().slice(0, 100) ?? ''
  const stage = deliveryStages.find((one) => one === searchParams.get('stage')) ?? 'pack'
  const { locale, now, site } = visit
  const desk = await visit.read(async (work) => {
    const { rows, ...page } = await readDeliveryDesk(work, { stage, q, ...pageAsked(searchParams, inView) })
    return { ...page, rows: (await withShelves(work, rows)).map(toDeliveryRow) }
  })
  // A whole number is shown when asked for, and the look is written down.
  const shown = desk.rows.find(({ number }) => number === searchParams.get('number'))?.number
  const phone = shown === undefined ? null : await visit.write((work) => showReceiverPhone(work, shown))
  return {
    ...desk,
    rows: desk.rows.map((row) => (row.number === shown && phone !== null ? { ...row, phone } : row)),
    locale,
    now,
    site,
    currency: sites[site].currency,
    q,
    stage,
    done: doneText(request, 'requests_done', visit.locale),
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'requests', request)
  const { searchParams } = new URL(request.url)
  const back = (done: string) => {
    searchParams.set('done', done)
    return `/${visit.locale}/ops/requests/deliveries?${searchParams}`
  }
  return answerDeeds(visit, await request.formData(), deliveryDeeds, back)
}

const stageTexts: Readonly<Record<DeliveryStage, () => string>> = {
  pack: m.requests_stage_pack,
  label: m.requests_stage_label,
  queued: m.requests_stage_queued,
  underWay: m.requests_stage_under_way,
}
export default function Deliveries() {
  const facts = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { locale, q, stage, rows, counts } = facts
  const { done } = facts
  const path = `/${locale}/ops/requests/deliveries`
  const options = deliveryStages.map((one) => ({ value: one, text: `${stageTexts[one]()} (${counts[one]})` }))
  useQueueKeys()
  return (
    <>
      <PageTitle>{m.requests_deliveries()}</PageTitle>
      <PageHeading
        title={m.requests_deliveries()}
        lead={m.requests_deliveries_lead()}
        actions={
          <ButtonLink to={`/${locale}/ops/run-sheets`} size="small" iconEnd="next">
            {m.requests_sheets()}
          </ButtonLink>
        }
      />
      <RequestTabs locale={locale} current="deliveries" />
      <DoneNotice text={done} />
      <QueueBar
        label={m.requests_delivery_find()}
        placeholder={m.requests_delivery_find()}
        button={m.platform_queue_search()}
        q={q}
        filters={[{ name: 'stage', label: m.requests_stage(), value: stage, options }]}
        reset={q === '' ? undefined : { to: `${path}?stage=${stage}`, text: m.platform_queue_reset() }}
      />
      <ChosenLabels rows={rows} />
      {rows.length === 0 && q !== '' && <Notice tone="info" title={m.platform_queue_none_found()} />}
      {rows.length === 0 && q === '' && (
        <EmptyState drawing="parcel" title={m.platform_queue_empty()} text={m.requests_empty()} level={2} />
      )}
      <div className="flex flex-col gap-3">
        {rows.map((row) => {
          const isAnswered = [row.id, row.waybill?.id, row.waybill?.awb].includes(
            answer?.typed.requestId ?? answer?.typed.waybillId ?? answer?.typed.awb ?? '',
          )
          return (
            <DeliveryCard
              key={`${row.id} ${answer?.attempt}`}
              row={row}
              facts={facts}
              answer={isAnswered ? answer : undefined}
            />
          )
        })}
      </div>
      <ListPages {...facts} here={path} asked={{ q, stage }} />
      <KeyHints
        keys={[
          { press: 'j / k', text: m.platform_queue_key_move() },
          { press: '/', text: m.platform_queue_key_find() },
        ]}
      />
    </>
  )
}
