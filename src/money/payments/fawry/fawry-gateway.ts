import type {
  CallbackReading,
  GatewayFailure,
  PaymentGateway,
  ReceivedCallback,
} from '#money/payments/gateways/gateway.ts'
import { readJson } from '#money/payments/gateways/read-json.ts'
import { type FawryAccount, fawrySite, takes } from './account.ts'
import { chargeReference } from './charge-reference.ts'
import { inquire } from './inquire.ts'
import { newsForm, outcomeOf, signedValues } from './news.ts'
import { openPage } from './open-page.ts'
import { cancelUnpaid, refund } from './refund.ts'
import { isSignedWith } from './signature.ts'

// Its own pages spell the name in more than one way.
const referenceNames = ['MerchantRefNo', 'MerchnatRefNo', 'merchantRefNumber', 'merchantRefNum'] as const

/**
 * The gateway over FawryPay: codes paid at its points, and its page for cards, bank instalments and valU. `alarm` is told
 * when Fawry does not take our keys: nobody can pay until someone acts.
 */
export function fawryGateway(account: FawryAccount, alarm: (fault: GatewayFailure) => void): PaymentGateway {
  const watched = <Answer extends { readonly kind: string }>(answer: Answer | GatewayFailure) => {
    if (isMisconfigured(answer)) alarm(answer)
    return answer
  }
  return {
    provider: 'fawry',
    serves: (method, site) => site === fawrySite && takes(account, method),
    open: async (attempt) =>
      watched(await (attempt.method === 'fawry' ? chargeReference(account, attempt) : openPage(account, attempt))),
    readCallback: (received) => verifyNotification(account, received),
    // Fawry is asked by our reference alone.
    inquire: async ({ reference }) =>
      reference
        ? watched(await inquire(account, reference))
        : { kind: 'unknown', status: null, detail: 'Fawry is asked by our reference' },
    refund: async ({ transactionId, amount }) => watched(await refund(account, transactionId, amount.minor)),
    cancel: async ({ providerReference }) => watched(await cancelUnpaid(account, providerReference)),
  }
}

function isMisconfigured(answer: { readonly kind: string }): answer is GatewayFailure {
  return answer.kind === 'misconfigured'
}

/**
 * Reads what Fawry sends: notification V2, a signed body; or V1, whose values stand in the address. What V1 signs is
 * published nowhere.
 */
function verifyNotification(account: FawryAccount, { rawBody, query }: ReceivedCallback): CallbackReading {
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

function readHint(query: ReceivedCallback['query']): CallbackReading {
  const reference = referenceNames.map((name) => query[name]).find((value) => value)
  if (!reference || reference.length > 100) return { verified: false, reason: 'MALFORMED' }
  return { verified: false, reason: 'UNSIGNED', reference }
}
