import type { ReactNode } from 'react'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Change } from '#platform/ui/show/change.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { formatCount } from '#platform/values/amounts/format-money.ts'
import { money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import { m } from '#words/messages.js'
import { ItemDifferences } from './item-differences.tsx'
import type { OrderFacts } from './load-order.ts'

/** What became different since the order was placed: old, new, the money, and why. */
export function OrderChanges({ facts }: { readonly facts: OrderFacts }) {
  const { order, locale } = facts
  const { currency, total } = order.money
  const amount = (minor: bigint) => <Amount money={money(minor, currency)} locale={locale} />
  const weighed = order.dues.filter((due) => due.weights !== null && due.minor !== 0n)
  const corrected = order.items.filter(({ differences, state }) => differences.length > 0 && state !== 'cancelled')
  const wasGuessed = corrected.every(({ differences }) => differences.every((one) => one.wasEstimated))
  const gone = order.tab === 'cancelled' ? [] : order.items.filter(({ state }) => state === 'cancelled')
  // While the customer is asked about it, the question says it.
  const isNew = corrected.length > 0 && !order.isChangeAsked && order.placedTotalMinor !== total
  return (
    <>
      {weighed.map((due) => {
        const isLess = due.minor < 0n
        return (
          <ChangeCard
            key={`${due.at.getTime()} ${due.title}`}
            title={isLess ? m.account_lighter() : m.account_heavier()}
            aside={isLess && <InWallet facts={facts} at={due.at} minor={-due.minor} />}
            money={
              <span className={isLess ? 'text-ok' : 'text-accent-ink'}>{amount(isLess ? -due.minor : due.minor)}</span>
            }
            change={
              <Change
                before={
                  due.weights?.quotedGrams ? m.account_grams({ grams: formatCount(due.weights.quotedGrams) }) : '—'
                }
                after={m.account_grams({ grams: formatCount(due.weights?.realGrams ?? 0) })}
                beforeLabel={m.account_was()}
                afterLabel={m.account_is_now()}
              />
            }
            why={isLess ? m.account_lighter_why() : m.account_heavier_why()}
            {...(order.items.length > 1 && { of: due.title })}
          />
        )
      })}
      {corrected.length > 0 && (
        <ChangeCard
          title={wasGuessed ? m.account_estimate_checked() : m.account_corrected()}
          money={isNew && amount(total)}
          change={
            isNew && (
              <Change
                before={amount(order.placedTotalMinor)}
                after={m.account_total()}
                beforeLabel={m.account_was()}
                afterLabel={m.account_is_now()}
              />
            )
          }
          why={wasGuessed ? m.account_estimate_checked_why() : m.account_corrected_why()}
        >
          {corrected.map((item) => (
            <div key={item.id}>
              {order.items.length > 1 && <bdi className="line-clamp-1 text-sm">{item.title}</bdi>}
              <ItemDifferences item={item} locale={locale} />
            </div>
          ))}
        </ChangeCard>
      )}
      {gone.length > 0 && (
        <ChangeCard title={m.account_gone({ count: gone.length })} why={m.account_gone_why()}>
          <ul className="text-sm">
            {gone.map(({ id, title }) => (
              <li key={id} className="line-clamp-1">
                <del className="decoration-bad">
                  <bdi>{title}</bdi>
                </del>
              </li>
            ))}
          </ul>
        </ChangeCard>
      )}
    </>
  )
}

type ChangeCardProps = {
  readonly title: string
  readonly aside?: ReactNode
  readonly of?: string | null
  readonly change?: ReactNode
  readonly money?: ReactNode
  readonly why: string
  readonly children?: ReactNode
}

function ChangeCard({ title, aside, of, change, money, why, children }: ChangeCardProps) {
  return (
    <Card title={title} aside={aside}>
      {of && <p className="line-clamp-1 text-sm text-soft">{isolate(of)}</p>}
      {(change || money) && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 text-lg">
          {change}
          {money && <strong className="ms-auto font-semibold">{money}</strong>}
        </div>
      )}
      {children}
      <p className="mt-1 text-sm text-soft">{why}</p>
    </Card>
  )
}

type InWalletProps = { readonly facts: OrderFacts; readonly at: Date; readonly minor: bigint }

// It is said only of money that went back at the same moment.
function InWallet({ facts: { order }, at, minor }: InWalletProps) {
  const back = order.payments.filter((row) => row.what === 'refund' && row.at.getTime() === at.getTime())
  if (back.reduce((sum, row) => sum - row.minor, 0n) !== minor) return null
  return (
    <Badge tone="ok" size="small">
      {m.account_in_wallet()}
    </Badge>
  )
}
