import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { StackedBar } from '#platform/ui/lists/stacked-bar.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { m } from '#words/messages.js'
import type { StaffWork } from './read-rollups.ts'
import { kindText } from './rollup-names.ts'

const mostKinds = 4

/** Acts by person to scale, beside the days before, with their commonest kinds. */
export function StaffWorkTable({ staff, file }: { readonly staff: readonly StaffWork[]; readonly file: string }) {
  const most = Math.max(1, ...staff.map(({ total }) => total))
  const sum = (of: 'total' | 'before') => staff.reduce((all, one) => all + one[of], 0)
  return (
    <Card
      title={m.tracking_staff()}
      aside={
        <ButtonLink href={file} size="small" icon="download">
          {m.tracking_export()}
        </ButtonLink>
      }
    >
      {staff.length > 0 && (
        <p className="mb-3 flex flex-wrap gap-x-3">
          <span className="font-semibold">{m.tracking_staff_all({ count: sum('total') })}</span>
          <span className="text-soft">{m.tracking_before({ count: sum('before') })}</span>
        </p>
      )}
      {staff.length === 0 ? (
        <p className="text-soft">{m.tracking_empty()}</p>
      ) : (
        <Table
          dense
          caption={m.tracking_staff()}
          rows={staff}
          rowKey={({ staffId }) => staffId}
          columns={[
            { key: 'name', title: m.tracking_staff_name(), lead: true, cell: ({ name }) => <bdi>{name}</bdi> },
            {
              key: 'total',
              title: m.tracking_staff_total(),
              numeric: true,
              cell: ({ name, total }) => (
                <span className="grid min-w-20 gap-1">
                  {total}
                  <StackedBar label={`${name}: ${total}`} parts={[total]} most={most} />
                </span>
              ),
            },
            { key: 'before', title: m.tracking_before_label(), numeric: true, cell: ({ before }) => before },
            { key: 'days', title: m.tracking_staff_days(), numeric: true, cell: ({ days }) => days },
            {
              key: 'each',
              title: m.tracking_staff_each(),
              numeric: true,
              cell: ({ total, days }) => Math.round(total / Math.max(1, days)),
            },
            { key: 'kinds', title: m.tracking_staff_kinds(), wide: true, cell: ({ kinds }) => kindsText(kinds) },
          ]}
        />
      )}
      <p className="mt-3 text-sm text-soft">{m.tracking_staff_note()}</p>
    </Card>
  )
}

function kindsText(kinds: StaffWork['kinds']) {
  const sums = new Map<string, number>()
  for (const [kind, count] of Object.entries(kinds)) sums.set(kindText(kind), (sums.get(kindText(kind)) ?? 0) + count)
  const sorted = [...sums].toSorted(([, one], [, other]) => other - one)
  return (
    <span className="flex flex-wrap gap-x-3 text-sm">
      {sorted.slice(0, mostKinds).map(([kind, count]) => (
        <span key={kind} className="whitespace-nowrap">
          <bdi>{kind}</bdi> <span className="figures">{count}</span>
        </span>
      ))}
    </span>
  )
}
