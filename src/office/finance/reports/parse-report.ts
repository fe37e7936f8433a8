import { type Columns, type LineFault, type NamedRow, readNamedRows } from '#office/finance/csv-cells.ts'
import { dayOf, signedMinor } from '#platform/files/csv-values.ts'
import type { Currency } from '#platform/values/amounts/money.ts'
import type { LineStatus, MoveKind, ReportLine, ReportProvider } from './report-line.ts'

type Column = 'transaction' | 'reference' | 'kind' | 'status' | 'amount' | 'currency' | 'fee' | 'day' | 'settled'

/** The columns that are read of each provider's settlement file; others may stand beside them, in any order. */
const shapes: Readonly<Record<ReportProvider, Columns<Column>>> = {
  paymob: {
    transaction: { names: ['transaction_id', 'id'], needed: true },
    reference: { names: ['merchant_order_id', 'order_id', 'order'] },
    kind: { names: ['type', 'transaction_type'] },
    status: { names: ['status'], needed: true },
    amount: { names: ['amount', 'gross_amount'], needed: true },
    currency: { names: ['currency'], needed: true },
    fee: { names: ['fees', 'fee'] },
    day: { names: ['created_at', 'transaction_date'], needed: true },
    settled: { names: ['settlement_date', 'settled_at'] },
  },
  fawry: {
    transaction: { names: ['fawryRefNumber', 'fawry_reference', 'FCRN'], needed: true },
    reference: { names: ['merchantRefNumber', 'merchant_reference'] },
    kind: { names: ['transactionType', 'type'] },
    status: { names: ['orderStatus', 'paymentStatus', 'status'], needed: true },
    amount: { names: ['paymentAmount', 'amount'], needed: true },
    currency: { names: ['currency'] },
    fee: { names: ['fawryFees', 'fees'] },
    day: { names: ['paymentTime', 'paymentDate'], needed: true },
    settled: { names: ['settlementDate', 'settlementTime'] },
  },
}

const statuses: Readonly<Record<string, LineStatus>> = {
  success: 'paid',
  successful: 'paid',
  paid: 'paid',
  settled: 'paid',
  captured: 'paid',
  delivered: 'paid',
  refunded: 'refunded',
  partial_refunded: 'refunded',
  partially_refunded: 'refunded',
  void: 'reversed',
  voided: 'reversed',
  reversed: 'reversed',
  chargeback: 'reversed',
  failed: 'failed',
  declined: 'failed',
  canceled: 'failed',
  cancelled: 'failed',
  expired: 'failed',
  pending: 'pending',
  new: 'pending',
  unpaid: 'pending',
}
const refundWords = /^(refund|reversal|void)/i

/** The lines of a provider's settlement CSV; those that cannot be read are named by where they stand. */
export function parseReport(
  provider: ReportProvider,
  text: string,
  currency: Currency,
): { readonly lines: readonly ReportLine[]; readonly faults: readonly LineFault[] } {
  const lines: ReportLine[] = []
  const faults: LineFault[] = []
  for (const row of readNamedRows(text, shapes[provider])) {
    const read = readLine(row, currency)
    if ('fault' in read) faults.push({ line: row.line, fault: read.fault })
    else lines.push(read)
  }
  return { lines, faults }
}

function readLine({ line, cell }: NamedRow<Column>, currency: Currency): ReportLine | { readonly fault: string } {
  const transactionId = cell('transaction').slice(0, 100)
  const status = statuses[cell('status').toLowerCase().replace(/[ -]/g, '_')]
  const amount = signedMinor(cell('amount'), currency)
  const fee = cell('fee') === '' ? 0n : signedMinor(cell('fee'), currency)
  const day = dayOf(cell('day'))
  const settledOn = cell('settled') === '' ? null : dayOf(cell('settled'))
  if (transactionId === '') return { fault: 'transaction' }
  if (!status) return { fault: 'status' }
  if (amount === null) return { fault: 'amount' }
  if (fee === null) return { fault: 'fee' }
  if (day === null || (settledOn === null && cell('settled') !== '')) return { fault: 'day' }
  const kind: MoveKind = refundWords.test(cell('kind')) || amount < 0n ? 'refund' : 'charge'
  return {
    lineNo: line,
    kind,
    transactionId,
    reference: cell('reference').slice(0, 100),
    status,
    day,
    settledOn,
    minor: amount < 0n ? -amount : amount,
    feeMinor: fee < 0n ? -fee : fee,
    currency: cell('currency').toUpperCase().slice(0, 3) || currency,
  }
}
