import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { productStates, readDeskProducts } from '#catalog/products/desk/read-desk-products.ts'
import { CatalogueHeading } from '#office/catalogue/catalogue-heading.tsx'
import { requireStaff } from '#people/access/require-staff.ts'
import { pageAsked } from '#platform/database/list-page.ts'
import { visitOf } from '#platform/http/visit.ts'
import { ListPages } from '#platform/ui/lists/list-pages.tsx'
import { Queue } from '#platform/ui/lists/queue.tsx'
import { QueueBar } from '#platform/ui/lists/queue-bar.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { formatCount } from '#platform/values/amounts/format-money.ts'
import { storeName } from '#selling/search/results/show-products.ts'
import { m } from '#words/messages.js'
import { productColumns } from './product-columns.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'catalogue', request)
  const { searchParams } = new URL(request.url)
  const q = searchParams.get('q')?.trim().slice(0, 500) ?? ''
  const state = productStates.find((one) => one === searchParams.get('state')) ?? null
  const { page } = pageAsked(searchParams)
  const list = await visit.read((work) => readDeskProducts(work, { q, state, page }))
  const rows = list.rows.map((row) => ({ ...row, stores: row.stores.map((store) => storeName(store, visit.locale)) }))
  return { ...list, rows, q, state, locale: visit.locale, site: visit.site }
}

/** The products that customers find, and those that are hidden from them. */
export default function CatalogueProducts() {
  const facts = useLoaderData<typeof loader>()
  const { rows, q, state, locale, site } = facts
  const here = `/${locale}/ops/catalogue`
  const isNarrowed = q !== '' || state !== null
  return (
    <>
      <CatalogueHeading locale={locale} at="products" done={null} />
      <QueueBar
        label={m.catalogue_find()}
        placeholder={m.catalogue_find_hint()}
        button={m.platform_queue_search()}
        q={q}
        filters={[
          {
            name: 'state',
            label: m.catalogue_state(),
            value: state ?? '',
            options: [
              { value: '', text: m.catalogue_state_all() },
              { value: 'hidden', text: m.catalogue_state_hidden() },
              { value: 'corrected', text: m.catalogue_state_corrected() },
            ],
          },
        ]}
        {...(isNarrowed && { reset: { to: here, text: m.platform_queue_reset() } })}
      />
      {rows.length === 0 ? (
        <EmptyState
          drawing="harbour"
          title={isNarrowed ? m.platform_queue_none_found() : m.catalogue_products_none()}
          text={isNarrowed ? m.catalogue_none_found_text() : m.catalogue_products_none_text()}
        />
      ) : (
        <Queue keys={[{ press: '/', text: m.platform_queue_key_find() }]}>
          <p className="mb-2 text-sm text-soft">
            {facts.isMore
              ? m.catalogue_count_more({ count: formatCount(facts.total) })
              : m.catalogue_count({ count: facts.total })}
          </p>
          <Table
            caption={m.catalogue_products()}
            rows={rows}
            rowKey={(row) => row.id}
            rowTo={(row) => `${here}/products/${row.id}`}
            columns={productColumns(locale, site)}
            dense
          />
        </Queue>
      )}
      <ListPages {...facts} here={here} asked={{ q, state: state ?? '' }} />
    </>
  )
}
