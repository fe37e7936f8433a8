import type { RawBuilder } from 'kysely'

type Row = Readonly<Record<string, unknown>>

/** One kind of what we hold of a customer. `fields` are shown on the page, in this order; the file has all columns. */
export type HeldSection = {
  readonly name: string
  /** The tables whose rows of a customer it tells. */
  readonly tables: readonly string[]
  readonly fields: readonly string[]
  readonly rows: (customerId: string) => RawBuilder<Row>
}
