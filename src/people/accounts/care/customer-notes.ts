import { audit } from '#people/access/audit.ts'
import { permits } from '#people/access/permissions.ts'
import { newId } from '#platform/work/id.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { readCustomer } from './read-customer.ts'

export type CustomerNote = { readonly id: string; readonly who: string; readonly said: string; readonly at: Date }

const most = 100

/** What staff noted about a customer, the newest first. */
export async function readNotes({ db }: Work, customerId: string): Promise<readonly CustomerNote[]> {
  return db
    .selectFrom('customer_notes as note')
    .innerJoin('staff_members as staff', 'staff.id', 'note.staff_id')
    .select(['note.id', 'staff.name as who', 'note.said', 'note.at'])
    .where('note.customer_id', '=', customerId)
    .orderBy('note.at', 'desc')
    .limit(most)
    .execute()
}

/** Adds a note that every member of staff with the permission `customers` reads; the customer never does. */
export async function addNote(work: Work, customerId: string, said: string): Promise<void> {
  if (work.who.kind !== 'staff' || !permits(work.who, 'customers')) throw no.NOT_FOUND()
  const { id, isDeleted } = await readCustomer(work, customerId)
  if (isDeleted) throw no.NOT_FOUND()
  const note = { id: newId(), customer_id: id, staff_id: work.who.id, site: work.site, said, at: work.now }
  await work.db.insertInto('customer_notes').values(note).execute()
  await audit(work, { action: 'customer.note', subject: `customer:${id}`, after: { note: note.id } })
}
