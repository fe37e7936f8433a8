import { z } from 'zod'
import type { GatewayCall } from '#money/payments/gateways/call-gateway.ts'
import type {
  CallbackQuery,
  CallbackReading,
  GatewayFailure,
  InquiryAnswer,
  PaymentGateway,
  Question,
  RefundAnswer,
} from '#money/payments/gateways/gateway.ts'
import { readJson, valueAt } from '#money/payments/gateways/read-json.ts'
import { type Site, siteCodes, sites } from '#sites/sites.ts'
import {
  accountFault,
  callPaymob,
  integrationOf,
  isOfAccount,
  type PaymobAccount,
  type PaymobAccounts,
} from './account.ts'
import { createIntention, wireAmount } from './create-intention.ts'
import { verifyCard } from './saved-card.ts'
import { isSignedBy, tokenMessage, transactionMessage } from './signature.ts'
import { outcomeOf, transactionForm } from './transaction.ts'

const refundForm = z.object({ id: z.string().regex(/^\d+$/), success: z.boolean(), pending: z.boolean() })

const tokenForm = z.object({ token: z.string().min(1) })

// A token lives about an hour; five minutes are left for clocks and slow calls.
const tokenLifeMs = 55 * 60_000
const tokens = new WeakMap<PaymobAccount, { readonly token: string; readonly until: number }>()

/** Asks Paymob about one transaction, or for the last one with our reference. That it knows none is an answer too. */
async function inquire(account: PaymobAccount, question: Question): Promise<InquiryAnswer> {
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

/**
 * The gateway for Paymob: cards on both sites, mobile wallets if the Egyptian account has an integration for them.
 * `alarm` is called if Paymob does not accept our keys: nobody can pay until somebody acts.
 */
export function paymobGateway(accounts: PaymobAccounts, alarm: (fault: GatewayFailure) => void): PaymentGateway {
  for (const site of siteCodes) {
    const fault = accountFault(accounts[site])
    if (fault) throw new Error(`Paymob account of ${site}: ${fault}`)
  }
  const watched = <Answer extends { readonly kind: string }>(
    answer: Answer | GatewayFailure,
  ): Answer | GatewayFailure => {
    if (isMisconfigured(answer)) alarm(answer)
    return answer
  }
  return {
    provider: 'paymob',
    serves: (method, site) => integrationOf(accounts[site], method) !== null,
    open: async (attempt) => watched(await createIntention(accounts[attempt.site], attempt)),
    readCallback: ({ rawBody, query }) => verifyCallback(accounts, rawBody, query),
    inquire: async (question) => watched(await inquire(accounts[question.site], question)),
    refund: async ({ transactionId, amount, site }) =>
      watched(await refund(accounts[site], transactionId, amount.minor)),
  }
}

/**
 * Reads what Paymob sends: the processed callback (a JSON body, its signature in the query) or, with an empty body, the
 * query a browser comes back with. Rightly signed, of an integration of ours and in the one form each value has, it names a
 * transaction to ask about; the signature does not say where one value ends and the next begins.
 */
export function verifyCallback(accounts: PaymobAccounts, rawBody: string, query: CallbackQuery): CallbackReading {
  if (rawBody === '') return verifyTransaction(accounts, transactionOfQuery(query), query.hmac)
  const body = readJson(rawBody)
  const told = valueAt(body, 'obj')
  if (typeof told !== 'object' || told === null) return { verified: false, reason: 'MALFORMED' }
  if (valueAt(body, 'type') !== 'TOKEN') return verifyTransaction(accounts, told, query.hmac)
  return verifyCard(signersOf(accounts, tokenMessage(told), query.hmac), told)
}

function verifyTransaction(accounts: PaymobAccounts, told: unknown, hmac: string | undefined): CallbackReading {
  const signers = signersOf(accounts, transactionMessage(told), hmac)
  const [first] = signers
  if (first === undefined) return { verified: false, reason: 'BAD_SIGNATURE' }
  const transaction = transactionForm.safeParse(told)
  if (!transaction.success) return { verified: false, reason: 'MALFORMED' }
  // Two sites may share one account; then the currency tells them apart.
  const site = signers.find((one) => sites[one].currency === transaction.data.currency) ?? first
  if (!isOfAccount(accounts[site], transaction.data)) return { verified: false, reason: 'MALFORMED' }
  const { state, transactionId, reference } = outcomeOf(transaction.data, site)
  return { verified: true, hint: { site, state, transactionId, reference } }
}

function signersOf(accounts: PaymobAccounts, message: string, hmac: string | undefined): readonly Site[] {
  return siteCodes.filter((site) => isSignedBy(accounts[site].hmacSecret, message, hmac))
}

/** The transaction that a browser's query tells; frameworks between Paymob and us may write its dots as underscores. */
export function transactionOfQuery(query: CallbackQuery): Readonly<Record<string, unknown>> {
  const { order, order_id, ...flat } = query
  return {
    ...flat,
    order: { id: order ?? order_id ?? query['order.id'], merchant_order_id: query.merchant_order_id },
    source_data: {
      pan: query['source_data.pan'] ?? query.source_data_pan,
      sub_type: query['source_data.sub_type'] ?? query.source_data_sub_type,
      type: query['source_data.type'] ?? query.source_data_type,
    },
    data: {
      message: query['data.message'] ?? query.data_message,
      txn_response_code: query.txn_response_code,
      acq_response_code: query.acq_response_code,
    },
  }
}

function isMisconfigured(answer: { readonly kind: string }): answer is GatewayFailure {
  return answer.kind === 'misconfigured'
}

/**
 * Sends money back to the card it came from. After an `unknown` answer it must be looked up, never simply sent again.
 */
async function refund(account: PaymobAccount, transactionId: string, minor: bigint): Promise<RefundAnswer> {
  const answer = await callPaymob(account, {
    method: 'POST',
    path: '/api/acceptance/void_refund/refund',
    authorization: `Token ${account.secretKey}`,
    body: { transaction_id: transactionId, amount_cents: String(wireAmount(minor)) },
  })
  if (answer.kind !== 'answered') return answer
  const made = refundForm.safeParse(answer.body)
  if (!made.success) return { kind: 'unknown', status: null, detail: 'unexpected refund' }
  if (made.data.pending) return { kind: 'unknown', status: null, detail: 'refund pending' }
  if (!made.data.success) return { kind: 'refused', status: null, detail: 'refund declined' }
  return { kind: 'refunded', transactionId: made.data.id }
}
