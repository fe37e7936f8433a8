import type { Work } from '#platform/work/work.ts'

export type BlockReason = { readonly who: string | null; readonly at: Date; readonly why: string | null }

/** Who blocked a customer, when and why; null if nobody did. */
export async function readBlockReason({ db }: Work, customerId: string): Promise<BlockReason | null> {
  const row = await db
    .selectFrom('audit_log')
    .leftJoin('staff_members', 'staff_members.id', 'audit_log.staff_id')
    .select(['staff_members.name as who', 'audit_log.at', 'audit_log.why'])
    .where('audit_log.subject', '=', `customer:${customerId}`)
    .where('audit_log.action', '=', 'customer.block')
    .orderBy('audit_log.id', 'desc')
    .executeTakeFirst()
  return row ?? null
}
