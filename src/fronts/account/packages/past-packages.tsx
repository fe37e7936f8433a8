import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { money } from '#platform/values/amounts/money.ts'
import { sayDay } from '#platform/values/say-date.ts'
import type { SubscriptionView } from '#pricing/subscriptions/read-subscriptions.ts'
import { statusLooks } from '#pricing/subscriptions/status-look.ts'
import { m } from '#words/messages.js'
import type { SubscriptionsFacts } from './load-subscriptions.ts'

type PastPackagesProps = { readonly facts: SubscriptionsFacts; readonly home: string }

/** The customer's earlier packages, how they ended, and what was bought with them. */
export function PastPackages({ facts, home }: PastPackagesProps) {
  const { past, active, requested, currency, locale, site } = facts
  const amount = (minor: bigint) => <Amount money={money(minor, currency)} locale={locale} />
  const day = (date: Date | null) => (
    <span className="whitespace-nowrap">{date ? sayDay(date, locale, site) : '—'}</span>
  )
  const mayAgain = !active && !requested && past.some((one) => one.isOffered)
  return (
    <Table
      caption={m.subscriptions_history()}
      rows={past}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          title: m.subscriptions_col_package(),
          lead: true,
          wide: true,
          cell: (one) => (
            <>
              <bdi>{one.name}</bdi> <Ltr className="text-sm font-normal text-soft">{one.number}</Ltr>
            </>
          ),
        },
        {
          key: 'status',
          title: m.subscriptions_col_status(),
          cell: ({ status }) => <Badge tone={statusLooks[status][0]}>{statusLooks[status][1]()}</Badge>,
        },
        { key: 'from', title: m.subscriptions_from(), cell: (one) => day(one.startsAt ?? one.requestedAt) },
        { key: 'until', title: m.subscriptions_until(), cell: (one) => day(one.endedAt ?? one.endsAt) },
        { key: 'spent', title: m.subscriptions_col_spent(), numeric: true, cell: (one) => amount(one.consumption) },
        { key: 'price', title: m.subscriptions_price(), numeric: true, cell: (one) => amount(one.price) },
        ...(mayAgain ? [again(home)] : []),
      ]}
    />
  )
}

function again(home: string): Column<SubscriptionView> {
  return {
    key: 'again',
    title: m.subscriptions_col_way(),
    cell: (one) =>
      one.isOffered && (
        <ButtonLink size="small" to={`${home}/packages/${one.packageId}`}>
          {m.subscriptions_again()}
        </ButtonLink>
      ),
  }
}
