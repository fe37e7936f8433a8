import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import type { Work } from '#platform/work/work.ts'
import { languageOfLocale, type Preferences, preferencesForm } from './preferences-form.ts'

/** The acting customer's preferences. */
export async function readPreferences(work: Work): Promise<Preferences> {
  return readPreferencesOf(work, signedInCustomer(work))
}

/** A customer's preferences, for rooms that decide for them. */
async function readPreferencesOf(work: Work, customerId: string): Promise<Preferences> {
  const row = await work.db
    .selectFrom('customers')
    .innerJoin('preferences', 'preferences.customer_id', 'customers.id')
    .select(['language', 'shipping_fees_calculation', 'user_decision', 'remove_box', 'shipping_notes'])
    .where('customers.id', '=', customerId)
    .executeTakeFirstOrThrow()
  return preferencesForm.parse({
    language: languageOfLocale[row.language === 'en' ? 'en' : 'ar'],
    shippingFeesCalculation: row.shipping_fees_calculation,
    userDecision: row.user_decision,
    removeBox: row.remove_box,
    shippingNotes: row.shipping_notes,
  })
}
