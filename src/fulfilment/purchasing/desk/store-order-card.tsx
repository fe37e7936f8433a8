import type { BoughtLine, StoreOrder } from '#fulfilment/purchasing/read-store-orders.ts'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import type { FieldErrors } from '#platform/http/forms/parse-form.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Link } from '#platform/ui/show/link.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { ageText } from '#platform/values/age.ts'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { isCurrency, money } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { UnitsInput } from './units-input.tsx'

type StoreOrderCardProps = {
  readonly order: StoreOrder
  readonly facts: { readonly locale: Locale; readonly now: Date; readonly here: string }
  readonly answer?: FormAnswer
}

/** One store order: which items the seller has sent, in which parcel, and which are cancelled. */
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
      <PostForm answer={answer} preventScrollReset className={denseForm}>
        <input type="hidden" name="storeOrder" value={order.id} />
        <ul className="divide-y divide-line">
          {order.lines.map((line) => (
            <BoughtRow
              key={line.id}
              line={line}
              locale={locale}
              here={here}
              currency={currency}
              errors={answer?.errors ?? {}}
            />
          ))}
        </ul>
        {order.lines.some((line) => line.isWaiting) && <ParcelFields order={order} answer={answer} />}
      </PostForm>
    </Card>
  )
}

type BoughtRowProps = {
  readonly line: BoughtLine
  readonly locale: Locale
  readonly here: string
  readonly currency: string
  readonly errors: FieldErrors
}

function BoughtRow({ line, locale, here, currency, errors }: BoughtRowProps) {
  return (
    <li data-row className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-1.5 focus-within:bg-info-soft sm:px-4">
      {line.isWaiting ? (
        <label htmlFor={`line-${line.id}`} className={rowLabel}>
          <input
            id={`line-${line.id}`}
            type="checkbox"
            name="item"
            value={line.itemId}
            defaultChecked
            className="size-4 shrink-0 accent-sea"
          />
          <BoughtName line={line} />
        </label>
      ) : (
        <span className={rowLabel}>
          <BoughtName line={line} />
        </span>
      )}
      {line.isWaiting && line.units > 1 && (
        <UnitsInput
          name={`units.${line.itemId}`}
          label={m.purchasing_units_sent({ title: line.title })}
          most={line.units}
          error={errors[`units.${line.itemId}`]}
        />
      )}
      {isCurrency(currency) && (
        <span className="text-soft">
          <span className="sr-only">{m.purchasing_line_share()}</span>
          <Amount money={money(line.costMinor, currency)} locale={locale} />
        </span>
      )}
      <Link to={`/${locale}/ops/orders/${line.orderNumber}`} className="text-sea underline-offset-4">
        <Ltr>{line.orderNumber}</Ltr>
      </Link>
      {line.isWaiting ? (
        <Link
          to={`${here}${here.includes('?') ? '&' : '?'}cancel=${line.id}`}
          preventScrollReset
          className="text-bad underline-offset-4"
        >
          {m.purchasing_seller_cancelled()}
        </Link>
      ) : (
        <Badge tone={line.arrivedAt ? 'ok' : 'info'} icon={line.arrivedAt ? 'check' : 'truck'} size="small">
          <Ltr>{line.trackingNumber}</Ltr>
        </Badge>
      )}
    </li>
  )
}

const rowLabel = 'flex min-h-8 min-w-0 grow basis-60 items-center gap-2 pointer-coarse:min-h-11'

function BoughtName({ line }: { readonly line: BoughtLine }) {
  const { title, units, quantity, boughtUnits } = line
  return (
    <>
      <bdi className="line-clamp-2">{title}</bdi>
      <span className="shrink-0 text-soft">
        {units === quantity ? `× ${units}` : m.purchasing_units_of({ units, quantity })}
      </span>
      {boughtUnits > 0 && (
        <Badge tone="wait" size="small">
          {m.purchasing_bought_in_part({ bought: boughtUnits, quantity })}
        </Badge>
      )}
    </>
  )
}

function ParcelFields({ order, answer }: { readonly order: StoreOrder; readonly answer?: FormAnswer }) {
  const { errors = {} } = answer ?? {}
  const refused = errors.general ?? untold(order, errors)
  return (
    <div data-fields className="foot">
      {refused && (
        <Notice tone="bad" role="alert">
          {refused}
        </Notice>
      )}
      <div className="grid items-start gap-3 sm:grid-cols-[12rem_minmax(0,1fr)_auto]">
        <Field label={m.purchasing_carrier()} name="carrier" id={`field-${order.id}-carrier`} ltr />
        <Field
          label={m.purchasing_tracking()}
          name="trackingNumber"
          id={`field-${order.id}-tracking`}
          ltr
          autoComplete="off"
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

// Errors of units whose field is gone, because one or none is left.
function untold({ lines }: StoreOrder, errors: FieldErrors): string | undefined {
  const fields = lines.filter((line) => line.isWaiting && line.units > 1).map(({ itemId }) => `units.${itemId}`)
  return Object.entries(errors).find(([name]) => name.startsWith('units.') && !fields.includes(name))?.[1]
}
