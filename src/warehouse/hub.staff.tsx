import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { requireStaff } from '#people/require-staff.ts'
import { PageTitle } from '#platform/page-title.tsx'
import { ButtonLink } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { KeyHints } from '#platform/ui/queue.tsx'
import { QueueBar } from '#platform/ui/queue-bar.tsx'
import { useQueueKeys } from '#platform/ui/use-queue-keys.ts'
import { visitOf } from '#platform/visit.ts'
import { m } from '#words/messages.js'
import { actOnHub } from './act-on-hub.ts'
import { HubShipment } from './hub-shipment.tsx'
import { readScanned } from './read-scanned.ts'
import { readShipments } from './read-shipments.ts'
import { ScanBox } from './scan-box.tsx'
import { ScannedNotice } from './scanned-notice.tsx'
import { WarehouseDone } from './warehouse-heading.tsx'

// What was refused shows what holds now: the page is read again after every answer.
export const shouldRevalidate = () => true

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'hub', request)
  const { searchParams } = new URL(request.url)
  const q = searchParams.get('q')?.trim() ?? ''
  return visit.read(async (work) => {
    const shipments = (await readShipments(work, 1000)).filter((row) => row.state === 'at_customs')
    return {
      ...{ locale: visit.locale, now: visit.now, q, done: searchParams.get('done') },
      waiting: shipments.flatMap((row) => row.items).filter((item) => item.state === 'in_shipping_process').length,
      scanned: await readScanned(work, searchParams.get('scanned') ?? ''),
      shipments: shipments.filter((row) =>
        [row.number, ...row.items.flatMap((item) => [item.label, item.title])].some((text) =>
          text.toLowerCase().includes(q.toLowerCase()),
        ),
      ),
    }
  })
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'hub', request)
  return actOnHub(visit, await request.formData())
}

export default function Hub() {
  const { locale, q, done, waiting, scanned, shipments } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  useQueueKeys()
  const isScanError = answer !== undefined && answer.typed.do !== 'discrepancy'
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
      {scanned && !isScanError && (
        <ScannedNotice
          key={`${scanned.label} ${answer?.attempt}`}
          scanned={scanned}
          answer={isScanError ? undefined : answer}
        />
      )}
      <ScanBox
        key={`${scanned?.label} ${answer?.attempt}`}
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
      {waiting > 0 && shipments.length === 0 && <Notice tone="info" title={m.platform_queue_none_found()} />}
      {waiting === 0 && (
        <EmptyState drawing="harbour" title={m.platform_queue_empty()} text={m.warehouse_hub_empty()} level={2} />
      )}
      <div data-queue className="flex flex-col gap-4">
        {shipments.map((shipment) => (
          <HubShipment key={shipment.id} shipment={shipment} locale={locale} />
        ))}
      </div>
      <KeyHints
        keys={[
          { press: 'j / k', text: m.platform_queue_key_move() },
          { press: '/', text: m.platform_queue_key_find() },
        ]}
      />
    </>
  )
}
