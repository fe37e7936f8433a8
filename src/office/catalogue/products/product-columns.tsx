import type { DeskProduct } from '#catalog/products/desk/read-desk-products.ts'
import { StorePrice } from '#office/catalogue/store-price.tsx'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { Badge } from '#platform/ui/show/badge.tsx'
import { ProductThumb } from '#platform/ui/show/product-thumb.tsx'
import { sayPlainTime } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { categoryName } from '#pricing/quote/explain/category-names.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'

export function productColumns(locale: Locale, site: Site): readonly Column<DeskProduct>[] {
  return [
    {
      key: 'product',
      title: m.catalogue_product(),
      lead: true,
      wide: true,
      cell: ({ title, image, brand, id }) => (
        <span className="flex min-w-0 items-center gap-3">
          <ProductThumb src={image} alt="" size={48} />
          <span className="min-w-0">
            <bdi className="line-clamp-2">{title}</bdi>
            <span className="block text-xs text-soft">
              {brand && <bdi>{brand}</bdi>} <bdi className="figures">{id}</bdi>
            </span>
          </span>
        </span>
      ),
    },
    { key: 'category', title: m.catalogue_category(), cell: ({ category }) => categoryName(category, locale) },
    {
      key: 'stores',
      title: m.catalogue_sold_by(),
      wide: true,
      cell: ({ stores }) =>
        stores.length === 0 ? (
          m.catalogue_sold_by_none()
        ) : (
          <bdi className="line-clamp-2 wrap-anywhere">{stores.slice(0, 3).join(', ')}</bdi>
        ),
    },
    {
      key: 'price',
      title: m.catalogue_price(),
      numeric: true,
      cell: ({ price, currency }) => <StorePrice minor={price} currency={currency} locale={locale} />,
    },
    {
      key: 'seen',
      title: m.catalogue_seen(),
      cell: ({ seenAt }) => (seenAt ? <bdi className="figures">{sayPlainTime(seenAt, site)}</bdi> : '—'),
    },
    { key: 'state', title: m.catalogue_state(), cell: (row) => <ProductState {...row} /> },
  ]
}

type ProductStateProps = Pick<DeskProduct, 'isHidden' | 'mergedInto'> & { readonly corrected: number }

/** Whether customers find a product, and whether staff corrected it. */
export function ProductState({ isHidden, mergedInto, corrected }: ProductStateProps) {
  return (
    <span className="flex flex-wrap gap-1">
      {mergedInto !== null && (
        <Badge tone="neutral" size="small">
          {m.catalogue_state_merged()}
        </Badge>
      )}
      {isHidden && mergedInto === null && (
        <Badge tone="warn" size="small" icon="eye-off">
          {m.catalogue_state_hidden()}
        </Badge>
      )}
      {!isHidden && mergedInto === null && (
        <Badge tone="ok" size="small">
          {m.catalogue_state_shown()}
        </Badge>
      )}
      {corrected > 0 && (
        <Badge tone="info" size="small" icon="edit">
          {m.catalogue_state_corrected()}
        </Badge>
      )}
    </span>
  )
}
