import { audit } from '#people/access/audit.ts'
import { readCustomers } from '#people/accounts/read-customers.ts'
import { writeCsv } from '#platform/files/csv.ts'
import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import { isId } from '#platform/work/id.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { withdrawalOf } from './withdrawal.ts'

// The names that a bank's import knows; the same in both languages.
const header = [
  'batch',
  'withdrawal',
  'amount',
  'currency',
  'beneficiary',
  'bank',
  'branch',
  'account',
  'card_last4',
  'phone',
]

/** The file that pays a batch: one line per withdrawal still in it. Records who downloaded it. */
export async function writeBatchFile(
  work: Work,
  batchId: string,
): Promise<{ readonly name: string; readonly csv: string }> {
  if (!isId(batchId)) throw no.NOT_FOUND()
  const batch = await work.db
    .selectFrom('withdrawal_batches')
    .select('number')
    .where('id', '=', batchId)
    .where('site', '=', work.site)
    .executeTakeFirst()
  if (!batch) throw no.NOT_FOUND()
  const rows = await work.db
    .selectFrom('withdrawals')
    .selectAll()
    .where('batch_id', '=', batchId)
    .where('status', 'in', ['on_progress', 'successed'])
    .orderBy('number')
    .execute()
  const withdrawals = rows.map((row) => withdrawalOf(work, row))
  const customers = await readCustomers(
    work,
    withdrawals.map((one) => one.customerId),
  )
  const lines = withdrawals.map(({ number, amount, bank, cardLast4, phone, customerId }) => {
    const customer = customers.get(customerId)
    const name = bank?.accountName ?? `${customer?.firstName ?? ''} ${customer?.lastName ?? ''}`.trim()
    return [
      batch.number,
      number,
      minorToDecimal(amount.minor),
      amount.currency,
      name,
      bank?.bankName ?? null,
      bank?.branch ?? null,
      bank?.accountNumber ?? null,
      cardLast4,
      phone,
    ]
  })
  await audit(work, { action: 'withdrawal.file', subject: `batch:${batchId}`, after: { lines: lines.length } })
  return { name: `${batch.number}.csv`, csv: writeCsv(header, lines) }
}
