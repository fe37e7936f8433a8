import { z } from 'zod'
import { audit } from '#people/access/audit.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { no } from './desk.refusals.ts'
import { type ChangeRow, readChange } from './read-changes.ts'
import { lockThings, whyField } from './record-change.ts'
import { restorers } from './restorers.ts'

export const undoChangeForm = z.object({ id: z.string().regex(/^\d{1,18}$/), why: whyField })

/**
 * Takes back what staff changed: what was before holds again. Refused where it was taken back already, and where something
 * newer lies over it. Of two at once the second is refused.
 */
export async function undoChange(work: Work, { id, why }: z.output<typeof undoChangeForm>): Promise<ChangeRow> {
  const seen = await readChange(work, id)
  if (!seen) throw platformNo.NOT_FOUND()
  await lockThings(work, seen.thing, ...seen.also)
  const change = await readChange(work, id)
  const restore = restorers[seen.act]
  if (!change || !restore) throw platformNo.NOT_FOUND()
  if (change.undoneAt !== null) throw no.CHANGE_UNDONE({ name: change.undoneBy })
  if (change.isCovered) throw no.CHANGE_UNDER_NEWER()
  await restore(work, change)
  await work.db
    .updateTable('catalogue_changes')
    .set({ undone_at: work.now, undone_by: work.who.id })
    .where('id', '=', BigInt(id))
    .execute()
  await audit(work, {
    action: 'catalogue.undo',
    subject: `change:${id}`,
    before: { act: change.act, thing: change.thing },
    why,
  })
  return change
}
