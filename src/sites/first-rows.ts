/** A row of its table: the names of the columns are those of the database. */
export type Row = Readonly<Record<string, string | number | boolean | null | readonly (string | number)[] | object>>

/** Rows by table, in the order they are inserted; `site` is added if the table has this column. */
export type FirstRows = Readonly<
  Record<
    | 'bank_holidays'
    | 'coupon_alone_limits'
    | 'courier_companies'
    | 'courier_terms'
    | 'courier_places'
    | 'courier_gaps'
    | 'courier_fees'
    | 'discrepancy_rules'
    | 'exchange_rate_limits'
    | 'import_rules'
    | 'offices'
    | 'packing_limits'
    | 'personal_limits'
    | 'provider_fee_terms'
    | 'purchase_rules'
    | 'receipt_limits'
    | 'refund_rules'
    | 'return_rules'
    | 'stage_policies'
    | 'storage_rules'
    | 'suspense_limits'
    | 'till_rules'
    | 'withdrawal_rules'
    | 'packages'
    | 'package_versions',
    readonly Row[]
  >
>

type Value = Row[string]

/** Rows of these columns, each with the common values. */
export function rowsOf(
  columns: readonly string[],
  rows: readonly (readonly Value[])[],
  common: Row = {},
): readonly Row[] {
  return rows.map((row) => ({
    ...common,
    ...Object.fromEntries(columns.map((column, place) => [column, row[place] ?? null])),
  }))
}

/** Packages in the order they are offered, each with its first published version. */
export function packageRows(
  packages: readonly (Row & { readonly id: string })[],
  since = '2026-11-22T00:00:00Z',
): Pick<FirstRows, 'packages' | 'package_versions'> {
  const offered = packages.map((terms, place) => ({
    version: crypto.randomUUID(),
    rank: place + 1,
    terms: { is_first_month_free: false, countries: [], stores: [], categories: [], ...terms },
  }))
  return {
    packages: offered.map(({ version, rank, terms }) => ({ ...terms, rank, version_id: version })),
    package_versions: offered.map(({ version, terms: { id: packageId, ...terms } }) => ({
      ...terms,
      id: version,
      package_id: packageId,
      made_at: since,
      published_at: since,
    })),
  }
}
