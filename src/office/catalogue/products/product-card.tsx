import type { DeskProductView } from '#catalog/products/desk/read-desk-product.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { ProductThumb } from '#platform/ui/show/product-thumb.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { formatCount } from '#platform/values/amounts/format-money.ts'
import { isolate } from '#platform/values/isolate.ts'
import { sayPlainTime } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { categoryName } from '#pricing/quote/explain/category-names.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { ProductState } from './product-columns.tsx'

type ProductCardProps = {
  readonly product: DeskProductView
  readonly here: string
  readonly locale: Locale
  readonly site: Site
}

/** What customers see of a product, with what can be done to it. */
export function ProductCard({ product, here, locale, site }: ProductCardProps) {
  const { title, brand, image, mergedInto, corrected } = product
  const isCorrected = (name: string) => (corrected.includes(name) ? ` · ${m.catalogue_state_corrected()}` : '')
  const items = [
    { term: m.catalogue_number(), value: <Ltr>{product.id}</Ltr> },
    { term: m.catalogue_brand(), value: <bdi>{`${brand ?? '—'}${isCorrected('brand')}`}</bdi> },
    {
      term: m.catalogue_category(),
      value: `${categoryName(product.category, locale)}${isCorrected('category')}`,
    },
    {
      term: m.catalogue_weight(),
      value:
        product.weightGrams === null
          ? '—'
          : `${m.catalogue_grams({ grams: formatCount(product.weightGrams) })}${isCorrected('weight_grams')}`,
    },
    { term: m.catalogue_gtin(), value: product.gtin ? <Ltr>{product.gtin}</Ltr> : '—' },
    { term: m.catalogue_part_number(), value: product.partNumber ? <Ltr>{product.partNumber}</Ltr> : '—' },
    { term: m.catalogue_shelves(), value: <bdi>{product.shelves.join(' › ') || '—'}</bdi> },
    {
      term: m.catalogue_first_seen(),
      value: <bdi className="figures">{sayPlainTime(product.firstSeenAt, site)}</bdi>,
    },
  ]
  return (
    <Card>
      {mergedInto !== null && (
        <Notice
          tone="info"
          title={m.catalogue_merged()}
          action={
            <TextLink to={`/${locale}/ops/catalogue/products/${mergedInto}`} className="min-h-11">
              {m.catalogue_product_number({ id: isolate(mergedInto) })}
            </TextLink>
          }
        >
          {m.catalogue_merged_text()}
        </Notice>
      )}
      <div className="flex flex-wrap items-start gap-5">
        <ProductThumb src={image} alt={title} size={160} eager />
        <div className="min-w-0 grow basis-80">
          <h2 className="text-xl wrap-anywhere">
            <bdi>{title}</bdi>
          </h2>
          <div className="mt-2">
            <ProductState {...product} corrected={corrected.length} />
          </div>
          <div className="mt-3">
            <Facts items={items} look="grid" />
          </div>
          {mergedInto === null && <Acts product={product} here={here} />}
        </div>
      </div>
    </Card>
  )
}

function Acts({ product: { isHidden }, here }: Pick<ProductCardProps, 'product' | 'here'>) {
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <ButtonLink to={`${here}?do=correct`} icon="edit">
        {m.catalogue_correct()}
      </ButtonLink>
      <ButtonLink to={`${here}?do=hide`} icon={isHidden ? 'eye' : 'eye-off'}>
        {isHidden ? m.catalogue_show() : m.catalogue_hide()}
      </ButtonLink>
      <ButtonLink to={`${here}?do=join`} icon="rings">
        {m.catalogue_join()}
      </ButtonLink>
    </div>
  )
}
