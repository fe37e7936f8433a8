import type { PaymentRequest } from '#money/payments/gateways/check-payment.ts'
import type { OpenAnswer } from '#money/payments/gateways/gateway.ts'
import { attachCheckout, startAttempt } from '#money/payments/gateways/open-checkout.ts'
import { openPayment } from '#money/payments/open-payment.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { system } from '#platform/work/work.ts'
import { methodFacts, type PaymentMethod } from '#pricing/quote/method-table.ts'
import { sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { type SampleCustomer, sampleCustomer } from '#world/samples/people/people.samples.ts'
import type { As } from './story.ts'

export const toldMethods = [
  'creditCard',
  'visaWallet',
  'fawry',
  'fawryCreditCard',
  'fawryCreditCardInstalment',
  'valu',
] as const satisfies readonly PaymentMethod[]
export type ToldMethod = (typeof toldMethods)[number]

/** A payment that was opened at its gateway; `base` is the first of the gateway's own numbers for it. */
export type ToldPayment = {
  readonly id: string
  readonly customerId: string
  readonly method: ToldMethod
  readonly provider: 'paymob' | 'fawry'
  readonly reference: string
  readonly base: number
}

export const outside = 6_000n
const part = 4_000n

/** How many stories one customer is in, one after the other: everything they ever held is checked after each. */
const storiesOfOne = 25

/** A customer of several stories. */
export type Payer = Pick<SampleCustomer, 'id' | 'who'> & {
  readonly payments: string[]
  /** The sum of everything they have, in the wallet or held for a payment. */
  has: bigint
}

export function isUsedUp({ payments }: Payer): boolean {
  return payments.length >= storiesOfOne
}

export function openPayer(as: As): Promise<Payer> {
  return as(system, async (work) => {
    const { id, who } = await sampleCustomer(work)
    const has = part * BigInt(storiesOfOne)
    await fillWallet(work, id, has)
    return { id, who, payments: [], has }
  })
}

let lastNumber = Math.floor(Date.now() / 1000) * 1000

/**
 * Opens a payment: a part from the wallet, the rest by this method; the gateway has given its page or code. Everything
 * happens at one moment, because the job of another story ends what is not paid.
 */
export function openToldPayment(as: As, payer: Payer, method: ToldMethod, minutes: number): Promise<ToldPayment> {
  lastNumber += 10
  const base = lastNumber
  return as(system, async (work) => {
    const { id: customerId, who } = payer
    const customer = { ...work, who }
    const wish: PaymentRequest = {
      key: newId(),
      customerId,
      method,
      subject: null,
      expiresInMinutes: minutes,
      initiator: 'payNow',
      amount: money(outside + part, 'EGP'),
      walletPart: { minor: part, kind: 'card' },
      payerAccount: payerOf(method),
    }
    const { id } = await openPayment(customer, wish, sampleRoutes)
    const start = await startAttempt(customer, id)
    if (start.kind !== 'start') throw new Error(`a new payment by ${method} is ${start.kind}`)
    await attachCheckout(work, start.reference, openedAt(method, String(base)))
    const provider = start.provider === 'paymob' ? 'paymob' : 'fawry'
    return { id, customerId, method, provider, reference: start.reference, base }
  })
}

function openedAt(method: ToldMethod, providerReference: string): OpenAnswer {
  if (methodFacts[method].way === 'code')
    return { kind: 'codeGiven', code: providerReference, expiresAt: null, providerReference }
  return { kind: 'opened', redirectUrl: 'http://gateway/page', providerReference }
}

function payerOf(method: ToldMethod): string | null {
  if (method === 'visaWallet') return '01001234567'
  return method === 'valu' ? '123456' : null
}
