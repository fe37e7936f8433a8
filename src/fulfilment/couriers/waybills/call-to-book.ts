import type { BookAnswer, Courier } from '#fulfilment/couriers/courier.ts'
import { noteCall } from '#fulfilment/couriers/note-connection.ts'
import type { ParcelAddress } from '#people/addresses/address.ts'
import type { JobContext } from '#platform/background/jobs.ts'
import { openText } from '#platform/work/sealed-text.ts'
import type { Work } from '#platform/work/work.ts'
import { callEach, isAnswer } from './call-each.ts'
import { lockWaybill, moveWaybill, type Waybill } from './move-waybill.ts'

/**
 * Books the parcels that wait for a number with their companies: all that are due, or one. Returns the number of calls.
 */
export function callToBook(job: JobContext, id?: string): Promise<number> {
  return callEach(job, 'asked', call, id)
}

async function call(job: JobContext, courier: Courier, waybill: Waybill): Promise<boolean> {
  const phone = await job.write(async (work) =>
    openText(work, 'waybills.receiver_phone', waybill.id, waybill.receiver_phone),
  )
  const newsUrl = `${job.origin}/api/couriers/${courier.company}/news`
  const answer = await bookOnce(courier, waybill, { phone, newsUrl })
  await job.write(async (work) => {
    await noteCall(work, courier.company, answer)
    await applyBooking(work, waybill.id, answer)
  })
  return isAnswer(answer)
}

type Where = { readonly phone: string; readonly newsUrl: string }

// After a first try without an answer the company is searched by our reference before it is booked again.
async function bookOnce(courier: Courier, waybill: Waybill, { phone, newsUrl }: Where): Promise<BookAnswer> {
  if (waybill.tries > 1) {
    const found = await courier.find(waybill.reference)
    if (found.kind !== 'found') return found
    const [first, ...doubled] = found.bookings
    // Two calls that were both cut off may both have arrived: only one delivery is kept.
    for (const one of doubled) await courier.cancel(one.awb)
    if (first) return { kind: 'booked', ...first }
  }
  return courier.book({
    reference: waybill.reference,
    receiver: { name: waybill.receiver_name, phone },
    // Written only by bookWaybill, in this form.
    address: waybill.address as ParcelAddress,
    weightGrams: waybill.weight_grams,
    pieces: waybill.pieces,
    contents: waybill.contents,
    cashMinor: waybill.cash_minor,
    newsUrl,
  })
}

/** Applies a company's answer to a booking. No answer leaves the waybill to the next try. */
export async function applyBooking(work: Work, id: string, answer: BookAnswer): Promise<void> {
  const waybill = await lockWaybill(work, id)
  if (answer.kind === 'booked') {
    const facts = { awb: answer.awb, provider_id: answer.providerId, read_next_at: work.now, fault_detail: null }
    if (waybill.state === 'asked') await moveWaybill(work, waybill, 'book', { facts, note: answer.awb })
    // It was cancelled meanwhile: with its number the company can be asked to cancel, at once.
    else if (waybill.state === 'cancelling') await write(work, id, { ...facts, try_next_at: work.now })
    return
  }
  const detail = 'status' in answer ? `${answer.status ?? ''} ${answer.detail}`.trim() : answer.detail
  if (answer.kind === 'unknown' || answer.kind === 'misconfigured') {
    if (waybill.state === 'asked') await write(work, id, { fault_detail: detail.slice(0, 300) })
    return
  }
  const fault = answer.kind === 'rejected' ? answer.fault : 'OTHER'
  if (waybill.state === 'cancelling') await moveWaybill(work, waybill, 'cancel', { note: detail })
  if (waybill.state !== 'asked') return
  if (fault === 'UNSERVED_AREA') await noteGap(work, waybill)
  const facts = { fault, fault_detail: detail.slice(0, 300), try_next_at: null }
  await moveWaybill(work, waybill, 'refuse', { facts, note: fault })
}

// A refused area is not offered again; staff can undo that.
async function noteGap(work: Work, { company, address }: Waybill): Promise<void> {
  const { state, area } = address as ParcelAddress
  await work.db
    .insertInto('courier_gaps')
    .values({ company, state, area, at: work.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function write(
  work: Work,
  id: string,
  facts: { readonly fault_detail?: string | null; readonly awb?: string; readonly try_next_at?: Date },
): Promise<void> {
  await work.db.updateTable('waybills').set(facts).where('id', '=', id).execute()
}
