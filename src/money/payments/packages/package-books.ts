import { sql } from 'kysely'
import { recordRefund } from '#money/payments/refunds/record-refund.ts'
import { refundAccount } from '#money/payments/refunds/refund-rule.ts'
import type { HoldKind } from '#money/wallet/accounts.ts'
import { type Line, postEntry } from '#money/wallet/post-entry.ts'
import { parseDecimal } from '#platform/values/amounts/decimal.ts'
import { money } from '#platform/values/amounts/money.ts'
import { roundedQuotient, smallerOf } from '#platform/values/amounts/round.ts'
import { shareOut } from '#platform/values/amounts/share-out.ts'
import type { Work } from '#platform/work/work.ts'
import { methodFacts, type PaymentMethod } from '#pricing/quote/method-table.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import type { Subscription } from '#pricing/subscriptions/move-subscription.ts'
import { sites } from '#sites/sites.ts'

/** The books of one package: what was paid towards it and by whom, and how much of it was earned. */
type PackagePaid = {
  readonly kind: HoldKind
  /** Of the price, without the method's fee. */
  readonly minor: bigint
  /** Null if it was bought with an order that was paid from a balance. */
  readonly paymentId: string | null
}

/** Books a package as earned when it starts: its price without VAT, the VAT, and the fee of the method. */
export async function earnPackage(work: Work, { id, number, price_minor: price }: Subscription): Promise<void> {
  if (price === 0n) return
  const { fee } = await readPaid(work, id)
  const vat = await vatWithin(work, price)
  await postEntry(
    work,
    'package_earned',
    [
      lineOf(work, `subscription:${id}`, -(price + fee)),
      lineOf(work, 'revenue:packages', price - vat),
      lineOf(work, 'vat', vat),
      lineOf(work, 'revenue:paymentFees', fee),
    ],
    { reference: number, onlyOnce: `package:${id}:earned` },
  )
}

/** Refunds an earned but unused package to the kind of money that paid, without the method's fee. */
export async function giveBackEarned(work: Work, subscription: Subscription): Promise<bigint> {
  const { paid } = await readPaid(work, subscription.id)
  const vat = await readEarnedVat(work, subscription)
  const vats = shareOut(
    vat,
    paid.map(({ minor }) => minor),
  )
  for (const [place, one] of paid.entries()) {
    const vatPart = vats[place] ?? 0n
    await giveBack(work, subscription, one, [
      lineOf(work, 'revenue:packages', vatPart - one.minor),
      lineOf(work, 'vat', -vatPart),
    ])
  }
  return subscription.price_minor
}

/** Refunds a paid package that never started; the method's fee was spent and is earned. */
export async function giveBackUnearned(work: Work, subscription: Subscription): Promise<bigint> {
  const { id, number } = subscription
  const { paid, fee } = await readPaid(work, id)
  const lines = [lineOf(work, `subscription:${id}`, -fee), lineOf(work, 'revenue:paymentFees', fee)]
  if (fee > 0n) await postEntry(work, 'package_earned', lines, { reference: number, onlyOnce: `package:${id}:fee` })
  for (const one of paid) await giveBack(work, subscription, one, [lineOf(work, `subscription:${id}`, -one.minor)])
  return subscription.price_minor
}

async function giveBack(
  work: Work,
  { id, number, customer_id }: Subscription,
  one: PackagePaid,
  from: readonly Line[],
) {
  const { kind, minor, paymentId } = one
  const entryId = await postEntry(
    work,
    'package_refund',
    [...from, lineOf(work, refundAccount(customer_id, kind), minor)],
    { reference: number, onlyOnce: `package:${id}:refund:${kind}` },
  )
  const subject = { kind: 'subscription', id, number } as const
  const paid = [{ paymentId, minor }]
  await recordRefund(work, { customerId: customer_id, subject, kind, minor, entryId, cause: 'cancelled', paid })
}

// The method's fee is on the outside part, so that part is refunded less. The fee of an order's payment stays with the
// order, whatever was bought with it.
async function readPaid(
  work: Work,
  id: string,
): Promise<{ readonly paid: readonly PackagePaid[]; readonly fee: bigint }> {
  type Row = { kind: HoldKind; minor: bigint; paymentId: string | null; fee: bigint; method: PaymentMethod | null }
  const { rows } = await sql<Row>`
    select split_part(entry.only_once, ':', 3) as kind, line.amount_minor as minor, payment.id as "paymentId",
      case payment.subject_kind when 'subscription' then payment.fee_minor else 0 end as fee, payment.method
    from ledger_lines line
      join journal_entries entry on entry.id = line.entry_id and entry.kind = 'package_payment'
      left join payments payment on payment.id::text = split_part(entry.only_once, ':', 2)
    where line.account = ${`subscription:${id}`} order by line.id`.execute(work.db)
  const fee = rows[0]?.fee ?? 0n
  const outside = fee > 0n && rows[0]?.method ? methodFacts[rows[0].method].kind : null
  return {
    fee,
    paid: rows
      .map(({ kind, minor, paymentId }) => ({
        kind,
        paymentId,
        minor: kind === outside ? minor - smallerOf(fee, minor) : minor,
      }))
      .filter(({ minor }) => minor > 0n),
  }
}

async function readEarnedVat(work: Work, { id }: Subscription): Promise<bigint> {
  const { rows } = await sql<{ minor: bigint }>`
    select line.amount_minor as minor from ledger_lines line join journal_entries entry on entry.id = line.entry_id
    where entry.only_once = ${`package:${id}:earned`} and line.account = 'vat'`.execute(work.db)
  return rows[0]?.minor ?? 0n
}

// The price of a package includes the tax, at the site's present rate.
async function vatWithin(work: Work, price: bigint): Promise<bigint> {
  const { raw } = await readTables(work)
  const rate = parseDecimal(raw.vatRate)
  if (!rate) throw new Error(`The VAT rate ${raw.vatRate} is no number`)
  return roundedQuotient(price * rate.numerator, rate.scale + rate.numerator)
}

function lineOf(work: Work, account: Line['account'], minor: bigint): Line {
  return { account, amount: money(minor, sites[work.site].currency) }
}
