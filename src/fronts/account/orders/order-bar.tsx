import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { IconLink } from '#platform/ui/forms/icon-button.tsx'
import { ActionBar } from '#platform/ui/frame/action-bar.tsx'
import type { IconName } from '#platform/ui/show/icon-paths.tsx'
import { m } from '#words/messages.js'
import { actionText } from './action-text.ts'
import type { OrderFacts } from './load-order.ts'

type Next = { readonly to: string; readonly text: string; readonly icon?: IconName; readonly isTask: boolean }

/** On a phone: what is asked of the customer, else the way to the tracking; and a line to us. */
export function OrderBar({ facts, home }: { readonly facts: OrderFacts; readonly home: string }) {
  const { to, text, icon, isTask } = nextOf(facts, home)
  return (
    <ActionBar label={m.account_next_step()}>
      <ButtonLink to={to} icon={icon} kind={isTask ? 'primary' : 'secondary'} size="large" className="grow">
        {text}
      </ButtonLink>
      <IconLink
        to="#comments"
        icon="mail"
        label={m.account_ask_us()}
        className="size-14 rounded-full border-line bg-surface"
      />
    </ActionBar>
  )
}

function nextOf({ order, edit, asksNationalId, requests, waiting }: OrderFacts, home: string): Next {
  const path = `${home}/account/orders/${order.number}`
  if (edit.since) return { to: `${path}/edit`, text: m.account_edit_go_on(), icon: 'edit', isTask: true }
  const [asked] = order.actions
  if (asked && !(asksNationalId && asked.type === 'PendingPayment')) {
    const { action, icon } = actionText(asked.type)
    const pay = waiting ? `${home}/payment/${waiting.id}` : `${home}/checkout/order/${order.number}`
    if (asked.type === 'PendingPayment')
      return { to: pay, text: waiting ? m.account_act_how_to_pay() : action, icon, isTask: true }
    if (asked.type === 'ArrivedToEgypt')
      return { to: `${home}/account/orders/request/new?order=${order.number}`, text: action, icon, isTask: true }
    return { to: '#ask', text: action, icon, isTask: true }
  }
  if (asked) return { to: '#ask', text: m.people_id_send(), icon: 'user', isTask: true }
  if (order.isChangeAsked) return { to: '#ask', text: m.account_see_change(), isTask: true }
  if (requests.some(({ request }) => request.code !== null))
    return { to: '#ready', text: m.account_see_code(), icon: 'bag', isTask: true }
  if (order.tab === 'cancelled')
    return { to: `${home}/account/orders`, text: m.account_all_orders(), icon: 'back', isTask: false }
  return { to: '#journey', text: m.account_follow(), icon: 'truck', isTask: false }
}
