import { z } from 'zod'
import type { OpenAnswer, PaymentAttempt } from '#money/payments/gateways/gateway.ts'
import { sites } from '#sites/sites.ts'
import { type FawryAccount, fawrySite } from './account.ts'
import { callFawry } from './call-fawry.ts'
import { inquire } from './inquire.ts'
import { chargeItems, payerFields, wirePounds } from './payer.ts'
import { chargeValues, signatureOf } from './signature.ts'

const chargeForm = z.object({
  referenceNumber: z.string().regex(/^\d{1,30}$/),
  expirationTime: z
    .string()
    .regex(/^\d{13}$/)
    .nullish(),
})

/** Asks for a code that is paid at any Fawry point. Where the answer is lost, Fawry is asked what became of it. */
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
