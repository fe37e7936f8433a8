import { Button } from '#platform/ui/forms/button.tsx'
import { IconButton } from '#platform/ui/forms/icon-button.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { ProductThumb } from '#platform/ui/show/product-thumb.tsx'
import { ProductTitle } from '#platform/ui/show/product-title.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { ItemDeed } from '#selling/cart/page/cart-row.tsx'
import { m } from '#words/messages.js'
import type { SavedItemView } from './read-saved.ts'

type SavedListProps = {
  readonly home: string
  readonly items: readonly SavedItemView[]
  readonly locale: Locale
  readonly className?: string
}

/** What is kept for later, below the cart: each goes back by one press, and says when its page shows a lower price. */
export function SavedList({ home, items, locale, className }: SavedListProps) {
  if (items.length === 0) return null
  return (
    <section id="saved" className={className}>
      <h2 className="mb-2.5 text-lg">{m.cart_later_title()}</h2>
      <ul className="flex flex-col gap-3">
        {items.map((item) => (
          <SavedRow key={item.id} home={home} item={item} locale={locale} />
        ))}
      </ul>
    </section>
  )
}

type SavedRowProps = Omit<SavedListProps, 'items' | 'className'> & { readonly item: SavedItemView }

function SavedRow({ home, item, locale }: SavedRowProps) {
  const specs = [item.color, item.size, item.style].filter((spec) => spec !== '')
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-1 rounded-large border border-line bg-surface px-3.5 py-2.5 shadow-rest sm:grid-cols-[4.5rem_minmax(0,1fr)_auto]">
      <ProductThumb src={item.image} alt="" size={72} className="stage border-0 *:p-0 bg-stage-sea" />
      <div className="min-w-0">
        <ProductTitle to={`${home}/cart/items/${item.id}`}>{item.title}</ProductTitle>
        {specs.length > 0 && (
          <p className="text-sm text-soft">
            {specs.map((spec, place) => (
              <span key={spec}>
                {place > 0 && ' · '}
                <bdi>{spec}</bdi>
              </span>
            ))}
          </p>
        )}
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <Amount money={item.lower?.price ?? item.unitPrice} locale={locale} className="font-semibold" />
          {item.lower && (
            <Badge tone="ok" size="small">
              {m.cart_later_lower({ amount: isolate(formatMoney(item.lower.by, locale)) })}
            </Badge>
          )}
        </p>
      </div>
      <div className="col-span-full flex items-center justify-end gap-1 sm:col-span-1">
        <ItemDeed deed="unsave" item={item}>
          <Button type="submit" size="small" icon="plus" aria-label={m.cart_later_back_named({ title: item.title })}>
            {m.cart_later_back()}
          </Button>
        </ItemDeed>
        <ItemDeed deed="remove" item={item}>
          <IconButton
            type="submit"
            icon="trash"
            kind="quiet"
            label={m.cart_later_remove_named({ title: item.title })}
          />
        </ItemDeed>
      </div>
    </li>
  )
}
