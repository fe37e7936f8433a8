import { type Columns, type LineFault, readNamedRows } from '#office/finance/csv-cells.ts'
import { hashOf } from '#office/finance/hash-of.ts'
import { dayOf, signedMinor } from '#platform/files/csv-values.ts'
import type { Currency } from '#platform/values/amounts/money.ts'

export type StatementLine = {
  readonly hash: string
  readonly day: string
  readonly minor: bigint
  readonly payer: string
  readonly reference: string
}

type Column = 'day' | 'amount' | 'credit' | 'debit' | 'payer' | 'reference'

/** What banks here call the columns. An amount stands in one column with its sign, or in two. */
const columns: Columns<Column> = {
  day: { names: ['date', 'booking date', 'transaction date', 'value date', 'التاريخ', 'تاريخ العملية'], needed: true },
  amount: { names: ['amount', 'المبلغ', 'القيمة'] },
  credit: { names: ['credit', 'credit amount', 'deposit', 'دائن', 'إيداع'] },
  debit: { names: ['debit', 'debit amount', 'withdrawal', 'مدين', 'سحب'] },
  payer: { names: ['payer', 'name', 'description', 'details', 'narrative', 'البيان', 'الوصف', 'اسم المحول'] },
  reference: {
    names: ['reference', 'ref', 'reference number', 'transaction id', 'المرجع', 'رقم المرجع'],
    needed: true,
  },
}

/** The lines of a bank's CSV; a line that cannot be read is named, the others are not lost for it. */
export function parseStatement(
  text: string,
  currency: Currency,
): { readonly lines: readonly StatementLine[]; readonly faults: readonly LineFault[] } {
  const lines: StatementLine[] = []
  const faults: LineFault[] = []
  const seen = new Map<string, number>()
  for (const { line, cell } of readNamedRows(text, columns)) {
    const day = dayOf(cell('day'))
    const minor = amountOf(cell, currency)
    if (day === null) faults.push({ line, fault: 'day' })
    else if (minor === null || minor === 0n) faults.push({ line, fault: 'amount' })
    else {
      const [payer, reference] = [cell('payer').slice(0, 200), cell('reference').slice(0, 100)]
      const facts = [day, String(minor), payer, reference]
      // Equal lines of one file are two transfers; the same line in the next file is the same one.
      const times = (seen.get(facts.join('\u0000')) ?? 0) + 1
      seen.set(facts.join('\u0000'), times)
      lines.push({ hash: hashOf(...facts, String(times)), day, minor, payer, reference })
    }
  }
  return { lines, faults }
}

function amountOf(cell: (column: Column) => string, currency: Currency): bigint | null {
  if (cell('amount') !== '') return signedMinor(cell('amount'), currency)
  const [credit, debit] = [cell('credit'), cell('debit')]
  const came = credit === '' ? 0n : signedMinor(credit, currency)
  const went = debit === '' ? 0n : signedMinor(debit, currency)
  if (came === null || went === null) return null
  return came - (went < 0n ? -went : went)
}
