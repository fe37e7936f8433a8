import { no } from '#people/people.refusals.ts'
import { signedInCustomer } from '#people/signed-in-customer.ts'
import type { Site, Work } from '#platform/work.ts'
import type { Billing } from './billing-form.ts'

/** A tax registration number: nine digits in Egypt; in the Emirates the fifteen of a TRN, which begins with 100. */
const taxIds: Readonly<Record<Site, RegExp>> = { eg: /^\d{9}$/, ae: /^100\d{12}$/ }

/** Keeps whom invoices are written for. A company is named by its name, tax number and address; invoices issued stay. */
export async function saveBilling(work: Work, billing: Billing): Promise<void> {
  const isBusiness = billing.kind === 'business'
  if (isBusiness && billing.companyName === '') throw no.COMPANY_NEEDED({ path: 'companyName' })
  const isTaxIdNeeded = isBusiness || billing.taxId !== ''
  if (isTaxIdNeeded && !taxIds[work.site].test(billing.taxId)) {
    throw work.site === 'ae' ? no.WRONG_TRN({ path: 'taxId' }) : no.WRONG_TAX_ID({ path: 'taxId' })
  }
  if (isBusiness && billing.address === '') throw no.BILLING_ADDRESS_NEEDED({ path: 'address' })
  await work.db
    .updateTable('customers')
    .set({ billing: JSON.stringify(billing), tax_id: billing.taxId || null })
    .where('id', '=', signedInCustomer(work))
    .execute()
}
