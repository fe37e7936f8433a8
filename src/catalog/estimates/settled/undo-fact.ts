import { z } from 'zod'
import { no } from '#catalog/estimates/estimates.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'

export const undoFactForm = z.object({
  id: z.string().regex(/^\d{1,18}$/),
  why: z.string().trim().min(1, 'refusal_undo_reason_needed').max(500),
})

/**
 * Takes back what was settled of a product, with the reason: what was known before holds again, else the estimate. Orders
 * that were made with it stay as they are. Of two at once the second is refused.
 */
export async function undoFact(work: Work, { id, why }: z.output<typeof undoFactForm>): Promise<void> {
  const undone = await work.db
    .updateTable('settled_facts')
    .set({ undone_at: work.now, undone_by: work.who.id, undone_why: why })
    .where('id', '=', BigInt(id))
    .where('undone_at', 'is', null)
    .returning(['page', 'category', 'weight_grams'])
    .executeTakeFirst()
  if (!undone) {
    const known = await work.db.selectFrom('settled_facts').select('id').where('id', '=', BigInt(id)).executeTakeFirst()
    throw known ? no.FACT_UNDONE() : platformNo.NOT_FOUND()
  }
  const { page, category, weight_grams: weightGrams } = undone
  await audit(work, { action: 'fact.undo', subject: `fact:${id}`, before: { page, category, weightGrams }, why })
}
