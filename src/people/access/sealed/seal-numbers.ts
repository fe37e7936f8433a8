import type { Work } from '#platform/work/work.ts'
import { idNumberColumns, openIdNumber } from './id-number.ts'
import { contactPhoneColumns, openPhone, phoneColumns, phoneIndexes } from './phones.ts'
import { isStale, type Sealed, type Stretch, sealEach } from './sealing.ts'

/**
 * Seals the numbers of customers. Rows that somebody holds are left for the next run. If an earlier release gave a phone to a
 * second account meanwhile, that account keeps it as the number at which it is reached.
 */
export async function sealCustomers(work: Work, { after, most }: Stretch): Promise<Sealed> {
  const rows = await work.db
    .selectFrom('customers')
    .select(['id', 'phone', 'contact_phone', 'national_id'])
    .where('id', '>', after)
    .where(({ or }) => or(['phone', 'contact_phone', 'national_id'].map((column) => isStale(work, column))))
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute()
  return sealEach('customers', rows, ({ id, ...kept }) => {
    const phone = openPhone(work, 'phone', id, kept.phone)
    const contact = openPhone(work, 'contact_phone', id, kept.contact_phone)
    const idNumber = openIdNumber(work, id, kept.national_id)
    return async () => {
      const isOthers = phone !== null && (await hasOther(work, id, phone))
      await work.db
        .updateTable('customers')
        .set({
          ...phoneColumns(work, id, isOthers ? null : phone),
          ...contactPhoneColumns(work, id, contact ?? (isOthers ? phone : null)),
          ...idNumberColumns(work, id, idNumber),
        })
        .where('id', '=', id)
        .execute()
    }
  })
}

async function hasOther(work: Work, id: string, phone: string): Promise<boolean> {
  const other = await work.db
    .selectFrom('customers')
    .select('id')
    .where('phone_index', 'in', [...phoneIndexes(work, phone)])
    .where('id', '<>', id)
    .executeTakeFirst()
  return other !== undefined
}
