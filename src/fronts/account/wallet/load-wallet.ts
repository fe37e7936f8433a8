import { readQuestion } from '#fronts/account/history/history-form.ts'
import { wordedRows } from '#fronts/account/history/load-history.ts'
import { readHistory } from '#fronts/account/history/read-history.ts'
import { readRefunds } from '#money/payments/refunds/read-refunds.ts'
import { readWallet } from '#money/wallet/read-wallet.ts'
import { requireCustomer } from '#people/access/require-customer.ts'
import type { Visit } from '#platform/http/visit.ts'
import { readHeld } from './read-held.ts'

/** The customer's money, the parts on hold with reasons, and deposits and withdrawals in progress. */
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
