import type { Work } from '#platform/work/work.ts'

/** The name of the acting staff member; null for anybody else. */
export async function readStaffName(work: Work): Promise<string | null> {
  if (work.who.kind !== 'staff') return null
  const row = await work.db.selectFrom('staff_members').select('name').where('id', '=', work.who.id).executeTakeFirst()
  return row?.name ?? null
}
