import type { Work } from '#platform/work/work.ts'

/** From which amount on a receipt is approved by another person than the one who imported its line. No row: always. */
export async function readReceiptLimit(work: Work): Promise<bigint> {
  const row = await work.db
    .selectFrom('receipt_limits')
    .select('other_person_from_minor')
    .where('site', '=', work.site)
    .executeTakeFirst()
  return row?.other_person_from_minor ?? 0n
}
