import { randomInt } from 'node:crypto'
import { readOffices } from '#fulfilment/requests/facts/read-offices.ts'
import { audit } from '#people/access/audit.ts'
import { mayActAt } from '#people/access/permissions.ts'
import type { KeptUpload } from '#platform/files/uploads.ts'
import { announce } from '#platform/work/announce.ts'
import { nextNumber } from '#platform/work/next-number.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import { asSystem, type Work } from '#platform/work/work.ts'
import { addPhoto } from './ask-return.ts'
import { lockReturn, moveReturn } from './return-case.ts'
import type { Condition } from './return-reasons.ts'
import { no } from './returns.refusals.ts'
import { takeInPieces } from './take-in-pieces.ts'

/** The customer chooses where to bring the goods, and gets the code for it; another office keeps the code. */
export async function chooseOffice(
  work: Work,
  { number, office }: { readonly number: string; readonly office: string },
): Promise<void> {
  const { found, order } = await lockReturn(work, number)
  const offices = await readOffices(work)
  if (!offices.some(({ code }) => code === office)) throw no.RETURN_OFFICE_UNKNOWN({ path: 'office' })
  const code = found.code ?? (await freeCode(work))
  await moveReturn(work, found, { event: 'chooseOffice', note: office, facts: { office_code: office, code } })
  await announce(work, 'return.moved', { number, orderId: order.id, event: 'chooseOffice', to: 'awaiting_drop_off' })
}

/** The customer cancels the return, as long as they still have the goods. */
export async function cancelReturn(work: Work, number: string): Promise<void> {
  const { found, order } = await lockReturn(work, number)
  await moveReturn(work, found, { event: 'cancel' })
  await announce(work, 'return.moved', { number, orderId: order.id, event: 'cancel', to: 'cancelled' })
}

export type BroughtBack = {
  readonly number: string
  readonly code: string
  readonly condition: Condition
  /** Its pieces' barcodes, if their labels are still there. */
  readonly barcodes?: readonly string[]
  readonly note: string | null
  readonly photo: KeptUpload | null
}

/** The desk receives the goods: by the code, piece by piece, with their condition. */
export async function receiveReturn(work: Work, brought: BroughtBack): Promise<void> {
  const { number, code, condition, note, photo, barcodes = [] } = brought
  const locked = await lockReturn(work, number)
  const { found, order } = locked
  if (found.office_code !== null && !mayActAt(work.who, found.office_code)) throw platformNo.FORBIDDEN()
  if (found.code !== null && found.code !== code.trim()) throw no.RETURN_WRONG_CODE({ path: 'code' })
  await moveReturn(work, found, { event: 'receive', note, facts: { condition, condition_note: note } })
  const photos = photo ? [await addPhoto(work, found.id, photo, found.customer_id)] : []
  await takeInPieces(work, locked, { barcodes, condition, note, photos })
  await announce(work, 'return.moved', { number, orderId: order.id, event: 'receive', to: 'received' })
  await audit(work, {
    action: 'return.receive',
    subject: `return:${number}`,
    before: { state: found.state },
    after: { state: 'received', condition },
    ...(note && { why: note }),
  })
}

/** Approved returns that were not brought in time. */
export async function readLateReturns(work: Work): Promise<readonly string[]> {
  const rows = await work.db
    .selectFrom('returns')
    .select('number')
    .where('site', '=', work.site)
    .where('state', 'in', ['approved', 'awaiting_drop_off'])
    .where('until', '<=', work.now)
    .execute()
  return rows.map((row) => row.number)
}

/** The goods stay with the customer, and the return ends. */
export async function expireReturn(given: Work, number: string): Promise<void> {
  const work = asSystem(given)
  const { found, order } = await lockReturn(work, number)
  const isLate = found.until !== null && found.until <= work.now
  if (!isLate || (found.state !== 'approved' && found.state !== 'awaiting_drop_off')) return
  await moveReturn(work, found, { event: 'expire' })
  await announce(work, 'return.moved', { number, orderId: order.id, event: 'expire', to: 'cancelled' })
}

// One lock for all, then random codes until one is free.
async function freeCode(work: Work): Promise<string> {
  await nextNumber(work, `return-codes:${work.site}`)
  for (;;) {
    const code = String(randomInt(100_000, 1_000_000))
    const taken = await work.db
      .selectFrom('returns')
      .select('id')
      .where('site', '=', work.site)
      .where('code', '=', code)
      .where('state', '=', 'awaiting_drop_off')
      .executeTakeFirst()
    if (!taken) return code
  }
}
