import { z } from 'zod'
import { openText, sealText } from '#platform/work/sealed-text.ts'
import type { Work } from '#platform/work/work.ts'
import { noteRequestStep, type Request } from './move-request.ts'

const place = z.object({
  office: z.string(),
  slot: z.object({ day: z.string(), from: z.string() }).nullable(),
  collector: z.object({ name: z.string(), idNumber: z.string() }).nullable().default(null),
})

/** A wish that waits until the courier company has cancelled the parcel. */
export const requestWish = z.discriminatedUnion('does', [
  z.object({ does: z.literal('cancel'), by: z.enum(['customer', 'staff']), note: z.string().nullable() }),
  z.object({ does: z.literal('pickup'), by: z.literal('customer'), place }),
])
export type RequestWish = z.output<typeof requestWish>

/** Stores the wish until the company answers; the latest one counts. */
export async function keepWish(work: Work, request: Request, wish: RequestWish): Promise<void> {
  const { id, state, version } = request
  await noteRequestStep(work, id, { event: `ask.${wish.does}`, from: state, to: state, note: null })
  await work.db
    .updateTable('requests')
    .set({
      wish: JSON.stringify(withNumber(requestWish.parse(wish), (said) => sealText(work, kept, id, said))),
      version: version + 1,
    })
    .where('id', '=', id)
    .execute()
}

export function wishOf(work: Work, { id, wish }: Pick<Request, 'id' | 'wish'>): RequestWish | null {
  return wish === null ? null : withNumber(requestWish.parse(wish), (said) => openText(work, kept, id, said))
}

const kept = 'requests.wish.place.collector.idNumber'

function withNumber(wish: RequestWish, change: (idNumber: string) => string): RequestWish {
  if (wish.does !== 'pickup' || wish.place.collector === null) return wish
  const collector = { ...wish.place.collector, idNumber: change(wish.place.collector.idNumber) }
  return { ...wish, place: { ...wish.place, collector } }
}
