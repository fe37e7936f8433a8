import type { CallbackQuery, CallbackReading } from '#payments/gateway.ts'
import type { Site } from '#platform/work.ts'
import type { PaymobAccounts } from './account.ts'
import { readJson, valueAt } from './read-json.ts'
import { isSignedBy, tokenMessage, transactionMessage } from './signature.ts'
import { outcomeOf, transactionForm } from './transaction.ts'

/**
 * Reads what Paymob sends: the processed callback (a JSON body, its signature in the query) or, with an empty body, the
 * query a browser comes back with. Nothing in it is believed before the signature was found right.
 */
export function verifyCallback(accounts: PaymobAccounts, rawBody: string, query: CallbackQuery): CallbackReading {
  if (rawBody === '') return verifyTransaction(accounts, transactionOfQuery(query), query.hmac)
  const body = readJson(rawBody)
  const told = valueAt(body, 'obj')
  if (typeof told !== 'object' || told === null) return { verified: false, reason: 'MALFORMED' }
  if (valueAt(body, 'type') !== 'TOKEN') return verifyTransaction(accounts, told, query.hmac)
  const site = signerOf(accounts, tokenMessage(told), query.hmac)
  return site ? { verified: true, outcome: null } : { verified: false, reason: 'BAD_SIGNATURE' }
}

function verifyTransaction(accounts: PaymobAccounts, told: unknown, hmac: string | undefined): CallbackReading {
  const site = signerOf(accounts, transactionMessage(told), hmac)
  if (site === null) return { verified: false, reason: 'BAD_SIGNATURE' }
  const transaction = transactionForm.safeParse(told)
  if (!transaction.success) return { verified: false, reason: 'MALFORMED' }
  return { verified: true, outcome: outcomeOf(transaction.data, site) }
}

function signerOf(accounts: PaymobAccounts, message: string, hmac: string | undefined): Site | null {
  for (const site of ['eg', 'ae'] as const) if (isSignedBy(accounts[site].hmacSecret, message, hmac)) return site
  return null
}

// Frameworks between Paymob and us may write the dots of a query as underscores.
function transactionOfQuery(query: CallbackQuery): Readonly<Record<string, unknown>> {
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
