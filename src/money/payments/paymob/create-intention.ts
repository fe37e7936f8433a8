import { z } from 'zod'
import type { GatewayFailure, OpenAnswer, PaymentAttempt } from '#money/payments/gateways/gateway.ts'
import { sites } from '#sites/sites.ts'
import { callPaymob, integrationOf, type PaymobAccount } from './account.ts'

const intentionForm = z.object({
  client_secret: z.string().min(1),
  intention_order_id: z.string().regex(/^\d+$/),
  payment_keys: z.array(z.object({ key: z.string().min(1) })).default([]),
  payment_methods: z.array(z.object({ use_cvc_with_moto: z.boolean().nullish() })).default([]),
})

/**
 * Registers a payment at Paymob; the answer is the page where the customer pays. A saved card is charged at once where the account has an
 * integration for that, unless it asks for the security code: then that page asks for it.
 */
export async function createIntention(account: PaymobAccount, attempt: PaymentAttempt): Promise<OpenAnswer> {
  const answer = await callPaymob(account, {
    method: 'POST',
    path: '/v1/intention/',
    authorization: `Token ${account.secretKey}`,
    body: intentionOf(account, attempt),
  })
  if (answer.kind === 'refused')
    return { ...withoutToken(answer, attempt), isAboutCard: /"card_tokens"/.test(answer.detail) }
  if (answer.kind !== 'answered') return answer
  const intention = intentionForm.safeParse(answer.body)
  if (!intention.success) return { kind: 'unknown', status: null, detail: 'unexpected intention' }
  const { client_secret, intention_order_id: providerReference, payment_keys, payment_methods } = intention.data
  const paymentKey = payment_keys[0]?.key
  const asksCode = payment_methods[0]?.use_cvc_with_moto === true
  if (paymentKey && !asksCode && savedIntegrationOf(account, attempt) > 0)
    return chargeToken(account, attempt, { paymentKey, providerReference })
  return { kind: 'opened', providerReference, redirectUrl: hostedCheckoutUrl(account, client_secret) }
}

const chargeForm = z.object({
  success: z.union([z.boolean(), z.stringbool()]),
  redirect_url: z.url({ protocol: /^https?$/ }),
})

type Registered = { readonly paymentKey: string; readonly providerReference: string }

/**
 * Charges a saved card by its token. What the answer says of money is not believed here: the payment is asked about. No
 * answer may be a charge too. Where the card's bank wants to see its owner, the answer names its page.
 */
async function chargeToken(
  account: PaymobAccount,
  attempt: PaymentAttempt,
  { paymentKey, providerReference }: Registered,
): Promise<OpenAnswer> {
  const answer = await callPaymob(account, {
    method: 'POST',
    path: '/api/acceptance/payments/pay',
    body: { source: { identifier: attempt.cardToken, subtype: 'TOKEN' }, payment_token: paymentKey },
  })
  if (answer.kind === 'misconfigured') return answer
  if (answer.kind === 'refused')
    return { ...withoutToken(answer, attempt), isAboutCard: /"(source|identifier)"/.test(answer.detail) }
  const charge = chargeForm.safeParse(answer.kind === 'answered' ? answer.body : null)
  if (charge.success && !charge.data.success)
    return { kind: 'opened', providerReference, redirectUrl: charge.data.redirect_url }
  return { kind: 'charged', providerReference }
}

/** The integration that charges the attempt's saved card; 0 where there is none. */
function savedIntegrationOf(account: PaymobAccount, { cardToken }: PaymentAttempt): number {
  return cardToken === null ? 0 : (account.savedCardIntegrationId ?? 0)
}

// A refusal is kept for whoever looks into it, and a token pays.
function withoutToken(refused: GatewayFailure, { cardToken }: PaymentAttempt): GatewayFailure {
  return cardToken === null ? refused : { ...refused, detail: refused.detail.replaceAll(cardToken, '…') }
}

/** Paymob's own page: card numbers are typed there and never reach us. */
function hostedCheckoutUrl(account: PaymobAccount, clientSecret: string): string {
  const url = new URL('/unifiedcheckout/', account.host)
  url.searchParams.set('publicKey', account.publicKey)
  url.searchParams.set('clientSecret', clientSecret)
  return url.href
}

function intentionOf(account: PaymobAccount, attempt: PaymentAttempt): Readonly<Record<string, unknown>> {
  const amount = wireAmount(attempt.amount.minor)
  return {
    amount,
    currency: attempt.amount.currency,
    payment_methods: [savedIntegrationOf(account, attempt) || integrationOf(account, attempt.method)],
    // One line with the whole total is right whether Paymob takes an item's amount as unit price or as line total.
    items: [{ name: attempt.title.slice(0, 50), amount, quantity: 1 }],
    billing_data: {
      first_name: attempt.payer.firstName.slice(0, 50) || 'NA',
      last_name: attempt.payer.lastName.slice(0, 50) || 'NA',
      email: attempt.payer.email,
      // A mobile wallet has its own number, which need not be the customer's phone.
      phone_number: attempt.payerAccount || attempt.payer.phone || 'NA',
      country: sites[attempt.site].country,
    },
    // Paymob's page asks about saving on its own; what is said here comes back with its messages.
    extras: { locale: attempt.locale, ...(attempt.savesCard && { save_card: true }) },
    ...(attempt.cardToken !== null && { card_tokens: [attempt.cardToken] }),
    special_reference: attempt.reference,
    expiration: attempt.expiresInSeconds,
    notification_url: attempt.callbackUrl,
    redirection_url: attempt.returnUrl,
  }
}

/** Paymob takes minor units as a JSON integer; no sum reaches 2^53, above which it would be inexact. */
export function wireAmount(minor: bigint): number {
  if (minor <= 0n || minor > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError(`not a card amount: ${minor}`)
  return Number(minor)
}
