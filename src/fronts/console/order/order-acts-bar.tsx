import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { isolateLtr } from '#platform/values/isolate.ts'
import { m } from '#words/messages.js'
import type { ActKey } from './order-acts.ts'
import { caseName } from './order-cases.tsx'
import type { OrderDesk } from './read-order-desk.ts'

const names: Readonly<Record<ActKey, () => string>> = {
  review: m.console_order_act_review,
  purchase: m.console_order_act_purchase,
  bought: m.console_order_act_bought,
  receive: m.console_order_act_receive,
  pack: m.console_order_act_pack,
  ship: m.console_order_act_ship,
  unload: m.console_order_act_unload,
  prepare: m.console_order_act_prepare,
  shelve: m.console_order_act_shelve,
  deliver: m.console_order_act_deliver,
  handOver: m.console_order_act_hand_over,
  wait: m.console_order_act_wait,
  receipt: m.console_order_act_receipt,
  take: m.console_order_act_take,
}

type OrderActsBarProps = { readonly order: OrderDesk; readonly ops: string }

/** What this member of staff can do with the order now: the next steps first, then what ends or mends it. */
export function OrderActsBar({ order, ops }: OrderActsBarProps) {
  const { acts, waiting, mayCancel, mayGiveUp, number } = order
  if (acts.length + waiting.length === 0 && !mayCancel && !mayGiveUp)
    return <p className="mb-6 text-soft">{m.console_order_no_acts()}</p>
  const own = `${ops}/orders/${number}`
  return (
    <nav aria-label={m.console_order_acts()} className="mb-6 flex flex-wrap gap-2">
      {acts.map(({ key, path }, at) => (
        <ButtonLink key={path} size="small" kind={at === 0 ? 'primary' : 'secondary'} to={`${ops}/${path}`}>
          {names[key]()}
        </ButtonLink>
      ))}
      {waiting.map((one) => (
        <ButtonLink key={one.number} size="small" to={`${ops}/${one.path}`}>
          {caseName(one.kind)} {isolateLtr(one.number)}
        </ButtonLink>
      ))}
      {mayGiveUp && (
        <ButtonLink size="small" to={`${own}/discrepancy`}>
          {m.orders_case_begin()}
        </ButtonLink>
      )}
      {(mayCancel || mayGiveUp) && (
        <ButtonLink size="small" to={`${own}/cancel`}>
          {mayCancel ? m.console_order_cancel_whole() : m.console_order_cancel()}
        </ButtonLink>
      )}
      {mayGiveUp && (
        <ButtonLink size="small" to={`${own}/write-off`}>
          {m.console_order_write_off()}
        </ButtonLink>
      )}
    </nav>
  )
}
