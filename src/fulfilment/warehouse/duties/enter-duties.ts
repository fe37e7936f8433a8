import { no } from '#fulfilment/warehouse/warehouse.refusals.ts'
import { readBankAccounts } from '#money/payments/receipts/read-bank-accounts.ts'
import { audit } from '#people/access/audit.ts'
import { permits } from '#people/access/permissions.ts'
import { type KeptUpload, recordUpload } from '#platform/files/uploads.ts'
import { shareOut } from '#platform/values/amounts/share-out.ts'
import { isId, newId } from '#platform/work/id.ts'
import { nextNumber } from '#platform/work/next-number.ts'
import { once } from '#platform/work/once.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'
import { type QuotedDuty, readQuotedDuties } from './read-quoted-duties.ts'

export type DutiesWish = Assessed & {
  readonly key: string
  /** The shipment's number. */
  readonly shipment: string
  /** Only one consignee's goods; null: everything in it. */
  readonly customerId: string | null
  /** The number of the customs' declaration: it is paid once. */
  readonly declaration: string
  /** The number of our account that paid it. */
  readonly bankAccount: string
  readonly receipt: KeptUpload
}

/** Records the customs' charges with their receipt. Nothing is posted before a second person agrees. */
export async function enterDuties(
  work: Work,
  { key, receipt, ...wish }: DutiesWish,
): Promise<{ readonly number: string }> {
  if (!permits(work.who, 'customs')) throw platformNo.FORBIDDEN()
  return once(work, `customs-duties:${key}`, wish, async () => {
    const { shipment, customerId, duty, vat, fees, bankAccount } = wish
    const declaration = wish.declaration.trim().toUpperCase()
    if (duty + vat + fees <= 0n) throw no.DUTIES_NEEDED({ path: 'duty' })
    await requireBank(work, bankAccount)
    const { shipmentId, itemIds } = await findGoods(work, shipment, customerId)
    if (await isKnown(work, declaration)) throw no.DECLARATION_KNOWN({ path: 'declaration', declaration })
    const quoted = await readQuotedDuties(work, itemIds)
    if (quoted.length === 0) throw no.SHIPMENT_EMPTY()
    const id = newId()
    const number = `CD${await nextNumber(work, 'customs-assessments', 3001)}`
    const entered = await work.db
      .insertInto('customs_assessments')
      .values({
        id,
        number,
        site: work.site,
        shipment_id: shipmentId,
        customer_id: customerId,
        declaration,
        duty_minor: duty,
        vat_minor: vat,
        fees_minor: fees,
        bank_account: bankAccount,
        receipt_id: await recordUpload(work, receipt, null),
        entered_by: work.who.id ?? '',
        entered_at: work.now,
      })
      .onConflict((conflict) => conflict.columns(['site', 'declaration']).where('withdrawn_at', 'is', null).doNothing())
      .executeTakeFirst()
    // Another person entered the same one at the same moment.
    if (entered.numInsertedOrUpdatedRows === 0n) throw no.DECLARATION_KNOWN({ path: 'declaration', declaration })
    await writeParts(work, id, shareDuties(quoted, { duty, vat, fees }))
    const after = { number, declaration, duty: String(duty), vat: String(vat), fees: String(fees) }
    await audit(work, { action: 'duties.enter', subject: `shipment:${shipmentId}`, after })
    return { number }
  })
}

async function requireBank(work: Work, bankAccount: string): Promise<void> {
  const accounts = await readBankAccounts(work)
  const isOurs = accounts.some((one) => one.accountNumber === bankAccount && one.currency === sites[work.site].currency)
  if (!isOurs) throw no.BANK_ACCOUNT_NEEDED({ path: 'bankAccount' })
}

// Cancelled goods have no price any more: the remaining ones carry the customs' charges.
async function findGoods(work: Work, number: string, customerId: string | null) {
  const rows = await work.db
    .selectFrom('shipments')
    .innerJoin('shipment_items as part', 'part.shipment_id', 'shipments.id')
    .innerJoin('order_items as item', 'item.id', 'part.item_id')
    .innerJoin('orders', 'orders.id', 'item.order_id')
    .select(['shipments.id', 'shipments.state', 'item.id as item_id', 'orders.customer_id'])
    .where('shipments.number', '=', number)
    .where('shipments.site', '=', work.site)
    .where('item.state', '<>', 'cancelled')
    .execute()
  const [first] = rows
  if (!first || (customerId !== null && !isId(customerId))) throw platformNo.NOT_FOUND()
  if (!['at_customs', 'at_hub'].includes(first.state))
    throw no.SHIPMENT_NOT_ALLOWED({ state: first.state, event: 'duties' })
  const own = rows.filter((row) => customerId === null || row.customer_id === customerId)
  if (own.length === 0) throw platformNo.NOT_FOUND()
  return { shipmentId: first.id, itemIds: own.map((row) => row.item_id) }
}

async function isKnown(work: Work, declaration: string): Promise<boolean> {
  const row = await work.db
    .selectFrom('customs_assessments')
    .select('id')
    .where('site', '=', work.site)
    .where('declaration', '=', declaration)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

async function writeParts(work: Work, assessmentId: string, parts: readonly DutyPart[]): Promise<void> {
  const rows = parts.map((part) => ({
    assessment_id: assessmentId,
    item_id: part.itemId,
    quoted_duty_minor: part.quotedDuty,
    quoted_fees_minor: part.quotedFees,
    duty_minor: part.duty,
    vat_minor: part.vat,
    fees_minor: part.fees,
  }))
  await work.db.insertInto('customs_assessment_items').values(rows).execute()
}

type Assessed = { readonly duty: bigint; readonly vat: bigint; readonly fees: bigint }

type DutyPart = Assessed & { readonly itemId: string; readonly quotedDuty: bigint; readonly quotedFees: bigint }

/**
 * Shares the customs' charges out to several items: the duty as quoted (by the rates of their categories), or by value
 * if none was quoted; VAT and fees by value. The parts add up to the whole.
 */
function shareDuties(quoted: readonly QuotedDuty[], taken: Assessed): readonly DutyPart[] {
  const values = quoted.map((one) => one.value)
  const isQuoted = quoted.some((one) => one.duty > 0n)
  const duties = shareOut(taken.duty, isQuoted ? quoted.map((one) => one.duty) : values)
  const vats = shareOut(taken.vat, values)
  const fees = shareOut(taken.fees, values)
  return quoted.map((one, at) => ({
    itemId: one.itemId,
    quotedDuty: one.duty,
    quotedFees: one.fees,
    duty: duties[at] ?? 0n,
    vat: vats[at] ?? 0n,
    fees: fees[at] ?? 0n,
  }))
}
