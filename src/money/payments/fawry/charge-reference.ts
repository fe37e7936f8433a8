import { z } from 'zod'
import type { InquiryAnswer, OpenAnswer, PaymentAttempt } from '#money/payments/gateways/gateway.ts'
import { sites } from '#sites/sites.ts'
import { type FawryAccount, fawrySite } from './account.ts'
import { callFawry, chargeItems, payerFields, unknownOrderCode, wirePounds } from './call-fawry.ts'
import { newsForm, outcomeOf, signedValues } from './news.ts'
import { chargeValues, isSignedWith, signatureOf, statusValues } from './signature.ts'

const chargeForm = z.object({
  referenceNumber: z.string().regex(/^\d{1,30}$/),
  expirationTime: z
    .string()
    .regex(/^\d{13}$/)
    .nullish(),
})

/** Asks for a code that can be paid at any Fawry point. If the answer is lost, Fawry is asked about it. */
export async function chargeReference(account: FawryAccount, attempt: PaymentAttempt): Promise<OpenAnswer> {
  const answer = await callFawry(account, {
    method: 'POST',
    path: '/ECommerceWeb/Fawry/payments/charge',
    body: chargeBody(account, attempt),
  })
  if (answer.kind === 'unknown') return (await findCode(account, attempt)) ?? answer
  if (answer.kind !== 'answered') return answer
  const charge = chargeForm.safeParse(answer.body)
  if (!charge.success) return { kind: 'unknown', status: null, detail: 'unexpected charge' }
  const { referenceNumber: code, expirationTime } = charge.data
  const expiresAt = expirationTime ? new Date(Number(expirationTime)) : null
  return { kind: 'codeGiven', code, providerReference: code, expiresAt }
}

function chargeBody(account: FawryAccount, attempt: PaymentAttempt): Readonly<Record<string, unknown>> {
  const { merchantCode, secureKey } = account
  const { reference, amount } = attempt
  const method = 'PAYATFAWRY'
  return {
    merchantCode,
    merchantRefNum: reference,
    ...payerFields(attempt),
    paymentMethod: method,
    amount: wirePounds(amount.minor),
    currencyCode: sites[fawrySite].currency,
    description: attempt.title.slice(0, 100),
    paymentExpiry: attempt.expiresAt.getTime(),
    chargeItems: chargeItems(attempt).map(({ minor, ...item }) => ({ ...item, price: wirePounds(minor) })),
    orderWebHookUrl: attempt.callbackUrl,
    signature: signatureOf(secureKey, chargeValues({ merchantCode, reference, method, minor: amount.minor })),
  }
}

async function findCode(account: FawryAccount, { reference }: PaymentAttempt): Promise<OpenAnswer | null> {
  const found = await inquire(account, reference)
  if (found.kind !== 'outcome' || found.outcome.state === 'ended') return null
  const code = found.outcome.providerReference
  return { kind: 'codeGiven', code, providerReference: code, expiresAt: null }
}

/** Asks Fawry what became of our reference. That it does not know it is an answer too. */
export async function inquire(account: FawryAccount, reference: string): Promise<InquiryAnswer> {
  const { merchantCode, secureKey } = account
  const signature = signatureOf(secureKey, statusValues(merchantCode, reference))
  const answer = await callFawry(account, {
    method: 'GET',
    // Verbatim: Fawry's own clients do not escape the `+` and `=` of a merchant code.
    path: `/ECommerceWeb/Fawry/payments/status/v2?merchantCode=${merchantCode}&merchantRefNumber=${reference}&signature=${signature}`,
  })
  if (answer.kind !== 'answered')
    return answer.code === unknownOrderCode || answer.status === 404 ? { kind: 'nothingYet' } : answer
  const news = newsForm.safeParse(answer.body)
  if (!news.success || news.data.merchantRefNumber !== reference) return unusable('unexpected status')
  const { messageSignature } = news.data
  if (messageSignature && !isSignedWith(secureKey, signedValues(news.data), messageSignature))
    return unusable('status with a wrong signature')
  const outcome = outcomeOf(news.data)
  return outcome ? { kind: 'outcome', outcome } : unusable(`status ${news.data.orderStatus}`)
}

function unusable(detail: string): InquiryAnswer {
  return { kind: 'unknown', status: null, detail }
}
