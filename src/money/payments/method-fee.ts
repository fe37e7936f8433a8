import { parseDecimal } from '#platform/values/amounts/decimal.ts'
import type { Money } from '#platform/values/amounts/money.ts'
import type { Work } from '#platform/work/work.ts'
import type { PaymentMethod } from '#pricing/quote/method-table.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { feeOf } from './read-payment-methods.ts'

/** A method's fee on the amount that the method itself pays, by today's tables. */
export async function readMethodFee(work: Work, method: PaymentMethod, outside: Money): Promise<Money> {
  const { raw } = await readTables(work)
  return feeOf(outside, parseDecimal(raw.paymentFees[method] ?? '0') ?? { numerator: 0n, scale: 1n })
}
