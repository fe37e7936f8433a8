import type { CallbackQuery, CallbackReading } from '#money/payments/gateways/gateway.ts'
import { readJson, valueAt } from '#money/payments/gateways/read-json.ts'
import { type Site, siteCodes, sites } from '#sites/sites.ts'
import { isOfAccount, type PaymobAccounts } from './account.ts'
import { isSignedBy, tokenMessage, transactionMessage } from './signature.ts'
import { outcomeOf, transactionForm } from './transaction.ts'

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
  const isSigned = signersOf(accounts, tokenMessage(told), query.hmac).length > 0
  return isSigned ? { verified: true, hint: null } : { verified: false, reason: 'BAD_SIGNATURE' }
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
