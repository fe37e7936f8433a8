import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requireStaff } from '#people/access/require-staff.ts'
import { pageAsked } from '#platform/database/list-page.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Tabs } from '#platform/ui/frame/tabs.tsx'
import { ListPages } from '#platform/ui/lists/list-pages.tsx'
import { QueueBar } from '#platform/ui/lists/queue-bar.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { useQueueKeys } from '#platform/ui/lists/use-queue-keys.ts'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { ageText } from '#platform/values/age.ts'
import { sayTime } from '#platform/values/say-date.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import { discrepancyKinds } from '#selling/orders/discrepancies/discrepancy-kinds.ts'
import { type DeskStage, deskStages } from '#selling/orders/discrepancies/discrepancy-moves.ts'
import { kindNames } from '#selling/orders/discrepancies/discrepancy-names.ts'
import { type DeskRow, readDiscrepancyDesk } from '#selling/orders/discrepancies/read-discrepancy-desk.ts'
import { m } from '#words/messages.js'
import { CaseBadge } from './case-state.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'discrepancies', request)
  const { searchParams } = new URL(request.url)
  const q = (searchParams.get('q') ?? '').trim().slice(0, 100)
  const stage = deskStages.find((one) => one === searchParams.get('stage')) ?? 'open'
  const kind = discrepancyKinds.find((one) => one === searchParams.get('kind')) ?? null
  const desk = await visit.read((work) => readDiscrepancyDesk(work, { q, stage, kind, ...pageAsked(searchParams) }))
  const { locale, site, now } = visit
  return { ...desk, q, stage, kind, locale, site, now }
}

const stageNames: Readonly<Record<DeskStage, () => string>> = {
  open: m.orders_case_stage_open,
  drafted: m.orders_case_stage_drafted,
  proposed: m.orders_case_stage_proposed,
  executing: m.orders_case_stage_executing,
  ended: m.orders_case_stage_ended,
}

/** Discrepancies at each stage: whose turn it is, the longest wait first. */
export default function DiscrepancyDesk() {
  const { rows, counts, q, stage, kind, locale, site, now, page, pageSize, total } = useLoaderData<typeof loader>()
  useQueueKeys()
  const here = `/${locale}/ops/discrepancies`
  const deadline: Column<DeskRow> = {
    key: 'until',
    title: m.orders_case_deadline(),
    cell: (row) => row.until && <bdi className="whitespace-nowrap">{sayTime(row.until, locale, site)}</bdi>,
  }
  const state: Column<DeskRow> = {
    key: 'state',
    title: m.orders_case_state(),
    cell: (row) => <CaseBadge state={row.state} isLine />,
  }
  const to = (one: DeskStage) => (one === 'open' ? here : `${here}?stage=${one}`)
  return (
    <>
      <PageTitle>{m.orders_case_desk()}</PageTitle>
      <PageHeading title={m.orders_case_desk()} lead={m.orders_case_desk_lead()} />
      <div className="-mt-4 mb-3">
        <Tabs
          label={m.orders_case_desk()}
          items={deskStages.map((one) => ({
            to: to(one),
            text: stageNames[one](),
            current: one === stage,
            ...(one !== 'ended' && { count: counts[one] }),
          }))}
        />
      </div>
      <QueueBar
        label={m.orders_case_find()}
        placeholder={m.orders_case_find()}
        button={m.platform_queue_search()}
        q={q}
        filters={[
          {
            name: 'stage',
            label: m.orders_case_stage(),
            value: stage,
            options: deskStages.map((value) => ({ value, text: stageNames[value]() })),
          },
          {
            name: 'kind',
            label: m.orders_case_kind(),
            value: kind ?? '',
            options: [
              { value: '', text: m.orders_case_kind_all() },
              ...discrepancyKinds.map((value) => ({ value, text: kindNames[value]() })),
            ],
          },
        ]}
        {...((q !== '' || kind !== null) && { reset: { to: to(stage), text: m.platform_queue_reset() } })}
      />
      {rows.length === 0 ? (
        <EmptyState drawing="harbour" title={m.orders_case_empty()} level={2} />
      ) : (
        <div data-queue>
          <Table
            dense
            caption={m.orders_case_desk()}
            rows={rows}
            rowKey={(row) => row.number}
            rowTo={(row) => `${here}/${row.number}`}
            columns={[
              { key: 'number', title: m.orders_case_number(), lead: true, cell: (row) => <Ltr>{row.number}</Ltr> },
              {
                key: 'age',
                title: m.orders_case_age(),
                numeric: true,
                cell: (row) => <bdi>{ageText(row.since, now, locale)}</bdi>,
              },
              { key: 'kind', title: m.orders_case_kind(), cell: (row) => kindNames[row.kind]() },
              {
                key: 'title',
                title: m.orders_case_item(),
                wide: true,
                cell: (row) => <bdi className="line-clamp-1">{row.title}</bdi>,
              },
              { key: 'place', title: m.orders_case_origin(), cell: (row) => countryName(row.country, locale) },
              { key: 'order', title: m.orders_fees_order(), cell: (row) => <Ltr>{row.orderNumber}</Ltr> },
              { key: 'customer', title: m.orders_fees_customer(), cell: (row) => <bdi>{row.customer}</bdi> },
              ...(stage === 'proposed' && q === '' ? [deadline] : [state]),
            ]}
          />
          <ListPages here={here} asked={{ q, stage, kind: kind ?? '' }} page={page} pageSize={pageSize} total={total} />
        </div>
      )}
    </>
  )
}
