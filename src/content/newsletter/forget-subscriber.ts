import type { Work } from '#platform/work/work.ts'

/** Deletes the subscription of somebody who leaves, with its proofs: nobody is left who could complain of a mail. */
export async function forgetSubscriber(
  work: Work,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  await work.db
    .deleteFrom('newsletter_subscriptions')
    .where(({ or, eb }) => or([eb('customer_id', '=', id), eb('email', '=', email)]))
    .execute()
}
