import type { StaffRow } from '#people/staff/read-staff.ts'
import { Queue } from '#platform/ui/lists/queue.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { Icon } from '#platform/ui/show/icon.tsx'
import { ageText } from '#platform/values/age.ts'
import { formatCount } from '#platform/values/amounts/format-money.ts'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { Place } from './read-places.ts'
import { rolesText } from './role-names.ts'
import { StateBadge } from './state-badge.tsx'

type StaffTableProps = {
  readonly rows: readonly StaffRow[]
  readonly places: readonly Place[]
  readonly here: string
  readonly now: Date
  readonly locale: Locale
}

const nowMinutes = 6

/** When a member was last here, as a colleague would say it. */
export function seenText({ lastSeenAt, sessions }: StaffRow, now: Date, locale: Locale): string {
  if (!lastSeenAt) return m.staff_never()
  const isHere = sessions > 0 && now.getTime() - lastSeenAt.getTime() < nowMinutes * 60_000
  return isHere ? m.staff_now() : m.staff_seen_ago({ age: ageText(lastSeenAt, now, locale) })
}

/** The names of the places a member is bound to. */
export function placesText(theirs: readonly string[], places: readonly Place[]): string {
  if (theirs.length === 0) return m.staff_everywhere()
  const names = new Map(places.map(({ code, name }) => [code, name]))
  return theirs.map((code) => isolate(names.get(code) ?? code)).join(m.staff_and())
}

export function StaffTable({ rows, places, here, now, locale }: StaffTableProps) {
  return (
    <Queue
      keys={[
        { press: 'j / k', text: m.platform_queue_key_move() },
        { press: 'Enter', text: m.platform_queue_key_open() },
        { press: '/', text: m.platform_queue_key_find() },
      ]}
    >
      <Table
        caption={m.staff_title()}
        rows={rows}
        rowKey={(row) => row.id}
        rowTo={(row) => `${here}/${row.id}`}
        dense
        columns={columns(places, now, locale)}
      />
    </Queue>
  )
}

function columns(places: readonly Place[], now: Date, locale: Locale): readonly Column<StaffRow>[] {
  return [
    {
      key: 'name',
      title: m.staff_name(),
      lead: true,
      cell: (row) => (
        <span className="flex min-w-0 flex-col">
          <bdi>{row.name}</bdi>
          <bdi dir="ltr" className="self-start font-normal wrap-anywhere text-soft">
            {row.email}
          </bdi>
        </span>
      ),
    },
    { key: 'roles', title: m.staff_roles(), cell: (row) => rolesText(row.roles) },
    { key: 'places', title: m.staff_places(), cell: (row) => placesText(row.places, places) },
    { key: 'seen', title: m.staff_seen(), cell: (row) => <bdi>{seenText(row, now, locale)}</bdi> },
    {
      key: 'sessions',
      title: m.staff_sessions(),
      numeric: true,
      cell: (row) => (row.sessions > 0 ? formatCount(row.sessions) : ''),
    },
    { key: 'factor', title: m.staff_factor(), cell: (row) => <Factor hasFactor={row.hasFactor} /> },
    { key: 'state', title: m.staff_state(), cell: (row) => <StateBadge state={row.state} /> },
  ]
}

/** Whether an authenticator is connected. */
export function Factor({ hasFactor }: { readonly hasFactor: boolean }) {
  return hasFactor ? (
    <span className="inline-flex items-center gap-1.5">
      <Icon name="check" size={16} className="text-ok" />
      {m.staff_factor_there()}
    </span>
  ) : (
    <span className="text-soft">{m.staff_factor_none()}</span>
  )
}
