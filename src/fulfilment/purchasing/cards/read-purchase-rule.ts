import type { Work } from '#platform/work/work.ts'

export type PurchaseRule = {
  readonly secondPersonFromMinor: bigint
  readonly priceToleranceBp: number
  readonly rateToleranceBp: number
  readonly chargeDays: number
  readonly refundDays: number
}

/** The limits for buying on this site. */
export async function readPurchaseRule({ db, site }: Work): Promise<PurchaseRule> {
  const row = await db.selectFrom('purchase_rules').selectAll().where('site', '=', site).executeTakeFirstOrThrow()
  return {
    secondPersonFromMinor: row.second_person_from_minor,
    priceToleranceBp: row.price_tolerance_bp,
    rateToleranceBp: row.rate_tolerance_bp,
    chargeDays: row.charge_days,
    refundDays: row.refund_days,
  }
}
