import { no } from '#fulfilment/couriers/couriers.refusals.ts'
import { quoteCompany } from '#fulfilment/couriers/quote-delivery.ts'
import { readCompany } from '#fulfilment/couriers/read-companies.ts'
import { type ParcelAddress, parcelAddress } from '#people/addresses/address.ts'
import { announce } from '#platform/work/announce.ts'
import { newId } from '#platform/work/id.ts'
import { endIndexOf } from '#platform/work/sealed-places.ts'
import { sealText } from '#platform/work/sealed-text.ts'
import type { Work } from '#platform/work/work.ts'
import { noteWaybillStep, type Waybill } from './move-waybill.ts'
import { underWay } from './waybill-moves.ts'

export type NewWaybill = {
  readonly company: string
  readonly requestId: string
  readonly requestNumber: string
  readonly receiver: { readonly name: string; readonly phone: string }
  readonly address: ParcelAddress
  readonly weightGrams: number
  readonly pieces: number
  readonly contents: string
  readonly cashToCollectMinor: bigint
}

/**
 * Writes a waybill for a request's parcel; after the commit a job books it with the company (`book-waiting.ts`), or
 * staff type its number. A request has one waybill under way: a second caller gets the same one.
 */
export async function bookWaybill(work: Work, wish: NewWaybill): Promise<Waybill> {
  const open = await findOpen(work, wish.requestId)
  if (open) return theSame(open, wish)
  await refuseWhatItDoesNotCarry(work, wish)
  const attempt = await nextAttempt(work, wish.requestId)
  const id = newId()
  const { phone } = wish.receiver
  const made = await work.db
    .insertInto('waybills')
    .values({
      id,
      site: work.site,
      company: wish.company,
      request_id: wish.requestId,
      request_number: wish.requestNumber,
      attempt,
      reference: `${wish.requestNumber}-${attempt}`,
      state: 'asked',
      receiver_name: wish.receiver.name,
      receiver_phone: sealText(work, 'waybills.receiver_phone', id, phone),
      receiver_phone_end_index: endIndexOf(work.vault, phone),
      address: JSON.stringify(parcelAddress(wish.address)),
      weight_grams: wish.weightGrams,
      pieces: wish.pieces,
      contents: wish.contents,
      cash_minor: wish.cashToCollectMinor,
      asked_at: work.now,
      try_next_at: work.now,
    })
    // Somebody else was faster: theirs is used.
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!made) {
    const theirs = await findOpen(work, wish.requestId)
    if (!theirs) throw no.WAYBILL_UNDER_WAY({ request: wish.requestNumber })
    return theSame(theirs, wish)
  }
  await noteWaybillStep(work, made.id, { event: 'ask', from: null, to: 'asked', code: null, note: null })
  const { id: waybillId, request_id: requestId, company } = made
  await announce(work, 'waybill.asked', { waybillId, requestId, company, awb: null, at: work.now.toISOString() })
  return made
}

async function refuseWhatItDoesNotCarry(work: Work, wish: NewWaybill): Promise<void> {
  const company = await readCompany(work, wish.company)
  if (!company) throw no.COURIER_UNKNOWN({ path: 'company' })
  if (wish.weightGrams > company.mostGrams) throw no.COURIER_TOO_HEAVY({ path: 'company', grams: company.mostGrams })
  if (wish.cashToCollectMinor > 0n && !company.collectsCash) throw no.COURIER_TAKES_NO_CASH({ path: 'company' })
  if (company.mostCashMinor !== null && wish.cashToCollectMinor > company.mostCashMinor) {
    throw no.COURIER_CASH_TOO_HIGH({ path: 'company', most: company.mostCashMinor })
  }
  const { weightGrams, pieces, address } = wish
  const offer = await quoteCompany(work, wish.company, {
    state: address.state,
    area: address.area,
    weightGrams,
    pieces,
  })
  if (!offer) throw no.COURIER_DOES_NOT_SERVE({ path: 'company' })
}

function theSame(open: Waybill, wish: NewWaybill): Waybill {
  const isTheSame = open.company === wish.company && open.cash_minor === wish.cashToCollectMinor
  if (!isTheSame) throw no.WAYBILL_UNDER_WAY({ request: wish.requestNumber })
  return open
}

async function findOpen(work: Work, requestId: string): Promise<Waybill | null> {
  const row = await work.db
    .selectFrom('waybills')
    .selectAll()
    .where('request_id', '=', requestId)
    .where('site', '=', work.site)
    .where('state', 'in', [...underWay])
    .executeTakeFirst()
  return row ?? null
}

async function nextAttempt(work: Work, requestId: string): Promise<number> {
  const { last } = await work.db
    .selectFrom('waybills')
    .select(({ fn }) => fn.max('attempt').as('last'))
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}
