import { z } from 'zod'
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
    .set({ wish: JSON.stringify(requestWish.parse(wish)), version: version + 1 })
    .where('id', '=', id)
    .execute()
}

export function wishOf({ wish }: Pick<Request, 'wish'>): RequestWish | null {
  return wish === null ? null : requestWish.parse(wish)
}
