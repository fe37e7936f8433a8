import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { formatCount } from '#platform/values/amounts/format-money.ts'
import { type Currency, money } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'
import { categoryName } from '#pricing/quote/explain/category-names.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import { estimatedText } from '#selling/cart/page/item-facts.ts'
import { type ShortItem, sayShort } from '#selling/orders/discrepancies/pages/say-short.ts'
import type { OrderPage } from '#selling/orders/read-order.ts'
import { m } from '#words/messages.js'

type ItemFactsProps = {
  readonly item: OrderPage['items'][number]
  readonly short: ShortItem | undefined
  readonly currency: Currency
  readonly locale: Locale
}

/** All that was agreed about an item, in a few lines. */
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
