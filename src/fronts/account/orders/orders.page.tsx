import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageSizes } from '#fronts/account/page-sizes.ts'
import { requireCustomer } from '#people/access/require-customer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { Chips } from '#platform/ui/forms/chips.tsx'
import { SearchBar } from '#platform/ui/forms/search-bar.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Tabs } from '#platform/ui/frame/tabs.tsx'
import { LinkRows } from '#platform/ui/lists/link-rows.tsx'
import { Pagination } from '#platform/ui/lists/pagination.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { orderTabs } from '#selling/orders/items/item-states.ts'
import type { OrderSection } from '#selling/orders/read-orders.ts'
import { ProductShelf } from '#selling/search/shelves/product-shelf.tsx'
import { m } from '#words/messages.js'
import { loadOrders } from './load-orders.ts'
import { OrderCard } from './order-card.tsx'
import { Titled } from './titled.tsx'

export function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  return loadOrders(visit, new URL(request.url))
}

const tabTexts = {
  ongoing: m.account_tab_ongoing,
  fulfilled: m.account_tab_fulfilled,
  cancelled: m.account_tab_cancelled,
} as const
const sections: readonly (readonly [OrderSection, () => string])[] = [
  ['actionNeeded', m.account_action_needed],
  ['ready', m.account_ready],
  ['recent', m.account_recent],
]

type Facts = Awaited<ReturnType<typeof loadOrders>>

export default function OrdersPage() {
  const facts = useLoaderData<typeof loader>()
  const { tab, search, counts, items, locale } = facts
  const home = `/${locale}`
  const found = counts.ongoing + counts.fulfilled + counts.cancelled
  return (
    <>
      <PageTitle>{m.account_orders()}</PageTitle>
      <PageHeading title={m.account_orders()} />
      <div className="flex flex-col gap-5">
        <SearchBar
          icon="search"
          action={`${home}/account/orders`}
          name="search"
          label={m.account_search_label()}
          placeholder={m.account_search_placeholder()}
          button={m.account_search()}
          value={search}
        />
        <Tabs
          label={m.account_orders()}
          items={orderTabs.map((one) => ({
            to: pathOf(home, facts, { tab: one }),
            text: tabTexts[one](),
            current: one === tab,
            ...(counts[one] > 0 && { count: counts[one] }),
          }))}
        />
        {items.length === 0 ? (
          <NoOrders home={home} isSearch={search !== ''} hasOrders={found > 0} />
        ) : (
          sections.map(([section, title]) => <Section key={section} facts={facts} section={section} title={title()} />)
        )}
        {tab !== 'cancelled' && search === '' && facts.legacy > 0 && <Legacy facts={facts} />}
        {facts.most && <ProductShelf shelf={facts.most} home={home} locale={locale} />}
        {facts.total > pageSizes[0] && <Pages home={home} facts={facts} />}
      </div>
    </>
  )
}

function Section({ facts, section, title }: { facts: Facts; section: OrderSection; title: string }) {
  const { locale, site, tab } = facts
  const orders = facts.items.filter((order) => order.section === section)
  if (orders.length === 0) return null
  const list = (
    <ul className="flex flex-col gap-4">
      {orders.map((order) => (
        <OrderCard
          key={order.number}
          order={order}
          unseen={facts.unseen[order.number] ?? 0}
          home={`/${locale}`}
          locale={locale}
          site={site}
        />
      ))}
    </ul>
  )
  return tab === 'ongoing' ? <Titled title={title}>{list}</Titled> : list
}

/** A link to the orders from before this shop: a separate section, because they are read-only. */
function Legacy({ facts: { locale, legacy } }: { readonly facts: Facts }) {
  return (
    <Titled title={m.account_legacy()}>
      <LinkRows
        items={[
          {
            to: `/${locale}/account/orders/legacy`,
            icon: 'clock',
            title: m.account_legacy_count({ count: legacy }),
            note: m.account_legacy_lead(),
          },
        ]}
      />
    </Titled>
  )
}

function NoOrders({ home, isSearch, hasOrders }: { home: string; isSearch: boolean; hasOrders: boolean }) {
  if (isSearch) {
    return (
      <EmptyState
        drawing="search"
        title={m.account_not_found()}
        text={m.account_not_found_text()}
        action={<ButtonLink to={`${home}/account/orders`}>{m.account_all_orders()}</ButtonLink>}
      />
    )
  }
  if (hasOrders) return <EmptyState drawing="orders" title={m.account_tab_empty()} />
  return (
    <EmptyState
      drawing="orders"
      title={m.account_no_orders()}
      text={m.account_no_orders_text()}
      action={
        <ButtonLink to={`${home}/cart`} kind="primary">
          {m.account_to_cart()}
        </ButtonLink>
      }
    />
  )
}

function Pages({ home, facts }: { readonly home: string; readonly facts: Facts }) {
  const { page, pageSize, total } = facts
  const last = Math.ceil(total / pageSize)
  return (
    <div className="flex flex-col gap-4">
      <Pagination
        label={m.account_pages()}
        {...(page > 1 && { previous: { to: pathOf(home, facts, { page: page - 1 }), text: m.account_previous() } })}
        {...(page < last && { next: { to: pathOf(home, facts, { page: page + 1 }), text: m.account_next() } })}
        summary={m.account_page_of({ page: String(page), last: String(last) })}
      />
      <Chips
        label={m.account_page_size()}
        items={pageSizes.map((size) => ({
          text: String(size),
          to: pathOf(home, facts, { pageSize: size }),
          current: size === pageSize,
        }))}
      />
    </div>
  )
}

type Change = { readonly tab?: string; readonly page?: number; readonly pageSize?: number }

function pathOf(home: string, { tab, search, pageSize }: Facts, change: Change): string {
  const query = new URLSearchParams({ tab: change.tab ?? tab })
  if (search) query.set('search', search)
  query.set('pageSize', String(change.pageSize ?? pageSize))
  if (change.page && change.page > 1) query.set('page', String(change.page))
  return `${home}/account/orders?${query}`
}
