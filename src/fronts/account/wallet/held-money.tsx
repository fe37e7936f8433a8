import { Card } from '#platform/ui/show/card.tsx'
import { Icon } from '#platform/ui/show/icon.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { sum } from '#platform/values/amounts/money.ts'
import { sayTime } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { Held } from './read-held.ts'

const kinds = { card: m.account_held_card, cash: m.account_held_cash, valu: m.account_held_valu } as const

type HeldMoneyProps = {
  readonly held: readonly Held[]
  readonly home: string
  readonly locale: Locale
  readonly site: Site
}

/** Money that cannot be spent yet: separate from the balances, each part with its order and its deadline. */
export function HeldMoney({ held, home, locale, site }: HeldMoneyProps) {
  const [first] = held
  if (!first) return <p className="text-sm text-soft">{m.account_nothing_on_hold()}</p>
  const total = sum(
    held.map(({ amount }) => amount),
    first.amount.currency,
  )
  return (
    <Card
      tone="sunken"
      title={
        <span className="inline-flex items-center gap-2">
          <Icon name="lock" className="shrink-0" />
          {m.account_held_title()}
        </span>
      }
      aside={<Amount money={total} locale={locale} className="text-xl font-semibold" />}
    >
      <p className="mb-2 text-sm text-soft">{m.account_on_hold_note()}</p>
      <ul className="divide-y divide-line">
        {held.map(({ kind, amount, order, until }) => (
          <li key={`${kind}${order}${until?.getTime()}`} className="flex items-baseline justify-between gap-4 py-3">
            <span className="min-w-0">
              {order ? (
                <TextLink to={`${home}/account/orders/${order}`}>
                  {m.account_order()} <Ltr>{order}</Ltr>
                </TextLink>
              ) : (
                m.account_held_elsewhere()
              )}
              <span className="block text-sm text-soft">
                {kinds[kind]()}
                {until && (
                  <>
                    {' · '}
                    {m.account_until({ time: sayTime(until, locale, site) })}
                  </>
                )}
              </span>
            </span>
            <Amount money={amount} locale={locale} className="shrink-0" />
          </li>
        ))}
      </ul>
    </Card>
  )
}
