import { Form, Link } from 'react-router'
import { Amount } from '#money/amount.tsx'
import { isCurrency, money } from '#money/money.ts'
import { ageText } from '#platform/age.ts'
import type { FormAnswer } from '#platform/form-answer.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { Card } from '#platform/ui/card.tsx'
import { denseForm } from '#platform/ui/dense-form.ts'
import { Field } from '#platform/ui/field.tsx'
import { Ltr } from '#platform/ui/ltr.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { SubmitButton } from '#platform/ui/submit-button.tsx'
import type { Locale } from '#platform/work.ts'
import { m } from '#words/messages.js'
import type { BoughtItem, StoreOrder } from './read-store-orders.ts'

type StoreOrderCardProps = {
  readonly order: StoreOrder
  readonly facts: { readonly locale: Locale; readonly now: Date; readonly here: string }
  readonly answer?: FormAnswer
}

/** One store order: which of its items the seller has sent, in which parcel, and which will not come. */
export function StoreOrderCard({ order, facts, answer }: StoreOrderCardProps) {
  const { locale, now, here } = facts
  const { currency } = order
  return (
    <Card
      flush
      as="article"
      title={
        <span className="flex flex-wrap gap-x-3">
          <Ltr>{order.store}</Ltr>{' '}
          <bdi dir="ltr" className="figures break-all">
            {order.storeOrderNumber}
          </bdi>
        </span>
      }
      aside={
        <span className="flex flex-wrap gap-x-3 text-sm text-soft">
          {isCurrency(currency) && <Amount money={money(order.costMinor, currency)} locale={locale} />}
          <Ltr>{order.cardLabel}</Ltr>
          <span>{m.purchasing_bought_ago({ age: ageText(order.boughtAt, now, locale) })}</span>
        </span>
      }
    >
      <Form method="post" preventScrollReset className={denseForm}>
        <input type="hidden" name="storeOrder" value={order.id} />
        <ul className="divide-y divide-line">
          {order.items.map((item) => (
            <BoughtRow key={item.id} item={item} locale={locale} here={here} />
          ))}
        </ul>
        {order.items.some((item) => item.state === 'purchased') && <ParcelFields order={order} answer={answer} />}
      </Form>
    </Card>
  )
}

type BoughtRowProps = { readonly item: BoughtItem; readonly locale: Locale; readonly here: string }

function BoughtRow({ item, locale, here }: BoughtRowProps) {
  const isWaiting = item.state === 'purchased'
  return (
    <li data-row className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-1.5 focus-within:bg-info-soft sm:px-4">
      {isWaiting ? (
        <label htmlFor={`item-${item.id}`} className={rowLabel}>
          <input
            id={`item-${item.id}`}
            type="checkbox"
            name="item"
            value={item.id}
            defaultChecked
            className="size-4 shrink-0 accent-sea"
          />
          <BoughtName item={item} />
        </label>
      ) : (
        <span className={rowLabel}>
          <BoughtName item={item} />
        </span>
      )}
      <Link to={`/${locale}/ops/orders/${item.orderNumber}`} className="text-sea underline-offset-4">
        <Ltr>{item.orderNumber}</Ltr>
      </Link>
      {isWaiting ? (
        <Link
          to={`${here}${here.includes('?') ? '&' : '?'}cancel=${item.id}`}
          preventScrollReset
          className="text-bad underline-offset-4"
        >
          {m.purchasing_seller_cancelled()}
        </Link>
      ) : (
        <Badge tone="info" icon="truck" size="small">
          <Ltr>{item.trackingNumber}</Ltr>
        </Badge>
      )}
    </li>
  )
}

const rowLabel = 'flex min-h-8 min-w-0 grow basis-60 items-center gap-2 pointer-coarse:min-h-11'

function BoughtName({ item }: { readonly item: BoughtItem }) {
  return (
    <>
      <bdi className="line-clamp-2">{item.title}</bdi>
      <span className="shrink-0 text-soft">× {item.quantity}</span>
    </>
  )
}

function ParcelFields({ order, answer }: { readonly order: StoreOrder; readonly answer?: FormAnswer }) {
  const { errors = {}, typed = {} } = answer ?? {}
  return (
    <div className="flex flex-col gap-2 border-t border-line bg-sunken p-3">
      {errors.general && (
        <Notice tone="bad" role="alert">
          {errors.general}
        </Notice>
      )}
      <div className="grid items-start gap-3 sm:grid-cols-[12rem_minmax(0,1fr)_auto]">
        <Field
          label={m.purchasing_carrier()}
          name="carrier"
          id={`field-${order.id}-carrier`}
          ltr
          defaultValue={typed.carrier}
          error={errors.carrier}
        />
        <Field
          label={m.purchasing_tracking()}
          name="trackingNumber"
          id={`field-${order.id}-tracking`}
          ltr
          autoComplete="off"
          defaultValue={typed.trackingNumber}
          error={errors.trackingNumber}
        />
        <SubmitButton
          size="small"
          name="do"
          value="shipped"
          className="sm:mt-6.5 sm:rtl:mt-8"
          busyLabel={m.platform_form_busy()}
        >
          {m.purchasing_shipped()}
        </SubmitButton>
      </div>
    </div>
  )
}
