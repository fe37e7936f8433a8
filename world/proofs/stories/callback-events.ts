import fc from 'fast-check'
import type { GatewayOutcome } from '#money/payments/gateways/gateway.ts'
import type { Said } from './told-callbacks.ts'
import { outside, type ToldMethod, type ToldPayment, toldMethods } from './told-payment.ts'

const telling = ['paid', 'paid', 'declined', 'pending', 'short', 'foreign', 'otherCurrency', 'forged'] as const
/** Correctly signed, but the gateway says something else when it is asked. */
const lying = ['shifted', 'earlyPaid', 'wrongAmount', 'repeatedCharge'] as const
const doing = ['ask', 'expire', 'cancel'] as const
type Kind = (typeof telling)[number] | (typeof lying)[number] | (typeof doing)[number]
export type CallbackEvent = { readonly kind: Kind; readonly which: number; readonly spelling: number }
export type CallbackStory = {
  readonly method: ToldMethod
  readonly events: readonly CallbackEvent[]
  /** The gateway took the money, and its callback never arrived. */
  readonly isLost: boolean
  readonly isAtOnce: boolean
}

export const callbackStory: fc.Arbitrary<CallbackStory> = fc.record({
  method: fc.constantFrom(...toldMethods),
  events: fc.array(
    fc.record({
      kind: fc.constantFrom(...telling, ...telling, ...lying, ...doing),
      which: fc.nat(2),
      spelling: fc.nat(1),
    }),
    { minLength: 1, maxLength: 10 },
  ),
  isLost: fc.boolean(),
  isAtOnce: fc.boolean(),
})

// Fawry has one number for an order and its payment, knows only pounds and signs our reference: fewer events are
// possible.
export function possible({ provider }: ToldPayment, events: readonly CallbackEvent[]): readonly CallbackEvent[] {
  if (provider === 'paymob') return events
  const isShort = events[0]?.kind === 'short'
  return events
    .filter(({ kind }) => kind !== 'otherCurrency' && kind !== 'foreign' && kind !== (isShort ? 'paid' : 'short'))
    .map((event) => ({ ...event, which: 0 }))
}

const places: Readonly<Record<string, number>> = {
  paid: 0,
  forged: 0,
  declined: 3,
  pending: 5,
  short: 6,
  foreign: 7,
  otherCurrency: 8,
  shifted: 0,
  // Of a transaction that is really still pending.
  earlyPaid: 5,
  wrongAmount: 0,
  repeatedCharge: 0,
}

export function isLie(kind: string): kind is (typeof lying)[number] {
  return lying.some((one) => one === kind)
}

export function sayingOf({ base, reference }: ToldPayment, { kind, which, spelling }: CallbackEvent): Said {
  return {
    state: kind === 'earlyPaid' ? 'pending' : kind === 'declined' || kind === 'pending' ? kind : 'paid',
    transaction: base * 10 + (places[kind] ?? 0) * 3 + which,
    order: base,
    reference: kind === 'foreign' ? 'PA-0-1' : reference,
    minor: kind === 'short' ? outside - 1n : outside,
    currency: kind === 'otherCurrency' ? 'AED' : 'EGP',
    isForged: kind === 'forged',
    lie: isLie(kind) ? kind : 'none',
    spelling,
  }
}

/** The gateways' answers to inquiries: about one transaction of Paymob, and about a reference. */
export function truthOf(payment: ToldPayment, event: CallbackEvent): GatewayOutcome {
  const { state, transaction, order, reference, minor, currency } = sayingOf(payment, event)
  return {
    state,
    site: currency === 'AED' ? 'ae' : 'eg',
    transactionId: String(payment.provider === 'paymob' ? transaction : order),
    providerReference: String(order),
    reference,
    amount: { minor, currency },
    card: null,
    declineCode: state === 'declined' ? 'DECLINED' : null,
  }
}

/** Whether this event really happened at the gateway; forged callbacks and lies about money did not. */
export function isTrue({ kind }: CallbackEvent): boolean {
  return telling.some((one) => one === kind && one !== 'forged') || kind === 'earlyPaid'
}
