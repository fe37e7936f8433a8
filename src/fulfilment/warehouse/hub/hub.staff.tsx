import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ReceiptCard } from '#fulfilment/warehouse/receipt/receipt-card.tsx'
import { ShelfCard } from '#fulfilment/warehouse/receipt/shelf-card.tsx'
import { readHubShelves } from '#fulfilment/warehouse/receipt/shelves.ts'
import { readSightings } from '#fulfilment/warehouse/receipt/sightings.ts'
import { StrayNotice } from '#fulfilment/warehouse/receipt/stray-notice.tsx'
import { WarehouseDone } from '#fulfilment/warehouse/warehouse-heading.tsx'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { pageAsked, rowsInView } from '#platform/database/list-page.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { UndoNotice } from '#platform/ui/lists/each-result.tsx'
import { ListPages } from '#platform/ui/lists/list-pages.tsx'
import { KeyHints } from '#platform/ui/lists/queue.tsx'
import { QueueBar } from '#platform/ui/lists/queue-bar.tsx'
import { useQueueKeys } from '#platform/ui/lists/use-queue-keys.ts'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { m } from '#words/messages.js'
import { hubPath } from './back-to-hub.ts'
import { hubDeeds } from './hub-deeds.ts'
import { HubShipment } from './hub-shipment.tsx'
import { HubShipments } from './hub-shipments.tsx'
import { readHub } from './read-hub.ts'
import { readScanned } from './read-scanned.ts'
import { ScanBox } from './scan-box.tsx'
import { ScannedNotice } from './scanned-notice.tsx'

// A refused action shows the present state, so the page is read again after every answer.
export const shouldRevalidate = () => true

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'hub', request)
  const { searchParams } = new URL(request.url)
  const q = searchParams.get('q')?.trim().slice(0, 100) ?? ''
  const wanted = searchParams.get('shipment') ?? ''
  return visit.read(async (work) => {
    const scanned = await readScanned(work, searchParams.get('scanned') ?? '')
    return {
      locale: visit.locale,
      site: visit.site,
      now: visit.now,
      q,
      done: searchParams.get('done'),
      deeds: searchParams.get('deeds'),
      caseNumber: searchParams.get('case'),
      shelves: await readHubShelves(work),
      sightings: await readSightings(work),
      code: searchParams.get('code') ?? '',
      scanned,
      list: pageAsked(searchParams, rowsInView, 'list'),
      ...(await readHub(work, { q, wanted, scanned: scanned?.shipment ?? null, ...pageAsked(searchParams) })),
    }
  })
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'hub', request)
  const form = await request.formData()
  const place = { locale: visit.locale, asked: new URL(request.url).searchParams, form }
  return answerDeeds(visit, form, hubDeeds(place), (done) => hubPath(place, { done }))
}

export default function Hub() {
  const facts = useLoaderData<typeof loader>()
  const { locale, site, q, done, waiting, scanned, shipments, chosen, items, shelves, sightings, code } = facts
  const answer = useAnswer<typeof action>()
  useQueueKeys()
  const isScanError = answer !== undefined && answer.typed.do !== 'discrepancy' && answer.typed.at === undefined
  return (
    <>
      <PageTitle>{m.warehouse_hub()}</PageTitle>
      <PageHeading
        title={m.warehouse_hub()}
        lead={m.warehouse_hub_lead({ count: waiting })}
        actions={
          <ButtonLink to={`/${locale}/ops/requests`} size="small" iconEnd="next">
            {m.warehouse_hub_requests()}
          </ButtonLink>
        }
      />
      <WarehouseDone done={done} />
      {done === 'sightedHere' && !answer && <StrayNotice caseNumber={facts.caseNumber} locale={locale} />}
      {!answer && <UndoNotice undo={done === 'shelf' ? 'undoShelf' : undefined} deeds={facts.deeds} />}
      {scanned && !isScanError && (
        <ScannedNotice
          key={`${scanned.label} ${answer?.attempt}`}
          scanned={scanned}
          locale={locale}
          answer={answer?.typed.do === 'discrepancy' ? answer : undefined}
        />
      )}
      <ScanBox
        attempt={answer?.attempt}
        method="post"
        name="label"
        label={m.warehouse_scan_label()}
        button={m.warehouse_receive()}
        value={isScanError ? answer.typed.label : undefined}
        error={isScanError ? (answer.errors.label ?? answer.errors.general) : undefined}
      />
      {waiting > 0 && (
        <QueueBar
          label={m.warehouse_hub_find()}
          placeholder={m.warehouse_hub_find()}
          button={m.platform_queue_search()}
          q={q}
          reset={q === '' ? undefined : { to: `/${locale}/ops/hub`, text: m.platform_queue_reset() }}
        />
      )}
      {waiting > 0 && chosen === null && <Notice tone="info" title={m.platform_queue_none_found()} />}
      {waiting === 0 && (
        <EmptyState drawing="harbour" title={m.platform_queue_empty()} text={m.warehouse_hub_empty()} level={2} />
      )}
      {shipments.length > 1 && <HubShipments facts={facts} />}
      {chosen && items && (
        <div data-queue>
          <HubShipment shipment={chosen} items={items.rows} locale={locale} />
          <ListPages
            {...items}
            here={`/${locale}/ops/hub`}
            asked={{ q, shipment: chosen.number, list: facts.list.page > 1 ? String(facts.list.page) : '' }}
          />
        </div>
      )}
      <ReceiptCard
        key={`receipt ${answer?.attempt} ${sightings.length}`}
        chosen={chosen}
        sightings={sightings}
        locale={locale}
        site={site}
        answer={answer}
      />
      <ShelfCard
        key={`shelf ${answer?.attempt} ${scanned?.label} ${done} ${shelves.length}`}
        label={scanned?.label ?? ''}
        shipment={chosen?.number ?? ''}
        shelves={shelves}
        code={code}
        answer={answer}
      />
      <KeyHints
        keys={[
          { press: 'j / k', text: m.platform_queue_key_move() },
          { press: '/', text: m.platform_queue_key_find() },
        ]}
      />
    </>
  )
}
