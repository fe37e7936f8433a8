import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Link } from '#platform/ui/show/link.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { ProductThumb } from '#platform/ui/show/product-thumb.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { isCurrency, money } from '#platform/values/amounts/money.ts'
import { sayDay } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { finalStates } from '#selling/orders/items/item-states.ts'
import type { OrderRow } from '#selling/orders/read-orders.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { actionText } from './action-text.ts'
import { stateTone } from './state-tone.ts'

type OrderCardProps = {
  readonly order: OrderRow
  /** The shop's messages about it that were not seen yet. */
  readonly unseen?: number
  readonly home: string
  readonly locale: Locale
  readonly site: Site
}

/** An order in a list: its goods, where they are, and the next action. */
export function OrderCard({ order, unseen = 0, home, locale, site }: OrderCardProps) {
  const { number, items, status, statusLabel, actions, totalMinor, dueMinor, currency } = order
  if (!isCurrency(currency)) throw new Error(`order ${number} has an unknown currency`)
  const path = `${home}/account/orders/${number}`
  const [next] = actions
  const isOver = finalStates.some((state) => state === status)
  const [first] = items
  return (
    <Card as="li">
      <div className="flex items-start gap-3">
        <span className="relative shrink-0">
          <ProductThumb src={first?.image} alt="" size={80} />
          {items.length > 1 && (
            <span
              aria-hidden="true"
              className="figures absolute end-1 bottom-1 rounded-full bg-deep px-1.5 text-xs text-on-deep"
            >
              {`+${items.length - 1}`}
            </span>
          )}
        </span>
        <div className="min-w-0 grow">
          <p className="leading-snug font-semibold">
            <Link to={path} className="-my-1 block py-1 text-ink no-underline hover:text-sea hover:underline">
              {order.goods}
            </Link>
          </p>
          {first && (
            <p className="flex gap-1 text-sm text-soft">
              <bdi className="truncate">{first.title}</bdi>
              {items.length > 1 && <span className="shrink-0"> {m.account_and_more({ count: items.length - 1 })}</span>}
            </p>
          )}
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-soft">
            <span>
              {m.account_order()} <Ltr>{number}</Ltr> · {sayDay(order.placedAt, locale, site)}
            </span>
            <Badge tone={stateTone(status)} size="small" wraps>
              {statusLabel}
            </Badge>
          </p>
          {unseen > 0 && (
            <TextLink to={`${path}#comments`} icon="mail" className="min-h-11 text-sm">
              {m.account_unseen({ count: unseen })}
            </TextLink>
          )}
        </div>
      </div>
      {/* What is under way asks for its own next step; what has ended can be bought again. */}
      {!next && isOver && (
        <TextLink to={`${path}/again`} icon="refresh" className="mt-1 min-h-11">
          {m.account_again()}
        </TextLink>
      )}
      {next && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm">
            {dueMinor > 0n ? m.account_due() : m.account_total()}{' '}
            <Amount
              money={money(dueMinor > 0n ? dueMinor : totalMinor, currency)}
              locale={locale}
              className="font-semibold"
            />
          </p>
          <ButtonLink to={path} kind="primary">
            {actionText(next.type).action}
          </ButtonLink>
        </div>
      )}
    </Card>
  )
}
