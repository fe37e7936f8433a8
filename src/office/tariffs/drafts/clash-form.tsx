import { Form } from 'react-router'
import { columnNames } from '#office/tariffs/section-names.ts'
import type { Cells, ColumnName } from '#office/tariffs/sections/columns.ts'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { m } from '#words/messages.js'
import { CellText } from './change-table.tsx'
import type { ClashLine } from './read-draft-page.ts'

type ClashFormProps = {
  readonly clashes: readonly ClashLine[]
  readonly revision: number
  readonly formKey: string
  readonly mayRebase: boolean
}

/** What others changed meanwhile, beside what the draft makes of it: as it was, theirs, the draft's. */
export function ClashForm({ clashes, revision, formKey, mayRebase }: ClashFormProps) {
  const side = (whose: 'theirs' | 'yours', title: string) => ({
    key: whose,
    title,
    cell: (clash: ClashLine) => (
      <label className="flex items-start gap-2 py-1">
        <input
          type="radio"
          name={clash.field}
          value={whose}
          defaultChecked={whose === 'yours'}
          disabled={!mayRebase}
          className="mt-1 accent-sea"
        />
        <RowText clash={clash} cells={clash[whose]} />
      </label>
    ),
  })
  return (
    <Card title={m.tariffs_outdated()} tone="warn">
      <p className="mb-3 text-soft">
        {clashes.length > 0 ? m.tariffs_outdated_lead() : m.tariffs_outdated_theirs_only()}
      </p>
      <Form method="post" className="flex flex-col gap-3">
        <input type="hidden" name="key" value={formKey} />
        <input type="hidden" name="revision" value={revision} />
        {clashes.length > 0 && (
          <Table
            caption={m.tariffs_outdated()}
            rows={clashes}
            rowKey={({ field }) => field}
            dense
            columns={[
              { key: 'row', title: m.tariffs_row(), lead: true, cell: ({ name }) => <bdi>{name}</bdi> },
              {
                key: 'base',
                title: m.tariffs_base(),
                cell: (clash) => <RowText clash={clash} cells={clash.base} />,
              },
              side('theirs', m.tariffs_theirs()),
              side('yours', m.tariffs_yours()),
            ]}
          />
        )}
        {mayRebase && (
          <SubmitButton name="do" value="rebase" className="self-start">
            {m.tariffs_rebase()}
          </SubmitButton>
        )}
      </Form>
    </Card>
  )
}

// The cells in which the three differ.
function RowText({ clash, cells }: { readonly clash: ClashLine; readonly cells: Cells | null }) {
  if (!cells) return <span className="text-soft">{m.tariffs_row_absent()}</span>
  const sides = [clash.base, clash.theirs, clash.yours]
  const all = [...new Set(sides.flatMap((one) => Object.keys(one ?? {})))] as ColumnName[]
  const columns = all.filter((column) => new Set(sides.map((one) => one?.[column])).size > 1)
  return (
    <ul className="flex flex-col">
      {columns.map((column) => (
        <li key={column}>
          <span className="text-soft">{columnNames[column]()}: </span>
          {cells[column] === undefined ? '—' : <CellText column={column} text={cells[column]} />}
        </li>
      ))}
    </ul>
  )
}
