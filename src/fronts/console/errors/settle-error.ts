import { z } from 'zod'
import { audit } from '#people/access/audit.ts'
import { permits } from '#people/access/permissions.ts'
import { settleCause } from '#platform/http/errors/settle-cause.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'

export const settleErrorForm = z.object({
  key: z.string().regex(/^[0-9a-f]{16}$/),
  why: z.string().trim().min(1, 'refusal_undo_reason_needed').max(500),
})

/** Whoever keeps the shop running settles a cause: with what was done about it. */
export async function settleError(work: Work, { key, why }: z.output<typeof settleErrorForm>): Promise<void> {
  if (!permits(work.who, 'settings')) throw no.FORBIDDEN()
  const { title } = await settleCause(work, { key, why })
  await audit(work, { action: 'error.settle', subject: `error:${key}`, before: { title }, why })
}
