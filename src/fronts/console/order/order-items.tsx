import { Table } from '#platform/ui/lists/table.tsx'
import { ProductTitle } from '#platform/ui/show/product-title.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { ageText } from '#platform/values/age.ts'
import type { Locale } from '#platform/work/work.ts'
import { type ShortItem, sayShort } from '#selling/orders/discrepancies/pages/say-short.ts'
import type { ItemView } from '#selling/orders/items/item-view.ts'
import { AnswersGiven } from '#selling/orders/review/answers-given.tsx'
import { m } from '#words/messages.js'

type OrderItemsProps = {
  readonly items: readonly ItemView[]
  /** Of which items fewer units come than were bought. */
  readonly short: Readonly<Record<string, ShortItem>>
  readonly locale: Locale
  readonly now: Date
}

/** What was ordered, and where each piece of it stands. */
export function OrderItems({ items, short, locale, now }: OrderItemsProps) {
  return (
    <Table
      dense
      caption={m.console_order_items()}
      rows={items}
      rowKey={(item) => item.id}
      columns={[
        {
          key: 'item',
          title: m.console_order_item(),
          lead: true,
          wide: true,
          cell: (item) => <ItemTitle item={item} short={short[item.id]} />,
        },
        { key: 'quantity', title: m.console_order_quantity(), numeric: true, cell: (item) => item.quantity },
        {
          key: 'store',
          title: m.console_order_store(),
          cell: (item) => (
            <TextLink href={item.url} newTab>
              <bdi>{item.store}</bdi>
            </TextLink>
          ),
        },
        {
          key: 'status',
          title: m.console_order_status(),
          cell: (item) => <span className="sm:whitespace-nowrap">{item.stateLabel}</span>,
        },
        {
          key: 'since',
          title: m.console_order_since(),
          cell: (item) => <span className="sm:whitespace-nowrap">{ageText(item.since, now, locale)}</span>,
        },
      ]}
    />
  )
}

type ItemTitleProps = { readonly item: ItemView; readonly short: ShortItem | undefined }

function ItemTitle({ item, short }: ItemTitleProps) {
  return (
    <div id={`item-${item.id}`} className="scroll-mt-24">
      <ProductTitle lines={1}>{item.title}</ProductTitle>
      <AnswersGiven answered={item.answered} className="my-1" />
      {item.state === 'on_hold' && item.hold?.decision === 'HOLD_ORDER' && (
        <span className="block text-sm font-normal text-soft">{m.purchasing_order_waits()}</span>
      )}
      {short && <span className="block text-sm font-normal text-soft">{sayShort(short)}</span>}
    </div>
  )
}
