import { isSealedToday, openSecret, sealSecret } from '#people/proofs/sealed-secret.ts'
import type { Sealer } from '#platform/files/seal.ts'
import type { Work } from '#platform/work/work.ts'

/** Seals secrets that are unsealed, or sealed with an earlier key; done at start. Returns how many. */
export async function sealSecondFactors(work: Work, sealer: Sealer): Promise<number> {
  const members = await work.db
    .selectFrom('staff_members')
    .select(['id', 'totp_secret'])
    .where('totp_secret', 'is not', null)
    .forUpdate()
    .execute()
  let count = 0
  for (const { id, totp_secret: kept } of members) {
    if (kept === null || isSealedToday(sealer, kept)) continue
    const sealed = sealSecret(sealer, id, openSecret(sealer, id, kept))
    await work.db.updateTable('staff_members').set({ totp_secret: sealed }).where('id', '=', id).execute()
    count++
  }
  return count
}
