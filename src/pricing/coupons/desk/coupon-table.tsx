import { Queue } from '#platform/ui/lists/queue.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { formatCount } from '#platform/values/amounts/format-money.ts'
import { sayPlainTime } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { forText, givesText, minimumText } from '#pricing/coupons/coupon-words.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { DeskCoupon } from './read-coupon-desk.ts'
import { stateLooks } from './state-look.ts'

type CouponTableProps = {
  readonly rows: readonly DeskCoupon[]
  readonly here: string
  readonly locale: Locale
  readonly site: Site
}

/** The coupons of a site: what each gives, when it is valid, how often it was used and how much it took off. */
export function CouponTable({ rows, here, locale, site }: CouponTableProps) {
  const columns: readonly Column<DeskCoupon>[] = [
    { key: 'code', title: m.coupons_code(), lead: true, cell: (row) => <CodeOf row={row} /> },
    { key: 'state', title: m.coupons_state(), cell: (row) => <StateOf row={row} /> },
    {
      key: 'gives',
      title: m.coupons_gives(),
      wide: true,
      cell: ({ terms }) => (
        <>
          {givesText(terms, { site, locale })}
          <span className="block text-xs text-soft">
            {[minimumText(terms, { site, locale }), forText(terms, locale)].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    },
    {
      key: 'ends',
      title: m.coupons_until(),
      cell: ({ endsAt }) => (endsAt ? <Ltr>{sayPlainTime(endsAt, site)}</Ltr> : m.coupons_no_end()),
    },
    { key: 'uses', title: m.coupons_uses(), numeric: true, cell: (row) => <Uses row={row} /> },
    {
      key: 'given',
      title: m.coupons_given(),
      numeric: true,
      cell: (row) => <Amount money={row.given} locale={locale} />,
    },
  ]
  return (
    <Queue
      keys={[
        { press: 'j / k', text: m.platform_queue_key_move() },
        { press: 'Enter', text: m.platform_queue_key_open() },
        { press: '/', text: m.platform_queue_key_find() },
      ]}
    >
      <Table
        caption={m.coupons_desk()}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.subjectId}
        rowTo={(row) => `${here}/${row.subjectId}`}
        dense
      />
    </Queue>
  )
}

function CodeOf({ row: { code, draws, content } }: { readonly row: DeskCoupon }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <Ltr>{draws === null ? code : `${code}-…`}</Ltr>
      {draws !== null && <span className="text-xs text-soft">{m.coupons_codes({ count: draws })}</span>}
      {!content.isPublic && draws === null && <span className="text-xs text-soft">{m.coupons_secret()}</span>}
    </span>
  )
}

function StateOf({ row: { state, hasProposal } }: { readonly row: DeskCoupon }) {
  const look = stateLooks[state]
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={look.tone} size="small">
        {look.name()}
      </Badge>
      {hasProposal && state !== 'waiting' && (
        <Badge tone="warn" size="small">
          {m.coupons_edit_waiting()}
        </Badge>
      )}
    </span>
  )
}

/** Used and allowed uses, of all codes of a batch together. */
function Uses({ row: { uses, draws, content } }: { readonly row: DeskCoupon }) {
  const most = content.usesLimit === null ? null : content.usesLimit * (draws ?? 1)
  return <Ltr>{most === null ? formatCount(uses) : `${formatCount(uses)} / ${formatCount(most)}`}</Ltr>
}
