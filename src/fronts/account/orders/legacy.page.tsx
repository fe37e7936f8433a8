import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requireCustomer } from '#people/access/require-customer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Pagination } from '#platform/ui/lists/pagination.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { isCurrency, money } from '#platform/values/amounts/money.ts'
import { sayDay } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { type LegacyRow, readLegacy } from '#selling/orders/legacy/read-legacy.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'

const pageSize = 20

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const asked = Number(new URL(request.url).searchParams.get('page') ?? '1')
  const page = Number.isInteger(asked) && asked > 0 && asked < 10_000 ? asked : 1
  const { locale, site } = visit
  return { ...(await visit.read((work) => readLegacy(work, { page, pageSize }))), page, locale, site }
}

/** Orders from before this shop: read-only. */
export default function LegacyPage() {
  const { orders, total, page, locale, site } = useLoaderData<typeof loader>()
  const here = `/${locale}/account/orders/legacy`
  const last = Math.max(1, Math.ceil(total / pageSize))
  return (
    <>
      <PageTitle>{m.account_legacy()}</PageTitle>
      <PageHeading
        title={m.account_legacy()}
        back={{ to: `/${locale}/account/orders`, text: m.account_orders() }}
        lead={m.account_legacy_lead()}
      />
      {orders.length === 0 ? (
        <EmptyState drawing="orders" title={m.account_legacy_none()} text={m.account_legacy_none_text()} />
      ) : (
        <ul className="flex flex-col gap-4">
          {orders.map((order) => (
            <LegacyCard key={order.number} order={order} locale={locale} site={site} />
          ))}
        </ul>
      )}
      {last > 1 && (
        <div className="mt-5">
          <Pagination
            label={m.account_pages()}
            {...(page > 1 && { previous: { to: `${here}?page=${page - 1}`, text: m.account_previous() } })}
            {...(page < last && { next: { to: `${here}?page=${page + 1}`, text: m.account_next() } })}
            summary={m.account_page_of({ page: String(page), last: String(last) })}
          />
        </div>
      )}
    </>
  )
}

type LegacyCardProps = { readonly order: LegacyRow; readonly locale: Locale; readonly site: Site }

function LegacyCard({ order, locale, site }: LegacyCardProps) {
  const { number, placedOn, status, totalMinor, currency, items } = order
  return (
    <Card as="li">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-sm text-soft">
          {m.account_order()} <Ltr>{number}</Ltr> · {sayDay(new Date(`${placedOn}T12:00:00Z`), locale, site)}
        </p>
        <Badge tone={status === 'cancelled' ? 'neutral' : 'ok'}>
          {status === 'cancelled' ? m.account_legacy_cancelled() : m.account_legacy_fulfilled()}
        </Badge>
      </div>
      <ul className="mt-3 flex flex-col gap-1">
        {items.map(({ title, quantity, store }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was imported keeps its order
          <li key={place} className="flex gap-2">
            <Ltr className="text-soft">{quantity} ×</Ltr>
            <span className="min-w-0">
              <bdi>{title}</bdi>
              {store && (
                <span className="block text-sm text-soft">
                  <bdi>{store}</bdi>
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {isCurrency(currency) && (
        <p className="mt-3 border-t border-line pt-3">
          <span className="me-1.5 text-sm text-soft">{m.account_total()}</span>{' '}
          <Amount money={money(totalMinor, currency)} locale={locale} className="font-semibold" />
        </p>
      )}
    </Card>
  )
}
