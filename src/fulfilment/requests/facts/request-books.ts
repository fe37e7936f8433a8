import { sql } from 'kysely'
import type { Request } from '#fulfilment/requests/move-request.ts'
import { recordRefund } from '#money/payments/refunds/record-refund.ts'
import { type RefundCause, refundAccount, returnsFee } from '#money/payments/refunds/refund-rule.ts'
import type { HoldKind } from '#money/wallet/accounts.ts'
import { type Line, postEntry } from '#money/wallet/post-entry.ts'
import { readBalance } from '#money/wallet/read-wallet.ts'
import { parseDecimal } from '#platform/values/amounts/decimal.ts'
import { money } from '#platform/values/amounts/money.ts'
import { smallerOf } from '#platform/values/amounts/round.ts'
import { asSystem, type Work } from '#platform/work/work.ts'
import { methodFacts, type PaymentMethod } from '#pricing/quote/method-table.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { vatWithin } from '#pricing/quote/vat-within.ts'
import { sites } from '#sites/sites.ts'

/** The part of one payment that is still in `request:{id}`. */
type Brought = {
  readonly line: bigint
  readonly kind: HoldKind
  readonly minor: bigint
  /** The method's fee inside it. */
  readonly methodFee: bigint
  readonly paymentId: string | null
}

/** Books the price of a fulfilled request as earned, together with what its orders had paid for it at checkout: the delivery without its VAT, the VAT, the methods' fees. */
export async function earnRequest(given: Work, request: Request): Promise<void> {
  const work = asSystem(given)
  const { minor: held } = await readBalance(work, `request:${request.id}`)
  if (held === 0n) return
  const fee = smallerOf(held, request.fee_minor ?? 0n)
  const vat = await readVatWithin(work, fee)
  await postEntry(
    work,
    'request_earned',
    [
      lineOf(work, `request:${request.id}`, -held),
      lineOf(work, 'revenue:delivery', fee - vat),
      lineOf(work, 'vat', vat),
      lineOf(work, 'revenue:paymentFees', held - fee),
    ],
    { reference: request.number, onlyOnce: `request:${request.id}:earned` },
  )
}

/**
 * Refunds what was paid for a request that is not carried out to the kind of money that paid, payment by payment. A
 * method's fee is refunded too if we or the courier gave the request up; otherwise it is earned.
 */
export async function giveBackRequest(given: Work, request: Request, cause: RefundCause): Promise<bigint> {
  const work = asSystem(given)
  let back = 0n
  let spent = 0n
  let last = 0n
  for (const one of await readBrought(work, request.id)) {
    const minor = returnsFee(cause) ? one.minor : one.minor - one.methodFee
    spent += one.minor - minor
    last = one.line
    if (minor === 0n) continue
    back += minor
    await giveBack(work, request, { ...one, minor }, cause)
  }
  if (spent > 0n) {
    const lines = [lineOf(work, `request:${request.id}`, -spent), lineOf(work, 'revenue:paymentFees', spent)]
    await postEntry(work, 'request_earned', lines, {
      reference: request.number,
      onlyOnce: `request:${request.id}:fees:${last}`,
    })
  }
  return back
}

async function giveBack(work: Work, request: Request, one: Brought, cause: RefundCause): Promise<void> {
  const { id, number, customer_id: customerId } = request
  const { kind, minor, paymentId } = one
  const entryId = await postEntry(
    work,
    'request_refund',
    [lineOf(work, `request:${id}`, -minor), lineOf(work, refundAccount(customerId, kind), minor)],
    { reference: number, onlyOnce: `request:${id}:refund:${one.line}` },
  )
  const subject = { kind: 'request', id, number } as const
  await recordRefund(work, { customerId, subject, kind, minor, entryId, cause, paid: [{ paymentId, minor }] })
}

// Earning or refunding empties the account each time, so what came later is what it holds.
async function readBrought(work: Work, requestId: string): Promise<readonly Brought[]> {
  const { rows } = await sql<{
    line: bigint
    kind: HoldKind
    minor: bigint
    paymentId: string | null
    fee: bigint | null
    method: PaymentMethod | null
  }>`
    select line.id as line, split_part(entry.only_once, ':', 3) as kind, line.amount_minor as minor,
      payment.id as "paymentId", payment.fee_minor as fee, payment.method
    from ledger_lines line
      join journal_entries entry on entry.id = line.entry_id and entry.kind = 'request_payment'
      left join payments payment on payment.id::text = split_part(entry.only_once, ':', 2)
    where line.account = ${`request:${requestId}`} and line.id > coalesce((
      select max(line.id) from ledger_lines line join journal_entries entry on entry.id = line.entry_id
      where line.account = ${`request:${requestId}`} and entry.kind in ('request_refund', 'request_earned')), 0)
    order by line.id`.execute(work.db)
  return rows.map(({ line, kind, minor, paymentId, fee, method }) => {
    const isOutside = method !== null && methodFacts[method].kind === kind
    return { line, kind, minor, paymentId, methodFee: isOutside ? smallerOf(fee ?? 0n, minor) : 0n }
  })
}

// The delivery's fee includes the tax, at the site's present rate.
async function readVatWithin(work: Work, fee: bigint): Promise<bigint> {
  const { raw } = await readTables(work)
  const rate = parseDecimal(raw.vatRate)
  if (!rate) throw new Error(`The VAT rate ${raw.vatRate} is no number`)
  return vatWithin(fee, rate)
}

function lineOf(work: Work, account: Line['account'], minor: bigint): Line {
  return { account, amount: money(minor, sites[work.site].currency) }
}
