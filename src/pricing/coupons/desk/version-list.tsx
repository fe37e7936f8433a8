import { Table } from '#platform/ui/lists/table.tsx'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { sayMoment } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { givesText } from '#pricing/coupons/coupon-words.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { CouponVersion } from './read-coupon-desk.ts'

type VersionListProps = { readonly versions: readonly CouponVersion[]; readonly locale: Locale; readonly site: Site }

/** Who proposed which terms, why, and who agreed. */
export function VersionList({ versions, locale, site }: VersionListProps) {
  const columns: readonly Column<CouponVersion>[] = [
    { key: 'number', title: m.coupons_version(), lead: true, numeric: true, cell: (row) => row.number },
    { key: 'gives', title: m.coupons_gives(), wide: true, cell: (row) => givesText(row.terms, { site, locale }) },
    {
      key: 'why',
      title: m.coupons_why(),
      wide: true,
      cell: (row) => <bdi className="inline-block sm:min-w-48">{row.why}</bdi>,
    },
    {
      key: 'by',
      title: m.coupons_by(),
      cell: (row) => <bdi>{[row.proposedBy ?? m.coupons_by_program(), row.publishedBy].filter(unique).join('، ')}</bdi>,
    },
    { key: 'at', title: m.coupons_when(), cell: (row) => <bdi>{whenOf(row, locale, site)}</bdi> },
  ]
  return (
    <section className="mt-6">
      <h2 className="mb-3 text-lg">{m.coupons_versions()}</h2>
      <Table caption={m.coupons_versions()} columns={columns} rows={versions} rowKey={(row) => row.id} dense />
    </section>
  )
}

function unique(name: string | null, place: number, all: readonly (string | null)[]): boolean {
  return name !== null && all.indexOf(name) === place
}

function whenOf({ publishedAt, withdrawnAt, proposedAt }: CouponVersion, locale: Locale, site: Site): string {
  if (publishedAt) return sayMoment(publishedAt, locale, site)
  if (withdrawnAt) return m.coupons_withdrawn_at({ at: sayMoment(withdrawnAt, locale, site) })
  return m.coupons_waiting_since({ at: sayMoment(proposedAt, locale, site) })
}
