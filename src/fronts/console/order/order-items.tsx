import { stateTone } from '#fronts/account/orders/state-tone.ts'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Change } from '#platform/ui/show/change.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { ProductThumb } from '#platform/ui/show/product-thumb.tsx'
import { ProductTitle } from '#platform/ui/show/product-title.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { ageText } from '#platform/values/age.ts'
import { formatCount } from '#platform/values/amounts/format-money.ts'
import type { Locale } from '#platform/work/work.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { DeskItem, Told } from './desk-item.ts'
import { ItemNotes } from './item-notes.tsx'

type Reading = { readonly locale: Locale; readonly site: Site; readonly now: Date }
type OrderItemsProps = Reading & { readonly items: readonly DeskItem[]; readonly hidden: number }

/** What was ordered: its picture, what the customer typed, what the review found, what was asked and answered, our own photos. */
export function OrderItems({ items, hidden, ...reading }: OrderItemsProps) {
  return (
    <Card title={m.console_order_items()} flush>
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <li key={item.id} id={`item-${item.id}`} className="flex scroll-mt-24 gap-4 p-4 sm:px-5">
            <ProductThumb src={item.image} alt="" size={72} />
            <div className="flex min-w-0 grow flex-col gap-2">
              <ItemHead item={item} {...reading} />
              <ItemTold told={item.told} />
              <ItemNotes item={item} {...reading} />
            </div>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <p className="border-t border-line px-4 py-3 text-sm text-soft sm:px-5">
          {m.console_order_hidden({ count: hidden })}
        </p>
      )}
    </Card>
  )
}

function ItemHead({ item, locale, now }: Reading & { readonly item: DeskItem }) {
  return (
    <div>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 max-w-prose font-semibold">
          <ProductTitle lines={2}>{item.title}</ProductTitle>
        </div>
        <Badge tone={stateTone(item.state)} wraps>
          {item.stateLabel}
        </Badge>
      </div>
      <p className="flex flex-wrap gap-x-3 text-sm text-soft">
        <Ltr>{item.label}</Ltr>
        <span>
          {m.console_order_quantity()} <Ltr>{item.quantity}</Ltr>
        </span>
        <TextLink href={item.url} newTab>
          <bdi>{item.store}</bdi>
        </TextLink>
        <span>{countryName(item.country, locale)}</span>
        <bdi>{ageText(item.since, now, locale)}</bdi>
        {item.realGrams !== null && <span>{m.console_order_real_weight({ grams: formatCount(item.realGrams) })}</span>}
      </p>
    </div>
  )
}

const fieldNames: Readonly<Record<Told['field'], () => string>> = {
  price: m.orders_difference_price,
  currency: m.orders_difference_currency,
  domesticShipping: m.orders_difference_domestic_shipping,
  weight: m.orders_difference_weight,
  category: m.orders_difference_category,
  color: m.orders_difference_color,
  size: m.orders_difference_size,
  style: m.orders_difference_style,
}

function ItemTold({ told }: { readonly told: readonly Told[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-3">
      {told.map(({ field, said, found }) => (
        <div key={field} className="min-w-0">
          <dt className="text-sm text-soft">{fieldNames[field]()}</dt>
          <dd className="wrap-anywhere">
            {found === null ? (
              <bdi>{said}</bdi>
            ) : (
              <Change
                before={<bdi>{said}</bdi>}
                after={<bdi>{found}</bdi>}
                beforeLabel={m.account_was()}
                afterLabel={m.account_is_now()}
              />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
