import type { CancelAnswer, RefundAnswer } from '#money/payments/gateways/gateway.ts'
import type { FawryAccount } from './account.ts'
import { callFawry } from './call-fawry.ts'
import { wirePounds } from './payer.ts'
import { cancelValues, refundValues, signatureOf } from './signature.ts'

/**
 * Sends money back to where Fawry took it. Fawry gives a refund no number: ours names what was refunded. After an `unknown`
 * answer its status is read (`reversed`) before anybody tries again.
 */
export async function refund(account: FawryAccount, fawryReference: string, minor: bigint): Promise<RefundAnswer> {
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
export async function cancelUnpaid(account: FawryAccount, fawryReference: string): Promise<CancelAnswer> {
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
