import type { PayingCard } from '#fulfilment/purchasing/cards/read-cards.ts'
import type { CheckedAnswer } from '#fulfilment/purchasing/checks/checked-answer.ts'
import { ChecksPanel } from '#fulfilment/purchasing/checks/checks-panel.tsx'
import type { QueuedItem } from '#fulfilment/purchasing/queued-item.ts'
import type { StoreGroup } from '#fulfilment/purchasing/read-purchase-queue.ts'
import { WarehouseAddress } from '#fulfilment/purchasing/warehouse-address-lines.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Link } from '#platform/ui/show/link.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { ageText } from '#platform/values/age.ts'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { isCurrency, money } from '#platform/values/amounts/money.ts'
import { parseMinor } from '#platform/values/amounts/parse-money.ts'
import type { Locale } from '#platform/work/work.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import { m } from '#words/messages.js'
import { BoughtItemTitle } from './bought-item-title.tsx'
import { PurchaseFields } from './purchase-fields.tsx'
import { UnitsInput } from './units-input.tsx'

export type PurchaseGroupProps = {
  readonly group: StoreGroup & { readonly key: string }
  readonly facts: {
    readonly locale: Locale
    readonly now: Date
    readonly here: string
    readonly currencies: readonly string[]
    readonly cards: readonly PayingCard[]
  }
  readonly answer?: FormAnswer | CheckedAnswer
}

/** The items of one store: some become one store order, others are held. */
export function PurchaseGroup({ group, facts, answer }: PurchaseGroupProps) {
  const { locale, now, here } = facts
  const columns: readonly Column<QueuedItem>[] = [
    {
      key: 'title',
      title: m.purchasing_item(),
      lead: true,
      wide: true,
      cell: (item) => <BoughtItemTitle item={item} />,
    },
    {
      key: 'quantity',
      title: m.purchasing_quantity(),
      numeric: true,
      cell: (item) => <Quantity item={item} answer={answer} />,
    },
    { key: 'price', title: m.purchasing_price(), numeric: true, cell: (item) => <Price item={item} locale={locale} /> },
    {
      key: 'order',
      title: m.purchasing_order(),
      cell: (item) => (
        <Link to={`/${locale}/ops/orders/${item.orderNumber}`} className="text-sea underline-offset-4">
          <Ltr>{item.orderNumber}</Ltr>
        </Link>
      ),
    },
    {
      key: 'age',
      title: m.purchasing_waiting(),
      numeric: true,
      cell: (item) => <bdi>{ageText(item.since, now, locale)}</bdi>,
    },
    { key: 'hold', title: m.purchasing_state(), cell: (item) => <Holding item={item} here={here} /> },
  ]
  return (
    <Card
      flush
      title={
        <span className="flex flex-wrap items-center gap-x-3">
          <Ltr>{group.store}</Ltr>
          <Badge tone="neutral" icon="box" size="small">
            {m.purchasing_to_warehouse({ country: countryName(group.country, locale) })}
          </Badge>
        </span>
      }
      aside={
        <span className="text-sm text-soft">
          {m.purchasing_shown_of({ shown: group.items.length, count: group.count })}
          {' · '}
          {m.purchasing_oldest({ age: ageText(group.oldest, now, locale) })}
        </span>
      }
    >
      <WarehouseAddress group={group} locale={locale} />
      <PostForm answer={answer} className={denseForm} preventScrollReset>
        <input type="hidden" name="store" value={`${group.store} ${group.country}`} />
        <input type="hidden" name="key" value={group.key} />
        <div className="max-sm:px-3 [&_tbody_tr:focus-within]:bg-info-soft">
          <Table
            caption={`${group.store} ${group.country}`}
            columns={columns}
            rows={group.items}
            rowKey={(item) => item.id}
            marked={(item) => item.state === 'on_hold'}
            choose={{
              name: 'item',
              value: (item) => item.id,
              label: (item) => m.purchasing_choose({ title: item.title }),
              all: m.purchasing_choose_all(),
            }}
            dense
          />
        </div>
        {answer && 'checks' in answer && <ChecksPanel checks={answer.checks} answer={answer} facts={facts} />}
        <PurchaseFields group={group} facts={facts} answer={answer} />
        <div className="flex flex-wrap gap-2 border-t border-line bg-sunken p-3">
          <SubmitButton kind="quiet" size="small" name="do" value="holdEach" formNoValidate>
            {m.purchasing_hold_chosen()}
          </SubmitButton>
          <SubmitButton kind="quiet" size="small" name="do" value="resumeEach" formNoValidate>
            {m.purchasing_resume_chosen()}
          </SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

// Shows how many units other store orders already have, beside what is still to be bought.
function Quantity({ item, answer }: { readonly item: QueuedItem; readonly answer?: FormAnswer }) {
  const { id, quantity, boughtUnits, title } = item
  const open = quantity - boughtUnits
  if (quantity === 1) return '× 1'
  const name = `units.${id}`
  return (
    <span className="flex flex-wrap items-center justify-end gap-2">
      {boughtUnits > 0 && (
        <Badge tone="wait" size="small">
          {m.purchasing_bought_in_part({ bought: boughtUnits, quantity })}
        </Badge>
      )}
      <UnitsInput
        name={name}
        label={m.purchasing_units_to_buy({ title })}
        most={open}
        typed={answer?.typed[name]}
        error={answer?.errors[name]}
      />
    </span>
  )
}

function Price({ item, locale }: { readonly item: QueuedItem; readonly locale: Locale }) {
  const minor = parseMinor(item.data.price)
  const { currency } = item.data
  if (minor === null || !isCurrency(currency)) return item.data.price
  return <Amount money={money(minor, currency)} locale={locale} />
}

/**
 * The reason of a hold, or the button to hold. The buttons belong to the surrounding form but need none of its fields.
 */
function Holding({ item, here }: { readonly item: QueuedItem; readonly here: string }) {
  if (item.state !== 'on_hold')
    return (
      <span className="relative z-10 flex items-center gap-2">
        {item.isWaiting && <Badge tone="wait">{m.purchasing_order_waits()}</Badge>}
        <Link
          to={`${here}${here.includes('?') ? '&' : '?'}hold=${item.id}`}
          preventScrollReset
          className="text-sea underline-offset-4"
        >
          {item.boughtUnits > 0 ? m.purchasing_rest_link() : m.purchasing_hold()}
        </Link>
      </span>
    )
  return (
    <span className="relative z-10 flex flex-wrap items-center gap-2">
      <Badge tone="warn">
        {item.hold?.reason === 'NEW_PRICE'
          ? m.purchasing_held_price({ price: item.hold.newPrice ?? '', currency: item.data.currency })
          : m.purchasing_held_unavailable()}
      </Badge>
      {item.hold?.decision === 'HOLD_ORDER' && <Badge tone="wait">{m.purchasing_order_waits()}</Badge>}
      <button
        type="submit"
        name="do"
        value={`resume:${item.id}`}
        formNoValidate
        className="font-semibold text-sea underline-offset-4 hover:underline"
      >
        {m.purchasing_resume()}
      </button>
    </span>
  )
}
