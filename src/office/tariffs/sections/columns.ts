/** What a cell holds: money, a rate said in percent, whole grams (`steps`: more than none), or words. */
export type Kind = 'amount' | 'percent' | 'grams' | 'steps' | 'text' | 'confidence'
export type Use = 'needed' | 'optional' | 'none'

/** What each column is called in a CSV; the grid has words for them. */
const csvNames = {
  perStep: 'per_step',
  stepGrams: 'step_grams',
  minGrams: 'minimum_grams',
  clearance: 'clearance',
  handlingPerUnit: 'handling_per_unit',
  duty: 'duty_percent',
  productFee: 'fee_per_unit',
  defaultGrams: 'default_grams',
  percent: 'percent',
  minimum: 'minimum',
  upTo: 'up_to',
  fee: 'fee',
  source: 'source',
  confidence: 'confidence',
  note: 'note',
} as const

export type ColumnName = keyof typeof csvNames
export type Cells = Readonly<Partial<Record<ColumnName, string>>>
/** A row as it is read and written: each cell in its one exact form, an empty one left out. */
export type Row = { readonly key: string; readonly cells: Cells }

export type Column = {
  readonly name: ColumnName
  readonly csvName: string
  readonly kind: Kind
  /** Whether this row has such a cell. */
  readonly use: (row: string) => Use
}

export function column(name: ColumnName, kind: Kind, use: (row: string) => Use = () => 'needed'): Column {
  return { name, csvName: csvNames[name], kind, use }
}

const always = () => 'optional' as const

/** Where a row's numbers come from. */
export const provenanceColumns: readonly Column[] = [
  column('source', 'text', always),
  column('confidence', 'confidence', always),
  column('note', 'text', always),
]
