import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { mayActAt } from '#people/access/permissions.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { pageAsked } from '#platform/database/list-page.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { ExpectedTable } from './expected-table.tsx'
import { ScanBox } from './hub/scan-box.tsx'
import { countExpected } from './read-expected.ts'
import { readExpectedParcels } from './read-expected-parcels.ts'
import { readReceived } from './read-received.ts'
import { ReceiveParcel } from './receive-parcel.tsx'
import { ReceivedNotice } from './received-notice.tsx'
import { listExpected } from './receiving/list-expected.ts'
import { receivingDeeds } from './receiving-deeds.ts'
import { UnknownParcelForm } from './unknown-parcel-form.tsx'
import { WarehouseDone, WarehouseHeading } from './warehouse-heading.tsx'

// A refused action shows the present state, so the page is read again after every answer.
export const shouldRevalidate = () => true

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'receive', request)
  const { searchParams } = new URL(request.url)
  const tracking = searchParams.get('tracking')?.trim() ?? ''
  const q = searchParams.get('q')?.trim().slice(0, 100) ?? ''
  const country = searchParams.get('country') ?? ''
  const { locale, now, site } = visit
  return visit.read(async (work) => {
    // With an opened parcel the list is hidden: only its length is shown.
    const [expected, all, parcels, received, tables] = await Promise.all([
      tracking === '' ? listExpected(work, { q, country, ...pageAsked(searchParams) }) : null,
      countExpected(work),
      tracking === '' ? [] : readExpectedParcels(work, tracking),
      readReceived(work, searchParams.get('received') ?? ''),
      readTables(work),
    ])
    return {
      locale,
      now,
      site,
      tracking,
      currency: sites[site].currency,
      q,
      country,
      done: searchParams.get('done'),
      expected,
      all,
      received,
      parcel: parcels[0] ?? null,
      places: [...tables.prices.routes.keys()].filter((place) => mayActAt(visit.who, place)),
    }
  })
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'receive', request)
  const tracking = new URL(request.url).searchParams.get('tracking')?.trim() ?? ''
  return answerDeeds(visit, await request.formData(), receivingDeeds(tracking), 'ops/warehouse')
}

export default function Warehouse() {
  const facts = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { locale, tracking, parcel, received, currency, expected, all } = facts
  return (
    <>
      <PageTitle>{m.warehouse_title()}</PageTitle>
      <WarehouseHeading locale={locale} at="receive" lead={m.warehouse_expected_lead({ count: all })} />
      <WarehouseDone done={facts.done} />
      {received && <ReceivedNotice received={received} currency={currency} locale={locale} />}
      <ScanBox
        key={`${tracking} ${received?.label}`}
        method="get"
        name="tracking"
        label={m.warehouse_scan_tracking()}
        button={m.warehouse_open()}
        value={parcel ? undefined : tracking}
        isWaiting={parcel === null}
      />
      {parcel && <ReceiveParcel key={answer?.attempt} parcel={parcel} locale={locale} answer={answer} />}
      {tracking !== '' && !parcel && !received && (
        <UnknownParcelForm key={answer?.attempt} tracking={tracking} facts={facts} answer={answer} />
      )}
      {expected && <ExpectedTable facts={{ ...facts, expected }} />}
    </>
  )
}
