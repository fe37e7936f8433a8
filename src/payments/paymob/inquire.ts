import { z } from 'zod'
import type { GatewayFailure, InquiryAnswer } from '#payments/gateway.ts'
import type { Site } from '#platform/work.ts'
import type { PaymobAccount } from './account.ts'
import { callPaymob } from './call-paymob.ts'
import { outcomeOf, transactionForm } from './transaction.ts'

const tokenForm = z.object({ token: z.string().min(1) })

// A token lives about an hour; five minutes are left for clocks and slow calls.
const tokenLifeMs = 55 * 60_000
const tokens = new WeakMap<PaymobAccount, { readonly token: string; readonly until: number }>()

/** Asks Paymob what became of our reference. No transaction yet is an answer too. */
export async function inquire(account: PaymobAccount, site: Site, reference: string): Promise<InquiryAnswer> {
  const token = await signIn(account)
  if (token.kind !== 'signedIn') return token
  const answer = await callPaymob(account, {
    method: 'POST',
    path: '/api/ecommerce/orders/transaction_inquiry',
    authorization: `Bearer ${token.token}`,
    body: { merchant_order_id: reference },
  })
  if (answer.kind === 'refused' && answer.status === 404) return { kind: 'nothingYet' }
  if (answer.kind === 'misconfigured') tokens.delete(account)
  if (answer.kind !== 'answered') return answer
  return readOutcome(answer.body, site)
}

/** One transaction by Paymob's own number. */
export async function inquireTransaction(account: PaymobAccount, site: Site, id: string): Promise<InquiryAnswer> {
  const token = await signIn(account)
  if (token.kind !== 'signedIn') return token
  const answer = await callPaymob(account, {
    method: 'GET',
    path: `/api/acceptance/transactions/${encodeURIComponent(id)}`,
    authorization: `Bearer ${token.token}`,
  })
  if (answer.kind === 'refused' && answer.status === 404) return { kind: 'nothingYet' }
  return answer.kind === 'answered' ? readOutcome(answer.body, site) : answer
}

function readOutcome(body: unknown, site: Site): InquiryAnswer {
  const transaction = transactionForm.safeParse(body)
  if (!transaction.success) return { kind: 'unknown', status: null, detail: 'unexpected transaction' }
  return { kind: 'outcome', outcome: outcomeOf(transaction.data, site) }
}

async function signIn(account: PaymobAccount): Promise<{ kind: 'signedIn'; token: string } | GatewayFailure> {
  const known = tokens.get(account)
  if (known && known.until > performance.now()) return { kind: 'signedIn', token: known.token }
  const answer = await callPaymob(account, {
    method: 'POST',
    path: '/api/auth/tokens',
    body: { api_key: account.apiKey },
  })
  if (answer.kind !== 'answered') return answer
  const read = tokenForm.safeParse(answer.body)
  if (!read.success) return { kind: 'unknown', status: null, detail: 'unexpected sign-in' }
  tokens.set(account, { token: read.data.token, until: performance.now() + tokenLifeMs })
  return { kind: 'signedIn', token: read.data.token }
}
