import { CellText } from '#office/tariffs/drafts/change-table.tsx'
import { columnNames, sectionNames } from '#office/tariffs/section-names.ts'
import { Table } from '#platform/ui/lists/table.tsx'
import { m } from '#words/messages.js'
import type { GridView } from './grid-view.ts'
import { isNumeric } from './is-numeric.ts'

/** A section to look at. */
export function SectionTable({ view }: { readonly view: GridView }) {
  return (
    <Table
      caption={sectionNames[view.section]()}
      rows={view.rows}
      rowKey={(row) => row.key}
      dense
      columns={[
        { key: 'row', title: m.tariffs_row(), lead: true, cell: (row) => <bdi>{row.name}</bdi> },
        ...view.columns.map(({ name, kind }) => ({
          key: name,
          title: columnNames[name](),
          numeric: isNumeric(kind),
          wide: kind === 'text',
          cell: (row: GridView['rows'][number]) => {
            const text = row.cells[name]
            return text === undefined ? <span className="text-soft">—</span> : <CellText column={name} text={text} />
          },
        })),
      ]}
    />
  )
}
