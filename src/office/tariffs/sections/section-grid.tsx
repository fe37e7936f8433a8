import type { KeyboardEvent } from 'react'
import { columnNames, sectionNames } from '#office/tariffs/section-names.ts'
import { Checkbox } from '#platform/ui/forms/checkbox.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import { m } from '#words/messages.js'
import { GridCell, KeyCell } from './grid-cell.tsx'
import type { GridRow, GridView } from './grid-view.ts'
import { isNumeric } from './is-numeric.ts'
import { cellField, newRows } from './typed-rows.ts'

type SectionGridProps = {
  readonly view: GridView
  readonly errors: Readonly<Record<string, string>>
  readonly typed: Readonly<Record<string, string>>
}

type Line = { readonly at: number; readonly row: GridRow | null }

/** A section to be written in: every cell a field of one form, an error in the very cell; up and down lead through a column. */
export function SectionGrid({ view, errors, typed }: SectionGridProps) {
  const mayGrow = view.addable === null || view.addable.length > 0
  const mayShrink = view.rows.some((row) => !row.isFixed)
  const lines: readonly Line[] = [
    ...view.rows.map((row, at) => ({ at, row })),
    ...Array.from({ length: mayGrow ? newRows : 0 }, (_, place) => ({ at: view.rows.length + place, row: null })),
  ]
  const isAgain = 'count' in typed
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the fields within.
    <div onKeyDown={moveThroughColumn}>
      <input type="hidden" name="count" value={lines.length} />
      <Table
        caption={sectionNames[view.section]()}
        rows={lines}
        rowKey={({ at }) => String(at)}
        dense
        columns={[
          {
            key: 'row',
            title: m.tariffs_row(),
            lead: true,
            cell: ({ at, row }) => (
              <KeyCell
                at={at}
                row={row}
                addable={view.addable}
                typed={typed[cellField('key', at)]}
                error={errors[cellField('key', at)]}
              />
            ),
          },
          ...view.columns.map(({ name, kind }) => ({
            key: name,
            title: columnNames[name](),
            numeric: isNumeric(kind),
            cell: ({ at, row }: Line) =>
              row && row.uses[name] === 'none' ? null : (
                <GridCell
                  name={name}
                  kind={kind}
                  at={at}
                  rowName={row?.name ?? m.tariffs_row_new()}
                  value={isAgain ? (typed[cellField(name, at)] ?? '') : (row?.cells[name] ?? '')}
                  error={errors[cellField(name, at)]}
                />
              ),
          })),
          ...(mayShrink
            ? [
                {
                  key: 'remove',
                  title: m.tariffs_remove(),
                  cell: ({ at, row }: Line) =>
                    row && !row.isFixed ? (
                      <Checkbox
                        name={cellField('remove', at)}
                        defaultChecked={cellField('remove', at) in typed}
                        label={<span className="sr-only">{m.tariffs_remove_row({ row: row.name })}</span>}
                      />
                    ) : null,
                },
              ]
            : []),
        ]}
      />
    </div>
  )
}

// Up and down go to the same column of the row above or below; a list to choose from keeps its own keys.
function moveThroughColumn(event: KeyboardEvent<HTMLDivElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const here = event.target
  if (step === 0 || !(here instanceof HTMLInputElement) || here.type === 'checkbox') return
  const [column = '', at = ''] = here.name.split(':')
  const next = document.getElementsByName(cellField(column, Number(at) + step))[0]
  if (!(next instanceof HTMLInputElement)) return
  event.preventDefault()
  next.focus()
  next.select()
}
