import { columnNames, confidenceNames } from '#office/tariffs/section-names.ts'
import { FieldError } from '#platform/ui/forms/field-error.tsx'
import { fieldId } from '#platform/ui/forms/field-shell.tsx'
import { classes } from '#platform/ui/show/classes.ts'
import { confidences } from '#pricing/quote/explain/provenance.ts'
import { m } from '#words/messages.js'
import type { ColumnName, Kind } from './columns.ts'
import type { GridRow, GridView } from './grid-view.ts'
import { cellField } from './typed-rows.ts'

type GridCellProps = {
  readonly name: ColumnName
  readonly kind: Kind
  readonly at: number
  readonly rowName: string
  readonly value: string
  readonly error: string | undefined
}

const look = 'control w-full px-2 pointer-fine:min-h-8 text-sm'
const widths: Readonly<Record<Kind, string>> = {
  amount: 'w-22',
  percent: 'w-18',
  grams: 'w-18',
  steps: 'w-18',
  text: 'w-32',
  confidence: 'w-24',
}

/** One cell of a grid: a field that says its row and column to who cannot see them. */
export function GridCell({ name, kind, at, rowName, value, error }: GridCellProps) {
  const field = cellField(name, at)
  const control = controlOf(field, error)
  return (
    <span className={classes('block max-sm:w-40', error ? 'min-w-32' : widths[kind])}>
      <label htmlFor={control.id} className="sr-only">
        {`${rowName} · ${columnNames[name]()}`}
      </label>
      {kind === 'confidence' ? (
        <select {...control} defaultValue={value} className={classes(look, 'appearance-none')}>
          <option value="">{m.tariffs_confidence_none()}</option>
          {confidences.map((one) => (
            <option key={one} value={one}>
              {confidenceNames[one]?.()}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...control}
          defaultValue={value}
          autoComplete="off"
          dir={kind === 'text' ? 'auto' : 'ltr'}
          inputMode={kind === 'text' ? 'text' : kind === 'grams' || kind === 'steps' ? 'numeric' : 'decimal'}
          className={classes(look, kind === 'text' ? 'text-start' : 'figures text-end')}
        />
      )}
      <span className="block whitespace-normal text-start">
        <FieldError id={`${control.id}-error`}>{error}</FieldError>
      </span>
    </span>
  )
}

type KeyCellProps = {
  readonly at: number
  readonly row: GridRow | null
  readonly addable: GridView['addable']
  readonly typed: string | undefined
  readonly error: string | undefined
}

/** Which row it is; of a new one, what it is to be called. */
export function KeyCell({ at, row, addable, typed, error }: KeyCellProps) {
  const control = controlOf(cellField('key', at), error)
  if (row)
    return (
      <>
        <input type="hidden" name={control.name} value={row.key} />
        <bdi className="font-semibold">{row.name}</bdi>
        <FieldError id={`${control.id}-error`}>{error}</FieldError>
      </>
    )
  return (
    <span className="block w-36">
      <label htmlFor={control.id} className="sr-only">
        {m.tariffs_add_row()}
      </label>
      {addable === null ? (
        <input
          {...control}
          defaultValue={typed}
          placeholder={m.tariffs_add_row()}
          autoComplete="off"
          dir="ltr"
          className={classes(look, 'text-start')}
        />
      ) : (
        <select {...control} defaultValue={typed} className={classes(look, 'appearance-none')}>
          <option value="">{m.tariffs_add_row()}</option>
          {addable.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
      <FieldError id={`${control.id}-error`}>{error}</FieldError>
    </span>
  )
}

function controlOf(name: string, error: string | undefined) {
  const id = fieldId(name)
  const described = error ? ({ 'aria-invalid': true, 'aria-describedby': `${id}-error` } as const) : {}
  return { id, name, ...described }
}
