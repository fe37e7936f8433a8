import type { CallbackReading, ReceivedCallback } from '#money/payments/gateways/gateway.ts'
import { readJson } from '#money/payments/gateways/read-json.ts'
import type { FawryAccount } from './account.ts'
import { newsForm, outcomeOf, signedValues } from './news.ts'
import { isSignedWith } from './signature.ts'

/**
 * Reads what Fawry sends: notification V2, a signed body; or V1, whose values stand in the address. What V1 signs is
 * published nowhere.
 */
export function verifyNotification(account: FawryAccount, { rawBody, query }: ReceivedCallback): CallbackReading {
  if (rawBody === '') return readHint(query)
  const news = newsForm.safeParse(readJson(rawBody))
  if (!news.success) return { verified: false, reason: 'MALFORMED' }
  if (!isSignedWith(account.secureKey, signedValues(news.data), news.data.messageSignature))
    return { verified: false, reason: 'BAD_SIGNATURE' }
  const outcome = outcomeOf(news.data)
  if (!outcome) return { verified: true, hint: null }
  const { site, state, transactionId, reference } = outcome
  return { verified: true, hint: { site, state, transactionId, reference } }
}

// Its own pages spell the name in more than one way.
const referenceNames = ['MerchantRefNo', 'MerchnatRefNo', 'merchantRefNumber', 'merchantRefNum'] as const

function readHint(query: ReceivedCallback['query']): CallbackReading {
  const reference = referenceNames.map((name) => query[name]).find((value) => value)
  if (!reference || reference.length > 100) return { verified: false, reason: 'MALFORMED' }
  return { verified: false, reason: 'UNSIGNED', reference }
}
