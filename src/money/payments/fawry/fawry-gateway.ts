import { callGateway } from '#money/payments/gateways/call-gateway.ts'
import type {
  CallbackReading,
  CancelAnswer,
  GatewayFailure,
  OpenAnswer,
  PaymentAttempt,
  PaymentGateway,
  ReceivedCallback,
  RefundAnswer,
} from '#money/payments/gateways/gateway.ts'
import { readJson } from '#money/payments/gateways/read-json.ts'
import { type FawryAccount, fawrySite, takes } from './account.ts'
import { callFawry, chargeItems, payerFields, refusalIn, wirePounds } from './call-fawry.ts'
import { chargeReference, inquire } from './charge-reference.ts'
import { newsForm, outcomeOf, signedValues } from './news.ts'
import { cancelValues, isSignedWith, pageValues, refundValues, signatureOf } from './signature.ts'

// Fawry's own documents spell the name in several ways.
const referenceNames = ['MerchantRefNo', 'MerchnatRefNo', 'merchantRefNumber', 'merchantRefNum'] as const

/**
 * The gateway for FawryPay: codes paid at its points, and its page for cards, bank instalments and valU. `alarm` is
 * called if Fawry does not accept our keys: nobody can pay until somebody acts.
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
    // Fawry is asked only by our reference.
    inquire: async ({ reference }) =>
      reference
        ? watched(await inquire(account, reference))
        : { kind: 'unknown', status: null, detail: 'Fawry is asked by our reference' },
    refund: async ({ transactionId, amount }) => watched(await refund(account, transactionId, amount.minor)),
    cancel: async ({ providerReference }) => watched(await cancelUnpaid(account, providerReference)),
  }
}

/**
 * Opens Fawry's own page, restricted to one method: cards, bank instalments or valU are typed, chosen and confirmed there
 * and never reach us. Fawry names the page, not the number it has there; the first news brings it.
 */
async function openPage(account: FawryAccount, attempt: PaymentAttempt): Promise<OpenAnswer> {
  const answer = await callGateway(account, {
    method: 'POST',
    path: '/fawrypay-api/api/payments/init',
    body: pageBody(account, attempt),
  })
  if (answer.kind !== 'answered') return refusalIn(readJson(answer.detail)) ?? answer
  // The address comes as plain text; some gateways before it put it in quotes.
  const redirectUrl = addressIn(answer.text.trim().replace(/^"|"$/g, ''), account)
  if (redirectUrl) return { kind: 'opened', providerReference: null, redirectUrl }
  return refusalIn(readJson(answer.text)) ?? { kind: 'unknown', status: answer.status, detail: 'no address' }
}

function pageBody(account: FawryAccount, attempt: PaymentAttempt): Readonly<Record<string, unknown>> {
  const { merchantCode, secureKey } = account
  const { reference, returnUrl } = attempt
  const items = chargeItems(attempt)
  return {
    merchantCode,
    merchantRefNum: reference,
    ...payerFields(attempt),
    paymentMethod: account.pageMethods[attempt.method],
    ...(attempt.payerAccount && { valuCustomerCode: attempt.payerAccount }),
    paymentExpiry: attempt.expiresAt.getTime(),
    chargeItems: items.map(({ minor, ...item }) => ({ ...item, price: wirePounds(minor) })),
    returnUrl,
    orderWebHookUrl: attempt.callbackUrl,
    authCaptureModePayment: false,
    signature: signatureOf(secureKey, pageValues({ merchantCode, reference, returnUrl, items })),
  }
}

// A page for typing cards is reached over HTTPS, or stands where the account itself does.
function addressIn(text: string, account: FawryAccount): string | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const isSafe = url.protocol === 'https:' || url.origin === new URL(account.host).origin
  return isSafe ? url.href : null
}

/**
 * Sends money back to where Fawry took it. Fawry gives a refund no number: ours names what was refunded. After an `unknown`
 * answer its status is read (`reversed`) before anybody tries again.
 */
async function refund(account: FawryAccount, fawryReference: string, minor: bigint): Promise<RefundAnswer> {
  const { merchantCode, secureKey } = account
  const reason = 'refund'
  const answer = await callFawry(account, {
    method: 'POST',
    path: '/ECommerceWeb/Fawry/payments/refund',
    body: {
      merchantCode,
      referenceNumber: fawryReference,
      refundAmount: wirePounds(minor),
      reason,
      signature: signatureOf(secureKey, refundValues(merchantCode, fawryReference, minor, reason)),
    },
  })
  return answer.kind === 'answered' ? { kind: 'refunded', transactionId: `${fawryReference}:refund` } : answer
}

/** Ends a code that was not paid, so that nobody pays it by mistake. */
async function cancelUnpaid(account: FawryAccount, fawryReference: string): Promise<CancelAnswer> {
  const { merchantCode, secureKey } = account
  const lang = 'en-gb'
  const answer = await callFawry(account, {
    method: 'POST',
    path: '/ECommerceWeb/api/orders/cancel-unpaid-order',
    body: {
      merchantAccount: merchantCode,
      orderRefNo: fawryReference,
      lang,
      signature: signatureOf(secureKey, cancelValues(fawryReference, merchantCode, lang)),
    },
  })
  return answer.kind === 'answered' ? { kind: 'cancelled' } : answer
}

function isMisconfigured(answer: { readonly kind: string }): answer is GatewayFailure {
  return answer.kind === 'misconfigured'
}

/**
 * Reads Fawry's messages: notification V2, a signed body; or V1, with its values in the address. V1's signature is not
 * documented.
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
