import { Facts } from '#platform/ui/lists/facts.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import { sayDay } from '#platform/values/say-date.ts'
import { PackageBenefits, scopeText } from '#pricing/subscriptions/packages/package-benefits.tsx'
import { lastingText } from '#pricing/subscriptions/period-text.ts'
import { m } from '#words/messages.js'
import type { SubscribeFacts } from './load-subscribe.ts'

type SubscribeTermsProps = { readonly facts: SubscribeFacts }

/** What is paid and what one gets for it; for a switch, what is lost, in numbers; for a renewal, when it begins. */
export function SubscribeTerms({ facts }: SubscribeTermsProps) {
  const { pack, due, isFree, period, currency, locale } = facts
  const quota =
    pack.quota === null ? (
      m.subscriptions_quota_unlimited()
    ) : (
      <Amount money={money(pack.quota, currency)} locale={locale} />
    )
  return (
    <>
      <ByTheWay facts={facts} />
      <Card>
        <div className="flex items-end justify-between gap-4">
          <span>{m.subscriptions_you_pay()}</span>
          <Amount money={due} locale={locale} className="text-2xl font-semibold" />
        </div>
        <p className="mb-3 text-sm text-soft">{isFree ? m.subscriptions_free_note() : m.subscriptions_price_note()}</p>
        <Facts
          items={[
            { term: m.subscriptions_period(), value: lastingText(period) },
            { term: m.subscriptions_quota(), value: quota },
            { term: m.subscriptions_scope(), value: scopeText(pack.terms, locale) },
          ]}
        />
        <div className="mt-4">
          <PackageBenefits terms={pack.terms} currency={currency} locale={locale} />
        </div>
        {!isFree && <p className="mt-4 text-sm text-soft">{m.subscriptions_give_back_note()}</p>}
      </Card>
    </>
  )
}

function ByTheWay({ facts }: SubscribeTermsProps) {
  const { way, running, pack, currency, locale, site } = facts
  if (running === null || running.endsAt === null) return null
  const said = (minor: bigint) => isolate(formatMoney(money(minor, currency), locale))
  const day = sayDay(running.endsAt, locale, site)
  const name = isolate(running.name)
  if (way === 'renew') return <Notice tone="info">{m.subscriptions_renew_from({ name, day })}</Notice>
  const left = running.quota === null ? null : running.quota - running.consumption
  return (
    <Notice tone="warn" title={m.subscriptions_lose_title({ name })}>
      <ul className="list-disc ps-5">
        <li>{m.subscriptions_lose_days({ count: running.daysLeft, day })}</li>
        <li>{left === null ? m.subscriptions_lose_no_limit() : m.subscriptions_lose_quota({ left: said(left) })}</li>
        <li>
          {running.givenBackUntil
            ? m.subscriptions_lose_back({ price: said(running.price) })
            : m.subscriptions_lose_no_back()}
        </li>
      </ul>
      {running.packageId === pack.id && <p className="mt-2">{m.subscriptions_same_again()}</p>}
    </Notice>
  )
}
