import { z } from 'zod'
import type { Sealer } from '#platform/files/seal.ts'
import type { Work } from '#platform/work/work.ts'

export type PayoutView = {
  readonly office: string
  readonly till: string
  readonly at: Date
  readonly by: string
  readonly collector: string
  /** Of the ID's number only this is shown. */
  readonly idLast4: string
}

const collectorForm = z.object({ name: z.string(), idNumber: z.string() })

/** Who took the cash of a withdrawal, where and from whom; null if nobody has. */
export async function readPayout(work: Work, withdrawalId: string, sealer: Sealer): Promise<PayoutView | null> {
  const row = await work.db
    .selectFrom('withdrawal_payouts as payout')
    .innerJoin('staff_members as staff', 'staff.id', 'payout.paid_by')
    .selectAll('payout')
    .select('staff.name')
    .where('withdrawal_id', '=', withdrawalId)
    .executeTakeFirst()
  if (!row) return null
  const { name } = collectorForm.parse(JSON.parse(sealer.open(row.collector, `withdrawal:${withdrawalId}`).toString()))
  const { office, reference: till, paid_at: at, collector_last4: idLast4 } = row
  return { office, till, at, by: row.name, collector: name, idLast4 }
}
