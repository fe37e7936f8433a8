import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import type { Work } from '#platform/work/work.ts'
import { localeOfLanguage, type Preferences } from './preferences-form.ts'

/** Saves the acting customer's preferences. */
export async function writePreferences(work: Work, preferences: Preferences): Promise<void> {
  const customerId = signedInCustomer(work)
  const language = localeOfLanguage[preferences.language]
  await work.db.updateTable('customers').set({ language }).where('id', '=', customerId).execute()
  await work.db
    .updateTable('preferences')
    .set({
      shipping_fees_calculation: preferences.shippingFeesCalculation,
      user_decision: preferences.userDecision,
      remove_box: preferences.removeBox,
      shipping_notes: preferences.shippingNotes,
    })
    .where('customer_id', '=', customerId)
    .execute()
}
