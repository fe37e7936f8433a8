import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { ProductThumb } from '#platform/ui/show/product-thumb.tsx'
import { ProductTitle } from '#platform/ui/show/product-title.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { isCurrency, money } from '#platform/values/amounts/money.ts'
import { sayDay } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { OrderRow } from '#selling/orders/read-orders.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { actionText } from './action-text.ts'
import { stateTone } from './state-tone.ts'

const shownItems = 4

type OrderCardProps = {
  readonly order: OrderRow
  /** The shop's messages about it that were not seen yet. */
  readonly unseen?: number
  readonly home: string
  readonly locale: Locale
  readonly site: Site
}

/** An order in a list: its goods, its state, and the next action. */
export function OrderCard({ order, unseen = 0, home, locale, site }: OrderCardProps) {
  const { number, items, status, statusLabel, actions, totalMinor, dueMinor, currency } = order
  if (!isCurrency(currency)) throw new Error(`order ${number} has an unknown currency`)
  const path = `${home}/account/orders/${number}`
  const [next] = actions
  const first = items[0]
  return (
    <Card as="li">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-sm text-soft">
          {m.account_order()} <Ltr>{number}</Ltr> · {sayDay(order.placedAt, locale, site)}
        </p>
        <Badge tone={stateTone(status)}>{statusLabel}</Badge>
      </div>
      {unseen > 0 && (
        <TextLink to={`${path}#comments`} icon="mail" className="min-h-11 text-sm">
          {m.account_unseen({ count: unseen })}
        </TextLink>
      )}
      <div className="mt-3 flex items-center gap-3">
        <div className="flex shrink-0 -space-x-3">
          {items.slice(0, shownItems).map((item) => (
            <ProductThumb key={item.id} src={item.image} alt="" size={64} />
          ))}
        </div>
        <div className="min-w-0 grow">
          {first && (
            <ProductTitle to={path} lines={2}>
              {first.title}
            </ProductTitle>
          )}
          {items.length > 1 && <p className="text-sm text-soft">{m.account_and_more({ count: items.length - 1 })}</p>}
        </div>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
        <p>
          <span className="me-1.5 text-sm text-soft">{m.account_total()}</span>{' '}
          <Amount money={money(totalMinor, currency)} locale={locale} className="font-semibold" />
          {dueMinor > 0n && (
            <span className="block text-sm text-accent-ink">
              {m.account_due()} <Amount money={money(dueMinor, currency)} locale={locale} />
            </span>
          )}
        </p>
        <ButtonLink to={path} kind={next ? 'primary' : 'secondary'}>
          {next ? actionText(next.type).action : m.account_show_order()}
        </ButtonLink>
      </div>
    </Card>
  )
}
