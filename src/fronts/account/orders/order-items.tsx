import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { ProductThumb } from '#platform/ui/show/product-thumb.tsx'
import { ProductTitle } from '#platform/ui/show/product-title.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { formatCount } from '#platform/values/amounts/format-money.ts'
import { type Currency, money } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'
import { categoryName } from '#pricing/quote/explain/category-names.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import { estimatedText } from '#selling/cart/page/estimated.tsx'
import { type ShortItem, sayShort } from '#selling/orders/discrepancies/pages/say-short.ts'
import type { OrderPage } from '#selling/orders/read-order.ts'
import { m } from '#words/messages.js'
import { ItemDifferences } from './item-differences.tsx'
import { stateTone } from './state-tone.ts'

type ItemsProps = {
  /** The items with fewer arriving units than were bought. */
  readonly short: Readonly<Record<string, ShortItem>>
  readonly path: string
  readonly currency: Currency
  readonly locale: Locale
}
type OrderItemsProps = Omit<ItemsProps, 'currency'> & { readonly order: OrderPage }

const shownItems = 4

/** The order's items, four and then more: picture, data, state, and what the review found different. */
export function OrderItems({ order, short, path, locale }: OrderItemsProps) {
  const { currency } = order.money
  const [first, more] = [order.items.slice(0, shownItems), order.items.slice(shownItems)]
  return (
    <>
      <ItemRows items={first} short={short} path={path} currency={currency} locale={locale} />
      {more.length > 0 && (
        <Disclosure
          summary={m.account_items_more({ count: more.length })}
          quiet
          className="border-t border-line px-4 sm:px-5"
        >
          <div className="-mx-4 sm:-mx-5">
            <ItemRows items={more} short={short} path={path} currency={currency} locale={locale} />
          </div>
        </Disclosure>
      )}
    </>
  )
}

type ItemRowsProps = ItemsProps & { readonly items: OrderPage['items'] }

function ItemRows({ items, short, path, currency, locale }: ItemRowsProps) {
  return (
    <ul className="divide-y divide-line text-base">
      {items.map((item) => (
        <li key={item.id} className="relative flex gap-3 px-4 py-4 sm:px-5">
          <ProductThumb src={item.image} alt="" size={64} />
          <div className="flex min-w-0 grow flex-col gap-1">
            <ProductTitle to={`${path}/items/${item.id}`}>{item.title}</ProductTitle>
            <ItemFacts item={item} short={short[item.id]} currency={currency} locale={locale} />
            <Badge tone={stateTone(item.state)} size="small" wraps>
              {item.stateLabel}
            </Badge>
            <ItemDifferences item={item} locale={locale} />
          </div>
        </li>
      ))}
    </ul>
  )
}

type ItemFactsProps = {
  readonly item: OrderPage['items'][number]
  readonly short: ShortItem | undefined
  readonly currency: Currency
  readonly locale: Locale
}

export function ItemFacts({ item, short, currency, locale }: ItemFactsProps) {
  const { data, quantity, store, country, shippingMinor } = item
  const category = estimatedText(categoryName(data.category, locale), item.estimated.includes('category'))
  const specs = [data.color, data.size, data.style, category].filter(Boolean)
  return (
    <p className="text-sm text-soft">
      <Ltr>
        {quantity} × {data.price} {data.currency}
      </Ltr>
      {specs.map((spec) => (
        <span key={spec}>
          {' · '}
          <bdi>{spec}</bdi>
        </span>
      ))}
      {short && <span className="block font-semibold text-ink">{sayShort(short)}</span>}
      <span className="block truncate">
        <bdi>{store}</bdi>
      </span>
      <span className="block">
        {countryName(country, locale)}
        {data.weight !== null && (
          <>
            {' · '}
            {estimatedText(m.account_grams({ grams: formatCount(data.weight) }), item.estimated.includes('weight'))}
          </>
        )}
      </span>
      {shippingMinor !== null && (
        <span className="block">
          {m.account_item_shipping()} <Amount money={money(shippingMinor, currency)} locale={locale} />
        </span>
      )}
    </p>
  )
}
