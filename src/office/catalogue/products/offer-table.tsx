import type { DeskOffer, DeskProductView } from '#catalog/products/desk/read-desk-product.ts'
import { StorePrice } from '#office/catalogue/store-price.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { Badge } from '#platform/ui/show/badge.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { sayPlainTime } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'

type OfferTableProps = {
  readonly product: DeskProductView
  readonly here: string
  readonly locale: Locale
  readonly site: Site
}

/** What stores offer of the product; an offer that is another thing is parted from it here. */
export function OfferTable({ product, here, locale, site }: OfferTableProps) {
  const { offers, mergedInto } = product
  const columns: readonly Column<DeskOffer>[] = [
    {
      key: 'offer',
      title: m.catalogue_offer(),
      lead: true,
      wide: true,
      cell: ({ store, title, page }) => (
        <span className="block min-w-0">
          <TextLink href={page} newTab className="min-h-8">
            <bdi>{store}</bdi>
          </TextLink>
          <bdi className="line-clamp-2 text-sm text-soft">{title}</bdi>
        </span>
      ),
    },
    {
      key: 'price',
      title: m.catalogue_price(),
      numeric: true,
      cell: ({ price, currency }) => <StorePrice minor={price} currency={currency} locale={locale} />,
    },
    { key: 'prices', title: m.catalogue_prices_seen(), numeric: true, cell: ({ prices }) => prices },
    { key: 'feed', title: m.catalogue_from(), cell: ({ feed }) => <bdi>{feed ?? m.catalogue_from_links()}</bdi> },
    {
      key: 'seen',
      title: m.catalogue_seen(),
      cell: ({ seenAt }) => <bdi className="figures">{sayPlainTime(seenAt, site)}</bdi>,
    },
    { key: 'state', title: m.catalogue_state(), cell: (offer) => <OfferState offer={offer} /> },
    {
      key: 'act',
      title: m.catalogue_act(),
      cell: ({ id, store }) =>
        offers.length > 1 &&
        mergedInto === null && (
          <TextLink to={`${here}?do=split&offer=${id}`} quiet className="min-h-11">
            <span aria-hidden="true">{m.catalogue_split()}</span>
            <span className="sr-only">{m.catalogue_split_named({ store: isolate(store) })}</span>
          </TextLink>
        ),
    },
  ]
  return (
    <section>
      <h2 className="mb-3 text-lg">{m.catalogue_offers()}</h2>
      {offers.length === 0 ? (
        <p className="text-soft">{m.catalogue_offers_none()}</p>
      ) : (
        <Table caption={m.catalogue_offers()} rows={offers} rowKey={(row) => row.id} columns={columns} dense />
      )}
    </section>
  )
}

function OfferState({ offer: { isGone, availability } }: { readonly offer: DeskOffer }) {
  if (isGone)
    return (
      <Badge tone="neutral" size="small">
        {m.catalogue_offer_gone()}
      </Badge>
    )
  const isIn = availability !== 'out_of_stock'
  return (
    <Badge tone={isIn ? 'ok' : 'warn'} size="small">
      {isIn ? m.catalogue_in_stock() : m.catalogue_out_of_stock()}
    </Badge>
  )
}
