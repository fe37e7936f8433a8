import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { type RequestView, readRequests } from '#fulfilment/requests/facts/read-requests.ts'
import { kindLabel } from '#fulfilment/requests/facts/request-label.ts'
import { requireCustomer } from '#people/access/require-customer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Tabs } from '#platform/ui/frame/tabs.tsx'
import { LinkRows } from '#platform/ui/lists/link-rows.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { sayDay } from '#platform/values/say-date.ts'
import { m } from '#words/messages.js'
import { readWaitingGoods } from './read-waiting-goods.ts'
import { requestTone } from './request-tone.ts'

const isOver = ({ state }: RequestView) => state === 'fulfilled' || state === 'cancelled'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const isPast = new URL(request.url).searchParams.get('tab') === 'past'
  const { locale, site } = visit
  return visit.read(async (work) => {
    const all = await readRequests(work)
    const past = all.filter(isOver)
    const open = all.filter((one) => !isOver(one))
    const waiting = (await readWaitingGoods(work)).length
    return {
      rows: isPast ? past : open,
      counts: { open: open.length, past: past.length },
      isPast,
      waiting,
      locale,
      site,
    }
  })
}

export default function RequestsPage() {
  const { rows, counts, isPast, waiting, locale, site } = useLoaderData<typeof loader>()
  const path = `/${locale}/account/orders/request`
  return (
    <>
      <PageTitle>{m.requests_yours()}</PageTitle>
      <PageHeading
        title={m.requests_yours()}
        {...(waiting > 0 && {
          lead: m.requests_waiting_goods({ count: waiting }),
          actions: (
            <ButtonLink kind="primary" to={`${path}/new`} icon="plus">
              {m.requests_new()}
            </ButtonLink>
          ),
        })}
      />
      <div className="flex flex-col gap-5">
        <Tabs
          label={m.requests_yours()}
          items={[
            { to: path, text: m.requests_tab_open(), current: !isPast, ...(counts.open > 0 && { count: counts.open }) },
            { to: `${path}?tab=past`, text: m.requests_tab_past(), current: isPast },
          ]}
        />
        {rows.length === 0 ? (
          <EmptyState
            drawing="parcel"
            title={isPast ? m.requests_none_past() : m.requests_none_open()}
            text={m.requests_none_text()}
            level={2}
          />
        ) : (
          <LinkRows
            label={m.requests_yours()}
            items={rows.map((row) => ({
              key: row.id,
              to: `${path}/${row.number}`,
              icon: row.kind === 'PickUp' ? ('store' as const) : ('truck' as const),
              title: (
                <span className="flex flex-wrap items-center gap-x-3">
                  {kindLabel(row.kind, locale)} <Ltr>{row.number}</Ltr>
                  <Badge tone={requestTone(row.state)} size="small">
                    {row.stateLabel}
                  </Badge>
                </span>
              ),
              note: (
                <>
                  <bdi className="block truncate">{row.items.map((item) => item.title).join(' · ')}</bdi>
                  {sayDay(row.createdAt, locale, site)} ·{' '}
                  <bdi>{row.office?.name ?? row.delivery?.company.name ?? ''}</bdi>
                </>
              ),
            }))}
          />
        )}
      </div>
    </>
  )
}
