import type { ReactNode } from 'react'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import { packageMessageText } from '#pricing/quote/explain/names.ts'
import { m } from '#words/messages.js'
import type { ComparedPackage, PackagesFacts } from './load-packages.ts'
import { cartNet, ordersNet } from './package-saving.ts'

type OutcomeOf = { readonly one: ComparedPackage; readonly facts: PackagesFacts }

/** What a package comes to on the cart of now, after its own price. */
export function CartOutcome({ one, facts }: OutcomeOf) {
  const { active, locale, currency } = facts
  const net = cartNet(one)
  if (!one.onCart || net === null) {
    const { message } = one.onCart ?? {}
    return <span className="text-sm text-soft">{message ? packageMessageText(message, one.name, locale) : '—'}</span>
  }
  return (
    <Outcome
      net={net}
      said={(minor) => <Amount money={money(minor, currency)} locale={locale} />}
      note={noteOf(one, active)}
    />
  )
}

function noteOf({ id, isFreeNow }: ComparedPackage, active: string | null): string {
  if (active === id) return m.subscriptions_net_own()
  return isFreeNow ? m.subscriptions_net_free_month() : m.subscriptions_net_after_price()
}

/** What it would have come to on past orders. */
export function PastOutcome({ one, facts }: OutcomeOf) {
  const { locale, currency } = facts
  const net = ordersNet(one)
  if (!one.onOrders || net === null) return '—'
  const said = (minor: bigint) => <Amount money={money(minor, currency)} locale={locale} />
  const text = (minor: bigint) => isolate(formatMoney(money(minor, currency), locale))
  return (
    <Outcome
      net={net}
      said={said}
      note={m.subscriptions_net_past({ saved: text(one.onOrders.saved), cost: text(one.onOrders.cost) })}
    />
  )
}

type OutcomeProps = {
  readonly net: bigint
  readonly said: (minor: bigint) => ReactNode
  readonly note: ReactNode
}

// A saving of more than a tenth of the currency is worth showing (specification §9).
function Outcome({ net, said, note }: OutcomeProps) {
  const isGood = net > 10n
  const size = said(net < 0n ? -net : net)
  return (
    <div className="min-w-0 max-sm:text-end">
      <span className={isGood ? 'font-semibold text-ok' : 'text-soft'}>
        {isGood && (
          <>
            {m.subscriptions_saves()} {size}
          </>
        )}
        {!isGood && net >= 0n && m.subscriptions_saves_nothing()}
        {net < 0n && (
          <>
            {m.subscriptions_costs_more()} {size}
          </>
        )}
      </span>
      <span className="block text-sm text-soft">{note}</span>
    </div>
  )
}

type WayProps = OutcomeOf & {
  readonly home: string
  /** Among the recommended ones it is the card's own large button. */
  readonly isLarge?: boolean
  readonly isFirst?: boolean
}

/** What can be done with a package now: subscribe, renew, switch to it, or see the one that waits. */
export function PackageWay({ one, facts: { active, pending }, home, isLarge = false, isFirst = false }: WayProps) {
  const look = isLarge ? ({ full: true, size: 'large' } as const) : ({ size: 'small' } as const)
  if (pending !== null) {
    if (pending !== one.id) return null
    return (
      <ButtonLink to={`${home}/account/subscriptions`} {...look}>
        {m.subscriptions_see()}
      </ButtonLink>
    )
  }
  if (!one.isOffered) return <span className="text-sm text-soft">{m.subscriptions_not_sold()}</span>
  const to = `${home}/packages/${one.id}`
  const [way, said] =
    active === one.id
      ? ['?way=renew', m.subscriptions_renew()]
      : active !== null
        ? ['?way=switch', m.subscriptions_switch()]
        : ['', one.isFreeNow ? m.subscriptions_begin_free() : m.subscriptions_subscribe()]
  return (
    <ButtonLink to={`${to}${way}`} kind={isFirst ? 'primary' : 'secondary'} {...look}>
      {said}
    </ButtonLink>
  )
}
