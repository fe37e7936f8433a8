import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import type { Work } from '#platform/work/work.ts'
import { type Billing, billingForm } from './billing-form.ts'

/** The acting customer's billing details. */
export async function readBilling(work: Work): Promise<Billing> {
  return (await readBillingOf(work, signedInCustomer(work))).billing
}

export type BillingOf = { readonly billing: Billing; readonly name: string; readonly email: string }

/** A customer's billing details with their own name: the buyer on an invoice. */
export async function readBillingOf(work: Work, customerId: string): Promise<BillingOf> {
  const row = await work.db
    .selectFrom('customers')
    .select(['billing', 'tax_id', 'first_name', 'last_name', 'email'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  const kept = billingForm.parse(row.billing)
  return {
    billing: { ...kept, taxId: kept.taxId || (row.tax_id ?? '') },
    name: `${row.first_name} ${row.last_name}`.trim(),
    email: row.email,
  }
}
