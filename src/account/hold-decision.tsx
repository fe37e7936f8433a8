import { Form } from 'react-router'
import type { PendingAction } from '#orders/pending-actions.ts'
import type { OrderPage } from '#orders/read-order.ts'
import { sayTime } from '#platform/say-date.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Change } from '#platform/ui/change.tsx'
import { Ltr } from '#platform/ui/ltr.tsx'
import { ProductTitle } from '#platform/ui/product-title.tsx'
import { RadioCards } from '#platform/ui/radio-card.tsx'
import { SubmitButton } from '#platform/ui/submit-button.tsx'
import type { Locale, Site } from '#platform/work.ts'
import { m } from '#words/messages.js'

type HoldDecisionProps = {
  readonly action: PendingAction
  readonly order: OrderPage
  readonly path: string
  readonly locale: Locale
  readonly site: Site
  readonly error: string | undefined
}

/** Buying stopped: an item cannot be had, or costs something else. The customer decides for the items of one store. */
export function HoldDecision({ action, order, path, locale, site, error }: HoldDecisionProps) {
  const items = order.items.filter((item) => action.itemIds.includes(item.id))
  const hasNewPrices = items.every((item) => item.hold?.newPrice)
  const isWaiting = items.every((item) => item.hold?.decision === 'HOLD_ORDER')
  const options = [
    ...(hasNewPrices
      ? [{ value: 'acceptNewPrice', title: m.account_hold_accept(), note: m.account_hold_accept_note() }]
      : []),
    { value: 'PROCEED_OTHER_ITEMS', title: m.account_hold_proceed(), note: m.account_hold_proceed_note() },
    { value: 'HOLD_ORDER', title: m.account_hold_wait(), note: m.account_hold_wait_note() },
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
        <RadioCards
          legend={m.account_hold_legend()}
          name="decision"
          options={options}
          {...(isWaiting && { defaultValue: 'HOLD_ORDER' })}
          error={error}
          required
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton name="intent" value="decide">
            {m.account_hold_decide()}
          </SubmitButton>
          {order.mayCancel && <ButtonLink to={`${path}/cancel`}>{m.account_cancel()}</ButtonLink>}
        </div>
      </Form>
    </Card>
  )
}
