import { isSealedToday, openSecret, sealSecret } from '#people/proofs/sealed-secret.ts'
import type { Sealer } from '#platform/files/seal.ts'
import type { Work } from '#platform/work/work.ts'

/** Seals customers' secrets with the present key, where an earlier one sealed them; done at start. Returns how many. */
export async function sealCustomerFactors(work: Work, sealer: Sealer): Promise<number> {
  const rows = await work.db.selectFrom('customer_factors').select(['customer_id', 'secret']).forUpdate().execute()
  const old = rows.filter(({ secret }) => !isSealedToday(sealer, secret))
  for (const { customer_id: id, secret } of old) {
    const sealed = sealSecret(sealer, id, openSecret(sealer, id, secret))
    await work.db.updateTable('customer_factors').set({ secret: sealed }).where('customer_id', '=', id).execute()
  }
  return old.length
}
