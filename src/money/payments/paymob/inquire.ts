import { z } from 'zod'
import type { GatewayCall } from '#money/payments/gateways/call-gateway.ts'
import type { GatewayFailure, InquiryAnswer, Question } from '#money/payments/gateways/gateway.ts'
import { isOfAccount, type PaymobAccount } from './account.ts'
import { callPaymob } from './call-paymob.ts'
import { outcomeOf, transactionForm } from './transaction.ts'

const tokenForm = z.object({ token: z.string().min(1) })

// A token lives about an hour; five minutes are left for clocks and slow calls.
const tokenLifeMs = 55 * 60_000
const tokens = new WeakMap<PaymobAccount, { readonly token: string; readonly until: number }>()

/** Asks Paymob about one transaction, or for the last one with our reference. That it knows none is an answer too. */
export async function inquire(account: PaymobAccount, question: Question): Promise<InquiryAnswer> {
  const token = await signIn(account)
  if (token.kind !== 'signedIn') return token
  const answer = await callPaymob(account, { ...callFor(question), authorization: `Bearer ${token.token}` })
  if (answer.kind === 'refused' && answer.status === 404) return { kind: 'nothingYet' }
  if (answer.kind === 'misconfigured') tokens.delete(account)
  return answer.kind === 'answered' ? readOutcome(account, question, answer.body) : answer
}

function callFor({ transactionId, reference }: Question): GatewayCall {
  if (transactionId !== undefined)
    return { method: 'GET', path: `/api/acceptance/transactions/${encodeURIComponent(transactionId)}` }
  const body = { merchant_order_id: reference }
  return { method: 'POST', path: '/api/ecommerce/orders/transaction_inquiry', body }
}

function readOutcome(account: PaymobAccount, question: Question, body: unknown): InquiryAnswer {
  const read = transactionForm.safeParse(body)
  if (!read.success) return { kind: 'unknown', status: null, detail: 'unexpected transaction' }
  const { id, integration_id, order } = read.data
  const isAskedFor =
    question.transactionId === undefined
      ? order.merchant_order_id === question.reference
      : id === question.transactionId
  if (!isAskedFor) return { kind: 'unknown', status: null, detail: 'another transaction' }
  // Money taken for us where the settings name no integration waits until somebody has put the settings right.
  if (!isOfAccount(account, read.data))
    return { kind: 'misconfigured', status: null, detail: `transaction ${id} is of integration ${integration_id}` }
  return { kind: 'outcome', outcome: outcomeOf(read.data, question.site) }
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
