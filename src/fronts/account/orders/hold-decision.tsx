import { Form } from 'react-router'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { RadioCards } from '#platform/ui/forms/radio-card.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Change } from '#platform/ui/show/change.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { ProductTitle } from '#platform/ui/show/product-title.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { type Currency, money as moneyOf } from '#platform/values/amounts/money.ts'
import { sayTime } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { ItemView } from '#selling/orders/items/item-view.ts'
import type { HoldDecision as Decision } from '#selling/orders/money/decide-hold.ts'
import type { HoldPreview } from '#selling/orders/money/preview-hold.ts'
import type { PendingAction } from '#selling/orders/pending-actions.ts'
import type { OrderPage } from '#selling/orders/read-order.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'

export type HoldPreviews = Readonly<Partial<Record<Decision, HoldPreview | null>>>

type HoldDecisionProps = {
  readonly action: PendingAction
  /** The result of each choice. */
  readonly previews: HoldPreviews
  readonly order: OrderPage
  readonly path: string
  readonly locale: Locale
  readonly site: Site
  readonly error: string | undefined
}

/** Buying stopped: an item is not available, or has another price. The customer decides for the items of one store. */
export function HoldDecision({ action, previews, order, path, locale, site, error }: HoldDecisionProps) {
  const items = order.items.filter((item) => action.itemIds.includes(item.id))
  const hasNewPrices = items.every((item) => item.hold?.newPrice)
  const money = { currency: order.money.currency, locale }
  const isWaiting = items.every((item) => item.hold?.decision === 'HOLD_ORDER')
  const options = [
    ...(hasNewPrices
      ? [
          {
            value: 'acceptNewPrice',
            title: m.account_hold_accept(),
            note: <Outcome text={m.account_hold_accept_note()} preview={previews.acceptNewPrice} {...money} />,
          },
        ]
      : []),
    {
      value: 'PROCEED_OTHER_ITEMS',
      title: m.account_hold_proceed(),
      note: <Outcome text={m.account_hold_proceed_note()} preview={previews.PROCEED_OTHER_ITEMS} {...money} />,
    },
    {
      value: 'HOLD_ORDER',
      title: m.account_hold_wait(),
      note: `${m.account_hold_wait_note()} ${m.account_hold_wait_costs()}`,
    },
  ]
  return (
    <Card tone="warn" title={m.account_ask_hold()}>
      <ul className="mb-4 flex flex-col gap-2">
        {items.map((item) => (
          <li key={item.id}>
            <ProductTitle lines={1}>{item.title}</ProductTitle>
            {item.hold?.newPrice ? (
              <Change
                before={<Ltr>{`${item.data.price} ${item.data.currency}`}</Ltr>}
                after={<Ltr>{`${item.hold.newPrice} ${item.data.currency}`}</Ltr>}
                beforeLabel={m.account_was()}
                afterLabel={m.account_is_now()}
              />
            ) : (
              <p className="text-soft">{m.account_hold_unavailable()}</p>
            )}
            {item.hold?.note && <bdi className="text-sm text-soft">{item.hold.note}</bdi>}
          </li>
        ))}
      </ul>
      {action.deadline && (
        <p className="mb-4">
          {isWaiting && `${m.account_hold_waiting()} `}
          {m.account_hold_until({ time: sayTime(action.deadline, locale, site) })}
        </p>
      )}
      <Form method="post" noValidate className="flex flex-col gap-4">
        <input type="hidden" name="itemIds" value={action.itemIds.join(',')} />
        <input type="hidden" name="seen" value={seenOf(action, items)} />
        <RadioCards
          legend={m.account_hold_legend()}
          name="decision"
          options={options}
          {...(isWaiting && { defaultValue: 'HOLD_ORDER' })}
          error={error}
          required
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton name="do" value="decide">
            {m.account_hold_decide()}
          </SubmitButton>
          {order.mayCancel && <ButtonLink to={`${path}/cancel`}>{m.account_cancel()}</ButtonLink>}
        </div>
      </Form>
    </Card>
  )
}

// The new prices in the order of the ids that are sent with them.
function seenOf({ itemIds }: PendingAction, items: readonly ItemView[]): string {
  return itemIds.map((id) => items.find((item) => item.id === id)?.hold?.newPrice ?? '').join(',')
}

type OutcomeProps = {
  readonly text: string
  readonly preview: HoldPreview | null | undefined
  readonly currency: Currency
  readonly locale: Locale
}

/** The effect of a choice: the order's total, the refund, the amount to pay. */
function Outcome({ text, preview, currency, locale }: OutcomeProps) {
  const amount = (minor: bigint) => (
    <Amount money={moneyOf(minor, currency)} locale={locale} className="font-semibold" />
  )
  return (
    <>
      {text}
      {preview && (
        <span className="mt-1 block text-ink">
          {m.account_total()} {amount(preview.newTotal)}
          {preview.goesBack > 0n && (
            <span className="block">
              {m.account_hold_goes_back()} {amount(preview.goesBack)}
            </span>
          )}
          {preview.toPay > 0n && (
            <span className="block">
              {m.account_hold_to_pay()} {amount(preview.toPay)}
            </span>
          )}
        </span>
      )}
    </>
  )
}
