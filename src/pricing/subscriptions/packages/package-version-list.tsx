import { Table } from '#platform/ui/lists/table.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { money } from '#platform/values/amounts/money.ts'
import { sayPlainTime } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { periodText } from '#pricing/subscriptions/period-text.ts'
import type { Site, SiteCurrency } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { periodOf } from './package-period.ts'
import type { PackageVersionsFacts } from './read-package-desk.ts'

type Version = PackageVersionsFacts['versions'][number]
type PackageVersionListProps = {
  readonly facts: PackageVersionsFacts & {
    readonly locale: Locale
    readonly site: Site
    readonly currency: SiteCurrency
  }
}

/** Every version of a package: who wrote it, who published it, and why. */
export function PackageVersionList({ facts: { versions, pack, locale, site, currency } }: PackageVersionListProps) {
  const amount = (minor: bigint) => <Amount money={money(minor, currency)} locale={locale} />
  return (
    <Table
      caption={m.subscriptions_desk_versions()}
      showCaption
      dense
      rows={versions}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'at',
          title: m.subscriptions_from(),
          lead: true,
          cell: (one) => <Ltr>{sayPlainTime(one.made_at, site)}</Ltr>,
        },
        {
          key: 'state',
          title: m.subscriptions_col_status(),
          cell: (one) => <State one={one} current={pack.version_id} />,
        },
        { key: 'price', title: m.subscriptions_price(), numeric: true, cell: (one) => amount(one.price_minor) },
        { key: 'period', title: m.subscriptions_period(), cell: (one) => periodText(periodOf(one)) },
        {
          key: 'quota',
          title: m.subscriptions_quota(),
          numeric: true,
          cell: (one) => (one.quota_minor === null ? m.subscriptions_quota_unlimited() : amount(one.quota_minor)),
        },
        { key: 'author', title: m.subscriptions_desk_author(), cell: ({ author }) => <bdi>{author ?? '—'}</bdi> },
        { key: 'by', title: m.subscriptions_desk_publisher(), cell: ({ publisher }) => <bdi>{publisher ?? '—'}</bdi> },
        { key: 'why', title: m.subscriptions_desk_why(), cell: ({ why }) => <bdi>{why || '—'}</bdi> },
      ]}
    />
  )
}

function State({ one, current }: { readonly one: Version; readonly current: string }) {
  if (one.id === current) return <Badge tone="ok">{m.subscriptions_desk_in_force()}</Badge>
  if (one.published_at) return <Badge tone="neutral">{m.subscriptions_desk_earlier()}</Badge>
  if (one.dropped_at) return <Badge tone="neutral">{m.subscriptions_desk_dropped()}</Badge>
  return <Badge tone="wait">{m.subscriptions_desk_draft()}</Badge>
}
