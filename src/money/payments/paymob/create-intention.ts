import { z } from 'zod'
import type { OpenAnswer, PaymentAttempt } from '#money/payments/gateways/gateway.ts'
import { sites } from '#sites/sites.ts'
import { callPaymob, integrationOf, type PaymobAccount } from './account.ts'

const intentionForm = z.object({
  client_secret: z.string().min(1),
  intention_order_id: z.string().regex(/^\d+$/),
})

/** Registers a payment at Paymob; the answer is the page where the customer pays. */
export async function createIntention(account: PaymobAccount, attempt: PaymentAttempt): Promise<OpenAnswer> {
  const answer = await callPaymob(account, {
    method: 'POST',
    path: '/v1/intention/',
    authorization: `Token ${account.secretKey}`,
    body: intentionOf(account, attempt),
  })
  if (answer.kind === 'refused') return { ...answer, isAboutCard: /"card_tokens"/.test(answer.detail) }
  if (answer.kind !== 'answered') return answer
  const intention = intentionForm.safeParse(answer.body)
  if (!intention.success) return { kind: 'unknown', status: null, detail: 'unexpected intention' }
  return {
    kind: 'opened',
    providerReference: intention.data.intention_order_id,
    redirectUrl: hostedCheckoutUrl(account, intention.data.client_secret),
  }
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
    payment_methods: [integrationOf(account, attempt.method)],
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
