import type { ReactNode } from 'react'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import { packageMessageText } from '#pricing/quote/explain/names.ts'
import { PackageBenefits, scopeText } from '#pricing/subscriptions/packages/package-benefits.tsx'
import { periodText } from '#pricing/subscriptions/period-text.ts'
import { m } from '#words/messages.js'
import type { ComparedPackage, PackagesFacts } from './load-packages.ts'
import { cartNet, ordersNet } from './package-saving.ts'

type PackageTableProps = { readonly facts: PackagesFacts; readonly home: string }

/** The packages side by side; on a phone each is a card. */
export function PackageTable({ facts, home }: PackageTableProps) {
  return (
    <Table
      caption={m.subscriptions_packages_title()}
      rows={facts.packages}
      rowKey={({ id }) => id}
      columns={columnsOf(facts, home)}
    />
  )
}

function columnsOf(facts: PackagesFacts, home: string): readonly Column<ComparedPackage>[] {
  const { locale, currency, hasCart, past } = facts
  const amount = (minor: bigint) => <Amount money={money(minor, currency)} locale={locale} />
  return [
    { key: 'name', title: m.subscriptions_col_package(), lead: true, cell: (one) => nameCell(one, facts) },
    {
      key: 'gives',
      title: m.subscriptions_col_gives(),
      wide: true,
      cell: (one) => (
        <div className="text-sm sm:min-w-56">
          <PackageBenefits terms={one.terms} currency={currency} locale={locale} />
          <p className="mt-1 text-soft">{scopeText(one.terms, locale)}</p>
        </div>
      ),
    },
    {
      key: 'price',
      title: m.subscriptions_col_price(),
      cell: (one) => (
        <div className="max-sm:text-end">
          <span className="font-semibold">{amount(one.price)}</span>
          <span className="block text-sm text-soft">{periodText(one.period)}</span>
        </div>
      ),
    },
    {
      key: 'quota',
      title: m.subscriptions_quota(),
      cell: (one) => (one.quota === null ? m.subscriptions_quota_unlimited() : amount(one.quota)),
    },
    ...(hasCart
      ? [{ key: 'cart', title: m.subscriptions_col_cart(), cell: (one: ComparedPackage) => cartCell(one, facts) }]
      : []),
    ...(past
      ? [
          {
            key: 'past',
            title: m.subscriptions_col_past({ count: past.count }),
            cell: (one: ComparedPackage) => pastCell(one, facts),
          },
        ]
      : []),
    {
      key: 'way',
      title: m.subscriptions_col_way(),
      cell: (one) => <Way one={one} facts={facts} home={home} />,
    },
  ]
}

function nameCell(one: ComparedPackage, { active, pending }: PackagesFacts): ReactNode {
  return (
    <div className="flex flex-col items-start gap-1 sm:w-48">
      <span className="flex flex-wrap items-center gap-2 text-lg font-semibold">
        <bdi>{one.name}</bdi>
        {active === one.id && <Badge tone="ok">{m.subscriptions_current()}</Badge>}
        {pending === one.id && <Badge tone="wait">{m.subscriptions_pending()}</Badge>}
        {one.isFreeNow && <Badge tone="info">{m.subscriptions_first_month_free()}</Badge>}
      </span>
      <span className="text-sm font-normal text-soft">{one.fits}</span>
    </div>
  )
}

function cartCell(one: ComparedPackage, { active, locale, currency }: PackagesFacts): ReactNode {
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

function pastCell(one: ComparedPackage, { locale, currency }: PackagesFacts): ReactNode {
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

type WayProps = { readonly one: ComparedPackage; readonly facts: PackagesFacts; readonly home: string }

function Way({ one, facts: { active, pending }, home }: WayProps) {
  if (pending !== null) {
    if (pending !== one.id) return null
    return <ButtonLink to={`${home}/account/subscriptions`}>{m.subscriptions_see()}</ButtonLink>
  }
  if (!one.isOffered) return <span className="text-sm text-soft">{m.subscriptions_not_sold()}</span>
  const to = `${home}/packages/${one.id}`
  if (active === one.id) return <ButtonLink to={`${to}?way=renew`}>{m.subscriptions_renew()}</ButtonLink>
  if (active !== null) return <ButtonLink to={`${to}?way=switch`}>{m.subscriptions_switch()}</ButtonLink>
  return (
    <ButtonLink to={to} kind="primary">
      {m.subscriptions_subscribe()}
    </ButtonLink>
  )
}
