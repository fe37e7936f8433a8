import { sql } from 'kysely'
import { parseDecimal } from '#platform/values/amounts/decimal.ts'
import { roundedQuotient } from '#platform/values/amounts/round.ts'
import type { Work } from '#platform/work/work.ts'
import { readTablesVersion } from '#pricing/quote/tables/read-tables.ts'
import type { Order } from '#selling/orders/items/lock-order.ts'
import { moveItems } from '#selling/orders/items/move-item.ts'
import { giveBack } from '#selling/orders/money/give-back.ts'
import { notePriceOff } from '#selling/orders/money/note-price-off.ts'
import { readOrderMoney } from '#selling/orders/money/order-money.ts'
import { noteStandingDue } from '#selling/orders/money/standing-dues.ts'
import type { OptionKind } from './discrepancy-kinds.ts'

/** What is done for an item when an option is taken. */
export type Deed = {
  readonly kind: OptionKind
  readonly itemId: string
  readonly number: string
  readonly offMinor: bigint
  readonly feeMinor: bigint
}

/** Carries out the chosen option in the transaction of the choice; returns what was refunded to the balances. */
export async function carryOut(work: Work, order: Order, deed: Deed): Promise<bigint> {
  const before = await readOrderMoney(work, order)
  const money = await readOrderMoney(work, await settle(work, order, deed))
  return money.refunded - money.held - (before.refunded - before.held)
}

/** Carries it out, reads the result and rolls back: the preview is exactly what happens. */
export async function tryOut(work: Work, order: Order, deed: Deed): Promise<bigint> {
  await sql`savepoint try_discrepancy`.execute(work.db)
  try {
    return await carryOut({ ...work, outbox: [] }, order, deed)
  } finally {
    await sql`rollback to savepoint try_discrepancy`.execute(work.db)
    await sql`release savepoint try_discrepancy`.execute(work.db)
  }
}

async function settle(work: Work, order: Order, { kind, itemId, number, offMinor, feeMinor }: Deed): Promise<Order> {
  const data = { discrepancy: number, choice: kind }
  if (kind === 'replace') return moveItems(work, order, [{ itemId, event: 'replace', data }], { isSettled: true })
  if (kind === 'accept') {
    if (offMinor === 0n) return order
    const accounts = await withVat(work, order, 'revenue:priceOff', -offMinor)
    await notePriceOff(work, order.id, { itemId, minor: offMinor, accounts, number })
    await giveBack(work, order, 'wallet')
    return order
  }
  if (feeMinor > 0n) {
    const accounts = await withVat(work, order, 'revenue:returnFees', feeMinor)
    await noteStandingDue(work, order.id, { reason: 'returnToStore', minor: feeMinor, accounts, number })
  }
  return moveItems(work, order, [{ itemId, event: 'settle', data }], { isSettled: true })
}

// The revenue account that it is booked to or taken from; the amount includes VAT.
async function withVat(work: Work, order: Order, line: `revenue:${string}`, minor: bigint) {
  const { raw } = await readTablesVersion(work, order.tables_version)
  const rate = parseDecimal(raw.vatRate)
  const vat = rate === null ? 0n : roundedQuotient(minor * rate.numerator, rate.scale + rate.numerator)
  return { [line]: String(minor - vat), vat: String(vat) }
}
