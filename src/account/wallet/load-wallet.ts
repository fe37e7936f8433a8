import { readQuestion } from '#account/history/history-form.ts'
import { wordedRows } from '#account/history/load-history.ts'
import { readHistory } from '#account/history/read-history.ts'
import { readRefunds } from '#payments/refunds/read-refunds.ts'
import { requireCustomer } from '#people/require-customer.ts'
import type { Visit } from '#platform/visit.ts'
import { readWallet } from '#wallet/read-wallet.ts'
import { readHeld } from './read-held.ts'

/** What the customer has, what is on hold and why, and what is under way into and out of it. */
export async function loadWallet(visit: Visit, request: Request) {
  const who = requireCustomer(visit, request)
  const { locale, site } = visit
  return visit.read(async (work) => {
    const wallet = await readWallet(work, who.id)
    const { rows, total } = await readHistory(work, readQuestion(new URLSearchParams('section=requests')))
    const { items: refunds } = await readRefunds(work, { isUnderWay: true, pageSize: 5 })
    const held = await readHeld(work, who.id, wallet.holds)
    const requests = wordedRows(rows.slice(0, 5), new Map(), locale)
    return { wallet, held, requests, requestCount: total, refunds, locale, site }
  })
}
