import type { Selectable } from 'kysely'
import type { MoneyKind } from '#money/wallet/accounts.ts'
import { isCurrency, type Money, subtract } from '#platform/values/amounts/money.ts'
import { openText } from '#platform/work/sealed-text.ts'
import type { Database, Work } from '#platform/work/work.ts'
import type { PaymentMethod } from '#pricing/quote/method-table.ts'
import type { Site } from '#sites/sites.ts'
import { type CardChoice, sayCardChoice } from './cards/card-choice.ts'
import type { PaymentStatus } from './payment-moves.ts'

export const initiators = [
  'placeOrder',
  'payNow',
  'deliveryRequest',
  'pickupRequest',
  'packageSubscription',
  'payNowPackage',
  'withdraw',
  'deposit',
  'payNowRequest',
] as const
export type Initiator = (typeof initiators)[number]

/** What a payment is for; a deposit only fills the wallet. */
export type PaymentSubject = { readonly kind: 'order' | 'request' | 'subscription'; readonly id: string }

export type Payment = {
  readonly id: string
  readonly number: string
  readonly customerId: string
  readonly site: Site
  readonly initiator: Initiator
  readonly method: PaymentMethod
  readonly status: PaymentStatus
  /** The provider, decided when it was opened; null if there is none. */
  readonly provider: string | null
  /** The code to pay with at a point of the gateway, or at our own desk. */
  readonly code: string | null
  /** The payer's own number: a valU customer code, the number of a mobile wallet. */
  /** Sealed, as it is stored; `saidOf` opens it. */
  readonly sealedPayerAccount: string | null
  readonly cardChoice: CardChoice
  readonly subject: PaymentSubject | null
  /** The whole amount: it includes `fee` and `walletPart`; the rest, `outside`, comes from the method. */
  readonly amount: Money
  readonly fee: Money
  readonly walletPart: Money
  readonly walletPartKind: MoneyKind | null
  readonly outside: Money
  readonly card: { readonly brand: string; readonly last4: string } | null
  readonly declineCode: string | null
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly settledAt: Date | null
}

type Row = Selectable<Database['payments']>

// Checks in the database guarantee the words of these columns.
export function paymentOf(row: Row): Payment {
  const { currency } = row
  if (!isCurrency(currency)) throw new Error(`payment ${row.number} has an unknown currency`)
  const of = (minor: bigint): Money => ({ minor, currency })
  const [amount, walletPart] = [of(row.amount_minor), of(row.wallet_part_minor)]
  return {
    id: row.id,
    number: row.number,
    customerId: row.customer_id,
    site: row.site as Site,
    initiator: row.initiator as Initiator,
    method: row.method as PaymentMethod,
    status: row.status as PaymentStatus,
    provider: row.provider,
    code: row.code,
    sealedPayerAccount: row.payer_account,
    cardChoice: { savedCardId: row.saved_card_id, savesCard: row.saves_card },
    subject: row.subject_id ? { kind: row.subject_kind as PaymentSubject['kind'], id: row.subject_id } : null,
    amount,
    fee: of(row.fee_minor),
    walletPart,
    walletPartKind: row.wallet_part_kind as MoneyKind | null,
    outside: subtract(amount, walletPart),
    card: row.card_last4 ? { brand: row.card_brand ?? '', last4: row.card_last4 } : null,
    declineCode: row.decline_code,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    settledAt: row.settled_at,
  }
}

/** A valU customer code or the phone number of a wallet. */
export function openPayerAccount(work: Pick<Work, 'vault'>, { id, sealedPayerAccount }: Payment): string | null {
  return openText(work, 'payments.payer_account', id, sealedPayerAccount ?? null)
}

/** What the payer said for the method, in the form in which it is asked: to pay once more, or to find the same payment. */
export function saidOf(work: Pick<Work, 'vault'>, payment: Payment): string | null {
  return openPayerAccount(work, payment) ?? sayCardChoice(payment.cardChoice)
}

/** Whether a payment is by this method, and with the same card where it is a card's. */
export function isBy(payment: Payment, method: PaymentMethod, said: string | null): boolean {
  return payment.method === method && (method !== 'creditCard' || sayCardChoice(payment.cardChoice) === said)
}
