import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { permits } from '#people/access/permissions.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { pageAsked } from '#platform/database/list-page.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { ListPages } from '#platform/ui/lists/list-pages.tsx'
import { QueueBar } from '#platform/ui/lists/queue-bar.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { money } from '#platform/values/amounts/money.ts'
import { sayShortDay } from '#platform/values/say-date.ts'
import { stateLabel } from '#selling/orders/items/item-label.ts'
import { toItemState } from '#selling/orders/items/item-states.ts'
import { sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { readWaitingGoods } from './read-waiting-goods.ts'
import { waitingStages } from './waiting-stages.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const who = requireStaff(visit, 'requests', request)
  const { searchParams } = new URL(request.url)
  const stage = waitingStages.find((one) => one === searchParams.get('stage')) ?? null
  const q = searchParams.get('q')?.trim().slice(0, 40) ?? ''
  const list = await visit.read((work) => readWaitingGoods(work, { stage, q, ...pageAsked(searchParams) }))
  const { locale, site } = visit
  const seesPrices = permits(who, 'order-prices')
  // What it cost is nothing for those who see no prices.
  const rows = list.rows.map((row) => ({ ...row, bookedMinor: seesPrices ? row.bookedMinor : 0n }))
  return { list: { ...list, rows }, stage, q, seesPrices, locale, site }
}

const stageNames = { free: m.storage_stage_free, costs: m.storage_stage_costs, case: m.storage_stage_case } as const

/** Goods that wait for their customers, the longest first. */
export default function WaitingDesk() {
  const { list, stage, q, seesPrices, locale, site } = useLoaderData<typeof loader>()
  const here = `/${locale}/ops/waiting`
  const cost = {
    key: 'cost',
    title: m.storage_cost(),
    numeric: true,
    cell: (row: (typeof list.rows)[number]) => (
      <Amount money={money(row.bookedMinor, sites[site].currency)} locale={locale} />
    ),
  }
  return (
    <>
      <PageTitle>{m.storage_waiting()}</PageTitle>
      <PageHeading title={m.storage_waiting()} lead={m.storage_waiting_lead()} />
      <QueueBar
        label={m.storage_find()}
        placeholder={m.storage_find()}
        button={m.platform_queue_search()}
        q={q}
        filters={[
          {
            name: 'stage',
            label: m.storage_stage(),
            value: stage ?? '',
            options: [
              { value: '', text: m.storage_stage_all() },
              ...waitingStages.map((value) => ({ value, text: stageNames[value]() })),
            ],
          },
        ]}
        reset={stage !== null || q !== '' ? { to: here, text: m.platform_queue_reset() } : undefined}
      />
      {list.rows.length === 0 ? (
        <EmptyState drawing="harbour" title={m.storage_none()} level={2} />
      ) : (
        <Table
          dense
          caption={m.storage_waiting()}
          rows={list.rows}
          rowKey={(row) => row.itemId}
          rowTo={(row) => `${here}/${row.number}`}
          columns={[
            {
              key: 'order',
              title: m.storage_order(),
              lead: true,
              cell: (row) => <Ltr>{`${row.number}-${row.place + 1}`}</Ltr>,
            },
            { key: 'since', title: m.storage_since(), cell: (row) => sayShortDay(row.beganOn, locale) },
            { key: 'free', title: m.storage_free_until(), cell: (row) => sayShortDay(row.freeUntil, locale) },
            ...(seesPrices ? [cost] : []),
            { key: 'case', title: m.storage_stage_case(), cell: (row) => <Ltr>{row.caseNumber ?? '—'}</Ltr> },
            {
              key: 'state',
              title: m.storage_state(),
              cell: (row) => stateLabel(toItemState(row.state), site, '', locale),
            },
            {
              key: 'item',
              title: m.storage_item(),
              wide: true,
              cell: (row) => <bdi className="line-clamp-1">{row.title}</bdi>,
            },
          ]}
        />
      )}
      <ListPages {...list} here={here} asked={{ q, stage: stage ?? '' }} />
    </>
  )
}
