import { columnNames, confidenceNames, sectionNames } from '#office/tariffs/section-names.ts'
import type { ColumnName } from '#office/tariffs/sections/columns.ts'
import { Table } from '#platform/ui/lists/table.tsx'
import { Change } from '#platform/ui/show/change.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { m } from '#words/messages.js'
import type { ChangeLine } from './list-changes.ts'

/** What is changed, cell by cell: what it was, what it is to be. */
export function ChangeTable({
  changes,
  caption,
}: {
  readonly changes: readonly ChangeLine[]
  readonly caption: string
}) {
  return (
    <Table
      caption={caption}
      rows={changes}
      rowKey={({ section, key, column }) => `${section} ${key} ${column}`}
      dense
      columns={[
        {
          key: 'table',
          title: m.tariffs_table(),
          cell: ({ section }) => (section === 'rates' ? m.tariffs_rates() : sectionNames[section]()),
        },
        { key: 'row', title: m.tariffs_row(), lead: true, cell: ({ name }) => <bdi>{name}</bdi> },
        {
          key: 'cell',
          title: m.tariffs_cell(),
          cell: ({ column, section }) =>
            section === 'rates' ? '' : column === null ? m.tariffs_whole_row() : columnNames[column](),
        },
        {
          key: 'change',
          title: m.tariffs_change(),
          wide: true,
          cell: ({ column, from, to }) => (
            <Change
              beforeLabel={m.tariffs_before()}
              afterLabel={m.tariffs_after()}
              before={from === null ? m.tariffs_row_absent() : <CellText column={column} text={from} />}
              after={to === null ? m.tariffs_row_absent() : <CellText column={column} text={to} />}
            />
          ),
        },
      ]}
    />
  )
}

/** What stands in a cell, as the reader writes it: words in their own direction, numbers from left to right. */
export function CellText({ column, text }: { readonly column: ColumnName | null; readonly text: string }) {
  if (column === 'source' || column === 'note') return <bdi>{text}</bdi>
  if (column === 'confidence') return confidenceNames[text]?.() ?? text
  const isPercent = column === 'percent' || column === 'duty'
  return <Ltr>{isPercent ? `${text} %` : text}</Ltr>
}
