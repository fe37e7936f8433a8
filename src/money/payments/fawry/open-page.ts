import { callGateway } from '#money/payments/gateways/call-gateway.ts'
import type { OpenAnswer, PaymentAttempt } from '#money/payments/gateways/gateway.ts'
import { readJson } from '#money/payments/gateways/read-json.ts'
import type { FawryAccount } from './account.ts'
import { refusalIn } from './call-fawry.ts'
import { chargeItems, payerFields, wirePounds } from './payer.ts'
import { pageValues, signatureOf } from './signature.ts'

/**
 * Opens Fawry's own page, restricted to one method: cards, bank instalments or valU are typed, chosen and confirmed there
 * and never reach us. Fawry names the page, not the number it has there; the first news brings it.
 */
export async function openPage(account: FawryAccount, attempt: PaymentAttempt): Promise<OpenAnswer> {
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
