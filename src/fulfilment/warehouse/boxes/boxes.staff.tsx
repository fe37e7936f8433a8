import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ScanBox } from '#fulfilment/warehouse/hub/scan-box.tsx'
import { WarehouseDone, WarehouseHeading } from '#fulfilment/warehouse/warehouse-heading.tsx'
import { permits } from '#people/access/permissions.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds, deed } from '#people/proofs/answer-deeds.ts'
import { pageAsked } from '#platform/database/list-page.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { Chips } from '#platform/ui/forms/chips.tsx'
import { ListPages } from '#platform/ui/lists/list-pages.tsx'
import { Queue } from '#platform/ui/lists/queue.tsx'
import { QueueBar } from '#platform/ui/lists/queue-bar.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { ageText } from '#platform/values/age.ts'
import type { Locale } from '#platform/work/work.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import { m } from '#words/messages.js'
import { limitBackForm, limitForm, scanForm } from './box-form.ts'
import { readComingLimits, readLimits, setLimit, takeLimitBack } from './limits.ts'
import { LimitsCard } from './limits-card.tsx'
import { putInBox } from './put-in-box.ts'
import { type BoxRow, readBoxes } from './read-boxes.ts'

// A refused action shows the present state, so the page is read again after every answer.
export const shouldRevalidate = () => true

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'receive', request)
  const { searchParams } = new URL(request.url)
  const q = searchParams.get('q')?.trim().slice(0, 100) ?? ''
  const isClosed = searchParams.get('show') === 'closed'
  const [boxes, limits, coming] = await visit.read((work) =>
    Promise.all([
      readBoxes(work, { q, isClosed, ...pageAsked(searchParams) }),
      readLimits(work),
      readComingLimits(work),
    ]),
  )
  const { locale, now, who } = visit
  const mayChange = permits(who, 'settings')
  return { ...boxes, limits, coming, mayChange, q, isClosed, locale, now, done: searchParams.get('done') }
}

/** A scanned piece goes into the open box of its customer, or a new one, and the box is shown. */
const deeds = {
  scan: deed(
    scanForm,
    (work, { barcode }) => putInBox(work, { barcodes: [barcode] }),
    ({ box, sighted }) => `/${box}?done=${sighted.length > 0 ? 'sighted' : 'put'}`,
  ),
  limit: deed(limitForm, setLimit, '?done=saved'),
  limitBack: deed(limitBackForm, takeLimitBack, '?done=saved'),
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'receive', request)
  const back = (done: string) => `/${visit.locale}/ops/warehouse/boxes${done}`
  return answerDeeds(visit, await request.formData(), deeds, back)
}

export default function Boxes() {
  const { rows, limits, coming, mayChange, q, isClosed, locale, now, done, ...page } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const scanned = answer?.typed.do?.startsWith('limit') ? undefined : answer
  const here = `/${locale}/ops/warehouse/boxes`
  return (
    <>
      <PageTitle>{m.warehouse_tab_boxes()}</PageTitle>
      <WarehouseHeading locale={locale} at="boxes" lead={m.warehouse_boxes_lead()} />
      <WarehouseDone done={done} />
      <ScanBox
        attempt={scanned?.attempt}
        method="post"
        name="barcode"
        label={m.warehouse_scan_piece()}
        button={m.warehouse_put_in_box()}
        value={scanned?.typed.barcode}
        error={scanned?.errors.barcode ?? scanned?.errors.general}
      />
      <Chips
        label={m.warehouse_tab_boxes()}
        items={[
          { to: here, text: m.warehouse_boxes_open(), current: !isClosed },
          { to: `${here}?show=closed`, text: m.warehouse_boxes_closed(), current: isClosed },
        ]}
      />
      <div className="mt-3">
        <QueueBar
          label={m.warehouse_boxes_find()}
          placeholder={m.warehouse_boxes_find()}
          button={m.platform_queue_search()}
          q={q}
          filters={[]}
          reset={q === '' ? undefined : { to: here, text: m.platform_queue_reset() }}
        />
      </div>
      {rows.length === 0 && q !== '' && <Notice tone="info" title={m.platform_queue_none_found()} />}
      {rows.length === 0 && q === '' && (
        <EmptyState drawing="parcel" title={m.platform_queue_empty()} text={m.warehouse_boxes_empty()} level={2} />
      )}
      {rows.length > 0 && (
        <Queue keys={[{ press: 'j / k', text: m.platform_queue_key_move() }]}>
          <Table
            caption={m.warehouse_tab_boxes()}
            columns={columns(locale, now)}
            rows={rows}
            rowKey={(box) => box.barcode}
            rowTo={(box) => `${here}/${box.barcode}`}
            dense
          />
        </Queue>
      )}
      <ListPages {...page} here={here} asked={{ q, show: isClosed ? 'closed' : '' }} />
      <LimitsCard
        key={answer?.attempt ?? done}
        limits={limits}
        coming={coming}
        mayChange={mayChange}
        answer={answer}
        today={now.toISOString().slice(0, 10)}
      />
    </>
  )
}

function columns(locale: Locale, now: Date): readonly Column<BoxRow>[] {
  return [
    { key: 'box', title: m.warehouse_box(), lead: true, cell: (box) => <Ltr>{box.barcode}</Ltr> },
    { key: 'consignee', title: m.warehouse_consignee(), wide: true, cell: (box) => <bdi>{box.consignee}</bdi> },
    { key: 'place', title: m.warehouse_place(), cell: (box) => countryName(box.place, locale) },
    { key: 'pieces', title: m.warehouse_box_pieces(), numeric: true, cell: (box) => box.pieces },
    {
      key: 'grams',
      title: m.warehouse_weight(),
      numeric: true,
      cell: (box) => (box.grossGrams === null ? '—' : <bdi>{m.warehouse_grams_of({ grams: box.grossGrams })}</bdi>),
    },
    {
      key: 'age',
      title: m.warehouse_since(),
      numeric: true,
      cell: (box) => <bdi>{ageText(box.closedAt ?? box.madeAt, now, locale)}</bdi>,
    },
  ]
}
