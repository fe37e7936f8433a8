import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { ProductThumb } from '#platform/ui/show/product-thumb.tsx'
import { ProductTitle } from '#platform/ui/show/product-title.tsx'
import { type ShortItem, sayShort } from '#selling/orders/discrepancies/pages/say-short.ts'
import type { OrderPage } from '#selling/orders/read-order.ts'
import { m } from '#words/messages.js'
import { stateTone } from './state-tone.ts'

type OrderItemsProps = {
  readonly order: OrderPage
  /** The items with fewer arriving units than were bought. */
  readonly short: Readonly<Record<string, ShortItem>>
  readonly path: string
}

const shownItems = 3

/** The order's items, three and then more: picture, title, what was chosen, and where each is. */
export function OrderItems({ order, short, path }: OrderItemsProps) {
  const [first, more] = [order.items.slice(0, shownItems), order.items.slice(shownItems)]
  return (
    <>
      <ItemRows items={first} short={short} path={path} />
      {more.length > 0 && (
        <Disclosure
          summary={m.account_items_more({ count: more.length })}
          quiet
          className="border-t border-line px-4 sm:px-5"
        >
          <div className="-mx-4 sm:-mx-5">
            <ItemRows items={more} short={short} path={path} />
          </div>
        </Disclosure>
      )}
    </>
  )
}

type ItemRowsProps = Pick<OrderItemsProps, 'short' | 'path'> & { readonly items: OrderPage['items'] }

function ItemRows({ items, short, path }: ItemRowsProps) {
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => {
        const lost = short[item.id]
        return (
          <li key={item.id} className="flex gap-4 px-4 py-3 sm:px-5">
            <ProductThumb src={item.image} alt="" size={80} />
            <div className="flex min-w-0 grow flex-col items-start gap-1">
              <ProductTitle to={`${path}/items/${item.id}`}>{item.title}</ProductTitle>
              <Chosen item={item} />
              {lost && <p className="text-sm font-semibold">{sayShort(lost)}</p>}
              <Badge tone={stateTone(item.state)} size="small" wraps>
                {item.stateLabel}
              </Badge>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

// Colour, size and how many; the item's own page has the rest.
function Chosen({ item: { data, quantity } }: { readonly item: OrderPage['items'][number] }) {
  const chosen = [data.color, data.size, data.style].filter((one) => one !== null && one !== '')
  const count = quantity > 1 ? m.account_pieces({ count: quantity }) : null
  if (chosen.length === 0 && count === null) return null
  return (
    <p className="text-sm text-soft">
      {[...chosen.map((one) => <bdi key={one}>{one}</bdi>), ...(count ? [count] : [])].map((part, place) => (
        <span key={typeof part === 'string' ? part : part.key}>
          {place > 0 && ' · '}
          {part}
        </span>
      ))}
    </p>
  )
}
