import { type Concern, isLockedOn } from '#people/notices/kinds/concerns.ts'
import { no } from '#people/notices/notices.refusals.ts'
import type { Work } from '#platform/work/work.ts'

/** Stops mail of one concern for a customer, as if they had taken its tick away; everything stays in their account. */
export async function stopMail(
  work: Work,
  { customerId, concern }: { readonly customerId: string; readonly concern: Concern },
): Promise<void> {
  if (isLockedOn(concern, 'mail')) throw no.NOTICE_CHOICE_LOCKED()
  const isThere = await work.db
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!isThere) return
  await work.db
    .insertInto('notice_choices')
    .values({ customer_id: customerId, concern, channel: 'mail', is_wanted: false })
    .onConflict((conflict) => conflict.columns(['customer_id', 'concern', 'channel']).doUpdateSet({ is_wanted: false }))
    .execute()
}
