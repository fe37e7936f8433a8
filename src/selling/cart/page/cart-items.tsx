import { Card } from '#platform/ui/show/card.tsx'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { CartRow } from './cart-row.tsx'
import type { ItemView } from './item-view.ts'

type CartItemsProps = {
  readonly home: string
  readonly items: readonly ItemView[]
  readonly locale: Locale
  /** How long a change of quantity waits for the next one, in milliseconds. */
  readonly delay: number
}

export function CartItems({ home, items, locale, delay }: CartItemsProps) {
  return (
    <Card title={m.cart_items_heading()} flush>
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <CartRow key={`${item.id}`} home={home} item={item} locale={locale} delay={delay} />
        ))}
      </ul>
    </Card>
  )
}
