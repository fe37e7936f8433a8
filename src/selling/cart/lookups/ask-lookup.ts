import { readReading } from '#catalog/reader/fetching/save-reading.ts'
import { isGone } from '#catalog/reader/reason-words.ts'
import { readBankHolidays } from '#money/payments/holidays/read-bank-holidays.ts'
import { officeCalendar } from '#money/payments/holidays/working-days.ts'
import { giveUploads } from '#platform/files/uploads.ts'
import { afterWorkingDays } from '#platform/values/calendar.ts'
import { newId } from '#platform/work/id.ts'
import { limitRate } from '#platform/work/limit-rate.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { saysPrice } from '#selling/cart/adding/draft-item.ts'
import { no } from '#selling/cart/cart.refusals.ts'
import { openLookups } from './lookup-moves.ts'
import { noteStep } from './price-lookup.ts'

export type LookupWish = {
  /** The reading that found no price. */
  readonly readingId: string
  readonly wish: string
  readonly quantity: number
  /** A stored picture, if one was sent. */
  readonly pictureId: string | null
  /** Where a guest is reached; a customer's own address counts for a customer. */
  readonly email: string | null
}

const aDay = 86_400
const mostPerPerson = 10
/** We promise an answer within this many working days of the site's offices. */
const workingDays = 1

/**
 * Puts a link that gave no price before the reviewers, who look it up; answers until when. The same link of the same person is
 * asked for once until it is answered. Refuses a page that is gone, a page that says its price, and more than ten links a day.
 */
export async function askLookup(work: Work, asked: LookupWish): Promise<{ readonly id: string; readonly dueAt: Date }> {
  const { who, now, site, locale } = work
  const customerId = who.kind === 'customer' ? who.id : null
  const email = customerId === null ? asked.email : null
  if (customerId === null && email === null) throw platformNo.INVALID_INPUT({ path: 'email' })
  const reading = await readReading(work, asked.readingId)
  if (!reading) throw platformNo.NOT_FOUND()
  if (reading.facts !== null && saysPrice(reading.facts, (await readTables(work)).prices)) throw no.LOOKUP_NOT_NEEDED()
  if (isGone(reading.reason)) throw no.LOOKUP_PAGE_GONE()
  const id = newId()
  const dueAt = afterWorkingDays(now, workingDays, officeCalendar(site, await readBankHolidays(work)))
  const written = await work.db
    .insertInto('price_lookups')
    .values({
      id,
      site,
      customer_id: customerId,
      email,
      language: locale,
      asked_reading_id: reading.id,
      url: reading.url,
      canonical_url: reading.canonicalUrl,
      wish: asked.wish,
      quantity: asked.quantity,
      picture_id: asked.pictureId,
      state: 'waiting',
      at: now,
      due_at: dueAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!written) return readOpen(work, { customerId, email, canonicalUrl: reading.canonicalUrl })
  await limitRate(work, `price-lookup:${customerId ?? email}`, mostPerPerson, aDay)
  if (customerId !== null && asked.pictureId !== null) await giveUploads(work, [asked.pictureId], customerId)
  await noteStep(work, id, { event: 'ask', from: null, to: 'waiting' })
  return { id, dueAt }
}

type Whose = { readonly customerId: string | null; readonly email: string | null; readonly canonicalUrl: string }

async function readOpen(work: Work, { customerId, email, canonicalUrl }: Whose) {
  const { id, due_at: dueAt } = await work.db
    .selectFrom('price_lookups')
    .select(['id', 'due_at'])
    .where('site', '=', work.site)
    .where('canonical_url', '=', canonicalUrl)
    .where('state', 'in', openLookups)
    .where((row) => (customerId === null ? row('email', '=', email) : row('customer_id', '=', customerId)))
    .executeTakeFirstOrThrow()
  return { id, dueAt }
}
