import { m } from '#words/messages.js'
import type { LineFault } from './csv-cells.ts'

const cells: Readonly<Record<string, () => string>> = {
  day: m.finance_cell_day,
  amount: m.finance_cell_amount,
  transaction: m.finance_cell_transaction,
  status: m.finance_cell_status,
  fee: m.finance_cell_fee,
}

/** The lines of a file that could not be read, by where they stand in it. */
export function FileFaults({ faults }: { readonly faults: readonly LineFault[] }) {
  if (faults.length === 0) return null
  return (
    <p className="text-bad">
      {m.finance_import_faults()}{' '}
      {faults
        .map(({ line, fault }) => m.finance_import_fault({ line: String(line), what: cells[fault]?.() ?? fault }))
        .join(' · ')}
    </p>
  )
}
