import { no } from '#people/access/people.refusals.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'
import type { Billing } from './billing-form.ts'

/** Saves the billing details. A company needs a name, tax number and address; issued invoices do not change. */
export async function saveBilling(work: Work, billing: Billing): Promise<void> {
  const isBusiness = billing.kind === 'business'
  if (isBusiness && billing.companyName === '') throw no.COMPANY_NEEDED({ path: 'companyName' })
  const isTaxIdNeeded = isBusiness || billing.taxId !== ''
  const { pattern, refusal } = sites[work.site].taxId
  if (isTaxIdNeeded && !pattern.test(billing.taxId)) throw no[refusal]({ path: 'taxId' })
  if (isBusiness && billing.address === '') throw no.BILLING_ADDRESS_NEEDED({ path: 'address' })
  await work.db
    .updateTable('customers')
    .set({ billing: JSON.stringify(billing), tax_id: billing.taxId || null })
    .where('id', '=', signedInCustomer(work))
    .execute()
}
