import { phoneDigits } from '#people/access/phone.ts'
import { phoneEndIndexes } from '#people/access/sealed/phones.ts'
import { openText } from '#platform/work/sealed-text.ts'
import type { Work } from '#platform/work/work.ts'

const [fewest, most] = [6, 1000]

/** The ids of this site's waybills whose receiver's phone ends with these six digits or more; none for anything else. */
export async function findWaybillsByPhone(work: Work, typed: string): Promise<readonly string[]> {
  const digits = phoneDigits(typed)
  if (digits === null || digits.length < fewest) return []
  const rows = await work.db
    .selectFrom('waybills')
    .select(['id', 'receiver_phone as phone'])
    .where('site', '=', work.site)
    .where('receiver_phone_end_index', 'in', [...(phoneEndIndexes(work, digits) ?? [])])
    .orderBy('asked_at', 'desc')
    .limit(most)
    .execute()
  return rows
    .filter(({ id, phone }) => openText(work, 'waybills.receiver_phone', id, phone).endsWith(digits))
    .map(({ id }) => id)
}
